import type { FilterOption } from './filter-option.ts'
import * as css from './OptionText.css.ts'

/** What an option says, and how many there are with it. */
export function OptionText({ text, count }: Pick<FilterOption, 'text' | 'count'>) {
  return (
    <>
      <span className={css.text}>{text}</span>
      {count !== undefined && <span className={css.count}>{count}</span>}
    </>
  )
}
