import { exitOf, headPath, roundedPath } from '../geometry.ts'
import { CHARACTER } from '../header.ts'
import type { Look } from '../look.ts'
import { heatOf } from '../tint.ts'
import type { ChartTransition } from '../types.ts'
import * as style from './Chart.css.ts'
import { LabelText } from './LabelText.tsx'
import { Survivor } from './Survivor.tsx'

interface ArrowProps {
  readonly transition: ChartTransition
  readonly look: Look
  /** Whether its label lies on the ground of the root. */
  readonly isOnRoot: boolean
  onSurvivor?: ((key: string) => void) | undefined
}

/** What the arrow is drawn as; what just happened comes before what might. */
function kindOf(key: string, { flash, open, found, tint }: Look) {
  if (found.has(key)) return 'found'
  if (tint) return heatOf(tint.times[key] ?? 0)
  if (flash.has(key)) return 'flash'
  return open.has(key) ? 'open' : null
}

const classes = (...names: readonly (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')

/** The line of a transition with its head. */
export function ArrowLine({ transition: { key, route }, look }: Pick<ArrowProps, 'transition' | 'look'>) {
  if (!route) return null
  const kind = kindOf(key, look)
  return (
    <g className={classes(style.arrow, kind && style.arrowOf[kind])}>
      {kind === 'flash' && <path className={style.glow} d={roundedPath(route)} />}
      <path className={classes(style.path, kind && style.pathOf[kind])} d={roundedPath(route)} />
      <path className={style.head} d={headPath(route)} />
    </g>
  )
}

/** The label of a transition, how often it was taken, and its survivors. */
export function ArrowLabel({ transition, look, isOnRoot, onSurvivor }: ArrowProps) {
  const { key, route, label } = transition
  if (!label || !route) return null
  const kind = kindOf(key, look)
  const survivors = look.tint?.survivors[key]?.length ?? 0
  const groundKind = survivors > 0 ? 'survived' : kind === 'flash' || kind === 'found' ? kind : null
  const times = look.tint ? (look.tint.times[key] ?? 0) : null
  const [chipX, chipY] = exitOf(route, label)
  return (
    <g className={classes(style.arrow, kind && style.arrowOf[kind])}>
      <rect
        className={classes(style.ground, isOnRoot && style.groundOfRoot, groundKind && style.groundOf[groundKind])}
        x={label.x}
        y={label.y}
        width={label.width}
        height={label.height}
        rx={4}
      />
      {label.lines.map((line, at) => (
        <LabelText
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a label never move
          key={at}
          isCentred
          x={label.x + label.width / 2}
          y={label.y + 14 + at * 16}
          line={line}
          className={kind === 'flash' ? style.flashText : undefined}
        />
      ))}
      {times !== null && <Chip x={chipX} y={chipY} times={times} />}
      {survivors > 0 && (
        <Survivor
          x={label.x + label.width}
          y={label.y}
          transition={key}
          count={survivors}
          onPress={onSurvivor && (() => onSurvivor(key))}
        />
      )}
    </g>
  )
}

/** How often a transition was taken. */
function Chip({ x, y, times }: { x: number; y: number; times: number }) {
  const heat = heatOf(times)
  const text = times === 0 ? '0' : `×${times}`
  const width = text.length * CHARACTER.plain + 10
  return (
    <g>
      <rect
        className={classes(style.chip, style.chipOf[heat])}
        x={x - width / 2}
        y={y - 9}
        width={width}
        height={18}
        rx={9}
      />
      <text className={classes(style.chipText, style.heatText[heat])} x={x} y={y + 4} textAnchor="middle">
        {text}
      </text>
    </g>
  )
}
