import * as m from '../../../messages/compiled/messages.js'
import { Button, buttonClass } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/list-state/EmptyState.tsx'
import { addressOf } from '../content/links.ts'
import { usePreferences } from '../preferences.tsx'
import { type Change, type Chosen, type Dimension, without, withoutAny } from './dimensions.ts'

export interface NothingFoundProps {
  readonly title: string
  readonly dimensions: readonly Dimension[]
  readonly chosen: readonly Chosen[]
  /** Address of the list's first page, where there are entries on that. */
  readonly firstPage: string | null
  onChange(change: Change): void
}

/** In the place of a list that holds nothing: which filter stands in the way. */
export function NothingFound({ title, dimensions, chosen, firstPage, onChange }: NothingFoundProps) {
  usePreferences()
  const last = chosen.at(-1)
  if (firstPage !== null) {
    return (
      <EmptyState title={title} text={m.lists_empty_page()}>
        <a className={buttonClass({})} href={firstPage}>
          {m.lists_first_page()}
        </a>
      </EmptyState>
    )
  }
  if (!last) {
    return (
      <EmptyState title={title} text={m.lists_empty_plain()}>
        <a className={buttonClass({})} href={addressOf('/')}>
          {m.lists_home()}
        </a>
      </EmptyState>
    )
  }
  const filter = last.key === 'keyword' ? last.value : last.text
  return (
    <EmptyState title={title} text={m.lists_empty_without({ filter })}>
      <Button onClick={() => onChange(without(dimensions, last))}>{m.lists_without({ filter })}</Button>
      {chosen.length > 1 && (
        <Button kind="secondary" onClick={() => onChange(withoutAny(dimensions))}>
          {m.lists_clear_all()}
        </Button>
      )}
    </EmptyState>
  )
}
