import * as css from './illustrations.css.ts'

const COLUMNS = [20, 74, 128, 198, 252, 306, 376, 430, 484]
/** Top edge of each row, and which of its booths are taken. */
const ROWS = [
  { name: 'A', y: 14, taken: '123456' },
  { name: 'B', y: 60, taken: '12346' },
  { name: 'C', y: 120, taken: '238' },
  { name: 'D', y: 166, taken: '234589' },
]
const FOUND = 'B05'

/** The floor plan of a fair, one booth found. */
export function FairPlan() {
  const booths = ROWS.flatMap(({ name, y, taken }) =>
    COLUMNS.map((x, at) => ({ x, y, label: `${name}0${at + 1}`, isTaken: taken.includes(`${at + 1}`) })),
  )
  return (
    <svg className={css.plan} viewBox="0 0 540 208" preserveAspectRatio="xMinYMin slice" aria-hidden="true">
      {booths.map(({ x, y, label, isTaken }) => {
        const kind = label === FOUND ? 'found' : isTaken ? 'taken' : 'free'
        return (
          <g key={label}>
            <rect className={css.booths[kind]} x={x} y={y} width="46" height="38" rx="6" />
            <text className={kind === 'found' ? css.foundLabel : css.boothLabel} x={x + 23} y={y + 23}>
              {label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
