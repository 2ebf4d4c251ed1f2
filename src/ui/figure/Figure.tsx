import * as css from './Figure.css.ts'

export interface FigureProps {
  /** As it is said, such as `20000` or `2万`; a plus follows it. */
  readonly count: string
  readonly label: string
}

/** A large round number and what it counts. */
export function Figure({ count, label }: FigureProps) {
  return (
    <p>
      <b className={css.number}>
        {count}
        <span className={css.plus}>+</span>
      </b>
      <br />
      <span className={css.label}>{label}</span>
    </p>
  )
}
