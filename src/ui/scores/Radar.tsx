import { curveLinearClosed, lineRadial } from 'd3-shape'
import * as css from './Radar.css.ts'

/** One of the things that a score is made of. */
export interface ScorePart {
  readonly key: string
  readonly name: string
  /** Points at most. */
  readonly weight: number
  readonly points: number
  /** Against those of a former score; '' for none. */
  readonly change?: string
}

export interface RadarProps {
  /** Accessible name. */
  readonly label: string
  readonly parts: readonly ScorePart[]
}

const RADIUS = 112
const WIDTH = 440
const HEIGHT = 320
/** From the middle to a name. */
const NAMED = RADIUS + 18
const RINGS = [0.25, 0.5, 0.75, 1]

/** Shares of each dimension around a middle; the table beside it says the same. */
export function Radar({ label, parts }: RadarProps) {
  const angleOf = (at: number) => (2 * Math.PI * at) / parts.length
  const outline = (radii: readonly number[]) =>
    lineRadial<number>()
      .angle((_, at) => angleOf(at))
      .radius((radius) => radius)
      .curve(curveLinearClosed)([...radii]) ?? ''
  const shares = parts.map(({ weight, points }) => points / weight)
  const pointAt = (at: number, radius: number) => ({
    x: Math.sin(angleOf(at)) * radius,
    y: -Math.cos(angleOf(at)) * radius,
  })
  return (
    <svg
      className={css.radar}
      viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
    >
      {RINGS.map((share) => (
        <path key={share} className={css.ring} d={outline(parts.map(() => share * RADIUS))} />
      ))}
      <path className={css.area} d={outline(shares.map((share) => share * RADIUS))} />
      {parts.map(({ key, name }, at) => {
        const [dot, named] = [pointAt(at, shares[at]! * RADIUS), pointAt(at, NAMED)]
        const anchor = Math.abs(named.x) < 8 ? 'middle' : named.x > 0 ? 'start' : 'end'
        return (
          <g key={key}>
            <circle className={css.dot} cx={dot.x} cy={dot.y} r={4} />
            <text className={css.name} x={named.x} y={named.y} textAnchor={anchor} dominantBaseline="middle">
              {name}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
