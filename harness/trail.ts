import type { Moment } from './model.ts'
import type { Path, Step } from './path.ts'

/** The moments that led to one, the start first. */
export function trailTo(moment: Moment): readonly [Moment, ...Moment[]] {
  const trail: [Moment, ...Moment[]] = [moment]
  for (let at = moment.previous; at; at = at.previous) trail.unshift(at)
  return trail
}

/**
 * The way to a moment as a path.
 * @param offer steps to be made at a moment without leaving it
 */
export function pathTo(flow: string, input: string, end: Moment, offer?: (moment: Moment) => readonly Step[]): Path {
  const trail = trailTo(end)
  const [{ takes, expect }] = trail
  const steps = trail.flatMap((moment) => [...(moment.step ? [moment.step] : []), ...(offer?.(moment) ?? [])])
  return { flow, input, title: titleOf(input, trail), start: { takes, expect }, steps }
}

function titleOf(input: string, trail: readonly Moment[]): string {
  const way = trail.flatMap(({ step }) => (step ? [step.event.type.replace(/^xstate\./, '')] : []))
  const shown = way.length > 6 ? [...way.slice(0, 2), `… ${way.length - 5} more …`, ...way.slice(-3)] : way
  return `${input}: ${['start', ...shown].join(' > ')} = ${JSON.stringify(trail.at(-1)?.snapshot.value)}`
}
