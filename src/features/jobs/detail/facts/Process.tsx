import type { PositionDetail } from '../../../../../contract/calls/positions.ts'
import * as css from './Process.css.ts'

/** Lists the steps after a delivery. */
export function Process({ steps }: { readonly steps: PositionDetail['process'] }) {
  return (
    <ol className={css.steps}>
      {steps.map(({ title, note }) => (
        <li key={title} className={css.step}>
          <span className={css.title}>{title}</span>
          <span className={css.note}>{note}</span>
        </li>
      ))}
    </ol>
  )
}
