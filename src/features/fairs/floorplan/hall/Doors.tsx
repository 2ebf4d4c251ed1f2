import type { Hall } from '../../../../../contract/calls/fairs.ts'
import { localise } from '../../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import * as css from './HallMap.css.ts'

/** Half of a door's width, units. */
const HALF = 56

const sides = {
  top: { d: `M${-HALF} 0h${2 * HALF}`, x: 0, y: 40 },
  bottom: { d: `M${-HALF} 0h${2 * HALF}`, x: 0, y: -24 },
  left: { d: `M0 ${-HALF}v${2 * HALF}`, x: 36, y: 0 },
  right: { d: `M0 ${-HALF}v${2 * HALF}`, x: -36, y: 0 },
}

/** Ways into a hall. */
export function Doors({ doors }: Pick<Hall, 'doors'>) {
  const { locale } = usePreferences()
  return doors.map(({ label, x, y, side }) => {
    const { d, ...words } = sides[side]
    const isUpright = side === 'left' || side === 'right'
    return (
      <g key={`${side} ${x} ${y}`} transform={`translate(${x} ${y})`}>
        <path className={css.door} d={d} />
        <text className={isUpright ? css.doorNameUpright : css.doorName} {...words}>
          {localise(label, locale)}
        </text>
      </g>
    )
  })
}
