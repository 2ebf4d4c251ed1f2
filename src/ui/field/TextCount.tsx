import * as css from './TextCount.css.ts'

export interface TextCountProps {
  /** How many characters there are. */
  readonly count: number
  readonly max: number
}

/** How long the text of a field is, and how long it may be; a Field's hint. */
export function TextCount({ count, max }: TextCountProps) {
  return (
    <span className={css.count} data-over={count > max || undefined}>
      {`${count} / ${max}`}
    </span>
  )
}
