import * as m from '../../../messages/compiled/messages.js'
import { usePreferences } from '../preferences.tsx'
import * as css from './DrawnPlan.css.ts'

const columns = [180, 268, 356, 444, 668, 756, 844, 932]
const rows = [120, 190, 330, 400]

/** Our own sketch of a hall, for a fair whose organiser gave no plan of booths. */
export function DrawnPlan({ label }: { readonly label: string }) {
  usePreferences()
  return (
    <svg className={css.drawing} viewBox="0 0 1200 720" role="img" aria-label={label}>
      <rect className={css.walls} x="80" y="40" width="1040" height="620" rx="12" />
      {rows.map((y) =>
        columns.map((x) => <rect key={`${x} ${y}`} className={css.stand} x={x} y={y} width="80" height="60" rx="8" />),
      )}
      <rect className={css.part} x="180" y="520" width="344" height="90" rx="10" />
      <text className={css.words} x="352" y="572">
        {m.fairs_plan_stage()}
      </text>
      <rect className={css.part} x="668" y="520" width="344" height="90" rx="10" />
      <text className={css.words} x="840" y="572">
        {m.fairs_plan_desk()}
      </text>
      <path className={css.door} d="M540 660h120" />
      <text className={css.words} x="600" y="700">
        {m.fairs_plan_entrance()}
      </text>
    </svg>
  )
}
