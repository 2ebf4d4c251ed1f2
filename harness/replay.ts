import type { AnyMachineSnapshot } from 'xstate'
import type { Catalogue } from '../machines/kit/catalogue.ts'
import type { Json } from './encode.ts'
import { liveOf, type Observation, ReplayFailure } from './live.ts'
import type { Expectation, Path, Step } from './path.ts'
import type { Stage } from './stage.ts'
import { transitionKey } from './xstate.ts'

export { type Observation, ReplayFailure } from './live.ts'

/** How a replay looks at what it sees. */
export interface Watch {
  /** Called after every step that went well; `step` is undefined for the start. */
  seen(observation: Observation, step: Step | undefined): void
}

/**
 * Replays a path on a live actor and compares after every step: state, context, tags, status, output, every call.
 * @param watch given for the machine itself, not for a mutant: then transitions taken must be those planned, too
 * @throws ReplayFailure at the first difference
 */
export function replay(stage: Stage, catalogue: Catalogue, path: Path, watch?: Watch): void {
  const live = liveOf(stage, catalogue.flow, catalogue.inputs[path.input])
  const look = (observation: Observation, step: Step | undefined, at: number) => {
    const where = `${path.flow}, ${path.title}, step ${at} (${step?.event.type ?? 'start'})`
    compare(where, step?.expect ?? path.start.expect, observation.expect)
    if (!watch) return
    comparePlan(where, step?.takes ?? path.start.takes, observation)
    checkInvariants(where, catalogue, observation.snapshot)
    watch.seen(observation, step)
  }
  look(live.start(), undefined, 0)
  path.steps.forEach((step, at) => {
    look(live.perform(step), step, at + 1)
  })
}

const FIELDS = ['status', 'value', 'context', 'tags', 'output', 'calls'] as const

/** What of an expectation is not as planned. */
export interface Difference {
  readonly field: string
  readonly expected: Json
  readonly seen: Json
}

/** The first field in which the two differ. */
export function differenceOf(expected: Expectation, seen: Expectation): Difference | null {
  const field = FIELDS.find((one) => JSON.stringify(expected[one]) !== JSON.stringify(seen[one]))
  return field ? { field, expected: expected[field] as Json, seen: seen[field] as Json } : null
}

function compare(where: string, expected: Expectation, seen: Expectation): void {
  const difference = differenceOf(expected, seen)
  if (!difference) return
  const [a, b] = [JSON.stringify(difference.expected), JSON.stringify(difference.seen)]
  throw new ReplayFailure(`${where}: ${difference.field} should be ${a}, is ${b}`)
}

function comparePlan(where: string, takes: Step['takes'], { microsteps }: Observation): void {
  const taken = microsteps.map(({ transitions }) => transitions.map(transitionKey)).filter((keys) => keys.length > 0)
  const [planned, real] = [JSON.stringify(takes), JSON.stringify(taken)]
  if (planned === real) return
  throw new ReplayFailure(
    `${where}: ${taken.length === 0 ? 'nothing was taken (phantom step)' : `took ${real}`}, planned ${planned}`,
  )
}

export function checkInvariants(where: string, { invariants = {} }: Catalogue, snapshot: AnyMachineSnapshot): void {
  for (const [name, holds] of Object.entries(invariants)) {
    if (!holds(snapshot)) throw new ReplayFailure(`${where}: broken promise: ${name}`)
  }
}
