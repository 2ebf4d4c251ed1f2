import type { Place } from '../place.ts'
import type { ActorInfo, RecordedStep } from '../wire.ts'

export interface Chosen {
  readonly actor: ActorInfo | null
  readonly flow: string | null
  /** The step looked at, or the last of that actor until then. */
  readonly step: RecordedStep | null
  /** The step of that actor before it. */
  readonly before: RecordedStep | null
}

const newest = (actors: readonly ActorInfo[], accepts: (actor: ActorInfo) => boolean): ActorInfo | null =>
  actors.findLast((actor) => actor.status === 'active' && accepts(actor)) ?? actors.findLast(accepts) ?? null

/** How an address names a certain actor. */
export const nameOf = ({ flow, id, key }: ActorInfo): string => `${flow ?? id}~${key}`

/** The actor that an address means: the one of that key, else the newest of that flow. */
export function chosenActor(actors: readonly ActorInfo[], name: string | null): ActorInfo | null {
  if (name === null) return null
  const [flow, key] = name.split('~', 2)
  return actors.find((actor) => actor.key === key) ?? newest(actors, (actor) => actor.flow === flow)
}

/** What the panes show, of all that was recorded. */
export function choose(
  { actor: name, step: at }: Pick<Place, 'actor' | 'step'>,
  actors: readonly ActorInfo[],
  steps: readonly RecordedStep[],
): Chosen {
  const actor = chosenActor(actors, name)
  const flow = actor ? actor.flow : (name?.split('~', 1)[0] ?? null)
  if (!actor) return { actor, flow, step: null, before: null }
  const index = steps.findLastIndex((step) => step.actor === actor.key && (at === null || step.step <= at))
  const step = steps[index] ?? null
  const before = index < 0 ? null : (steps.findLast((one, i) => i < index && one.actor === actor.key) ?? null)
  return { actor, flow, step, before }
}
