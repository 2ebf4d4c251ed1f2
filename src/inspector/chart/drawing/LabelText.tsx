import type { LabelLine } from '../types.ts'
import * as style from './Chart.css.ts'

interface LabelTextProps {
  readonly x: number
  readonly y: number
  readonly line: LabelLine
  /** Whether `x` is its middle. */
  readonly isCentred?: boolean
  /** Colour of all but its actions, instead of the parts' own. */
  readonly className?: string | undefined
}

/** One line of a label, each part in its colour. */
export function LabelText({ x, y, line, isCentred = false, className }: LabelTextProps) {
  return (
    <text x={x} y={y} xmlSpace="preserve" textAnchor={isCentred ? 'middle' : 'start'}>
      {line.map(({ kind, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a line never move
        <tspan key={at} className={kind === 'action' ? style.part.action : (className ?? style.part[kind])}>
          {text}
        </tspan>
      ))}
    </text>
  )
}
