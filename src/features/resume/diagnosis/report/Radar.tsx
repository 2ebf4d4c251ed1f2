import { curveLinearClosed, lineRadial } from 'd3-shape'
import type { Report } from '../../../../../contract/diagnosis.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { dimensionWords } from '../rule-words.ts'
import * as css from './Radar.css.ts'

export interface RadarProps {
  readonly dimensions: Report['dimensions']
}

const RADIUS = 112
const WIDTH = 400
const HEIGHT = 320
/** From the middle to a name. */
const NAMED = RADIUS + 18
const RINGS = [0.25, 0.5, 0.75, 1]

/** Shares of each dimension around a middle; the table beside it says the same. */
export function Radar({ dimensions }: RadarProps) {
  usePreferences()
  const angleOf = (at: number) => (2 * Math.PI * at) / dimensions.length
  const outline = (radii: readonly number[]) =>
    lineRadial<number>()
      .angle((_, at) => angleOf(at))
      .radius((radius) => radius)
      .curve(curveLinearClosed)([...radii]) ?? ''
  const shares = dimensions.map(({ weight, points }) => points / weight)
  const pointAt = (at: number, radius: number) => ({
    x: Math.sin(angleOf(at)) * radius,
    y: -Math.cos(angleOf(at)) * radius,
  })
  return (
    <svg
      className={css.radar}
      viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={m.diagnosis_radar()}
    >
      {RINGS.map((share) => (
        <path key={share} className={css.ring} d={outline(dimensions.map(() => share * RADIUS))} />
      ))}
      <path className={css.area} d={outline(shares.map((share) => share * RADIUS))} />
      {dimensions.map(({ name }, at) => {
        const [dot, label] = [pointAt(at, shares[at]! * RADIUS), pointAt(at, NAMED)]
        const anchor = Math.abs(label.x) < 8 ? 'middle' : label.x > 0 ? 'start' : 'end'
        return (
          <g key={name}>
            <circle className={css.dot} cx={dot.x} cy={dot.y} r={4} />
            <text className={css.name} x={label.x} y={label.y} textAnchor={anchor} dominantBaseline="middle">
              {dimensionWords[name].name()}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
