import * as style from './Chart.css.ts'
import type { LabelLine } from './types.ts'

/** One line of a label, each part in its colour. `className` colours all of it. */
export function LabelText({
  x,
  y,
  line,
  className,
}: {
  x: number
  y: number
  line: LabelLine
  className?: string | undefined
}) {
  return (
    <text x={x} y={y} xmlSpace="preserve">
      {line.map(({ kind, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a line never move
        <tspan key={at} className={kind === 'action' ? style.part.action : (className ?? style.part[kind])}>
          {text}
        </tspan>
      ))}
    </text>
  )
}
