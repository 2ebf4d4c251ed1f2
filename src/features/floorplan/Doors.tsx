import type { Hall } from '../../../contract/calls/fairs.ts'
import { localise } from '../localise.ts'
import { usePreferences } from '../preferences.tsx'
import * as css from './HallMap.css.ts'

/** Half of a door's width, units. */
const HALF = 56

const sides = {
  top: { d: `M${-HALF} 0h${2 * HALF}`, x: 0, y: 34, turn: 0 },
  bottom: { d: `M${-HALF} 0h${2 * HALF}`, x: 0, y: -22, turn: 0 },
  left: { d: `M0 ${-HALF}v${2 * HALF}`, x: 34, y: 0, turn: 90 },
  right: { d: `M0 ${-HALF}v${2 * HALF}`, x: -34, y: 0, turn: -90 },
}

/** Ways into a hall. */
export function Doors({ doors }: Pick<Hall, 'doors'>) {
  const { locale } = usePreferences()
  return doors.map(({ label, x, y, side }) => {
    const { d, turn, ...words } = sides[side]
    return (
      <g key={`${side} ${x} ${y}`} transform={`translate(${x} ${y})`}>
        <path className={css.door} d={d} />
        <text className={css.doorName} transform={`translate(${words.x} ${words.y}) rotate(${turn})`}>
          {localise(label, locale)}
        </text>
      </g>
    )
  })
}
