import { count } from './Count.css.ts'
import { countText } from './count-text.ts'

export interface CountProps {
  /** Undefined while it is on its way. */
  readonly total: number | undefined
  /** The sentence around a number. */
  sentence(inputs: { count: string }): string
}

const MARK = '\u0000'

/** How many a list holds, as its heading of level 2; told politely whenever it changes. */
export function Count({ total, sentence }: CountProps) {
  const [before, after] = sentence({ count: MARK }).split(MARK)
  return (
    <div className={count} aria-live="polite">
      {total !== undefined && (
        <h2>
          {before}
          <b>{countText(total)}</b>
          {after}
        </h2>
      )}
    </div>
  )
}
