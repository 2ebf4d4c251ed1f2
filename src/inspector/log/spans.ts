import { leafNames, movement } from '../panel/panel-words.ts'
import type { RecordedStep, StepKind } from '../wire.ts'

/** A stretch of the log during which an actor stayed in one state; places among the steps. */
export interface Span {
  readonly from: number
  readonly to: number
  /** States entered when it began. */
  readonly text: string
}

export function spansOf(steps: readonly RecordedStep[], actor: string | undefined): readonly Span[] {
  const spans: { from: number; to: number; text: string }[] = []
  let now = ''
  steps.forEach((step, place) => {
    if (step.actor !== actor) return
    const value = leafNames(step.value)
    if (value === now) return
    now = value
    const last = spans.at(-1)
    if (last) last.to = place
    spans.push({ from: place, to: steps.length, text: movement(step).to || value })
  })
  return spans
}

/** One SVG path for the steps of each kind, a stroke a step. */
export function tickPaths(steps: readonly RecordedStep[]): readonly (readonly [StepKind, string])[] {
  const paths = new Map<StepKind, string>()
  for (const [place, { kind }] of steps.entries()) paths.set(kind, `${paths.get(kind) ?? ''}M${place + 0.5} 0V10`)
  return [...paths]
}
