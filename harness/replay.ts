import { type AnyActor, type AnyActorRef, type AnyMachineSnapshot, createActor, type InspectionEvent } from 'xstate'
import type { Catalogue } from '../machines/catalogue.ts'
import { StepClock } from './clock.ts'
import { encode } from './encode.ts'
import { expectationOf } from './model.ts'
import { type Expectation, type Path, REST, type Step } from './path.ts'
import { nobody, type Order, type Stage } from './stage.ts'
import { type Microstep, microstepOf, transitionKey } from './xstate.ts'

/** A step that went otherwise than planned. */
export class ReplayFailure extends Error {
  override readonly name = 'ReplayFailure'
}

/** What a live actor did in one step. */
export interface Observation {
  readonly expect: Expectation
  readonly microsteps: readonly Microstep[]
  readonly snapshot: AnyMachineSnapshot
}

/** One live actor on a stage: a real interpreter, with a simulated clock, steered actors and a parent that listens. */
export class LiveRun {
  readonly #stage: Stage
  readonly #clock = new StepClock()
  readonly #actor: AnyActor
  #microsteps: Microstep[] = []

  constructor(stage: Stage, flow: string, input: unknown) {
    this.#stage = stage
    stage.takeCalls()
    const listener = nobody((event) => {
      if (!/^xstate\.(done|error)\.actor\./.test(event.type)) stage.record({ kind: 'report', event: encode(event) })
    })
    const inspect = (event: InspectionEvent) => {
      const microstep = microstepOf(event)
      if (microstep && (event.actorRef as AnyActorRef).id === flow) this.#microsteps.push(microstep)
    }
    const parent = createActor(listener, { clock: this.#clock, inspect }).start()
    this.#actor = createActor(stage.machine, { parent, id: flow, input })
    this.#actor.on('*', (event: unknown) => stage.record({ kind: 'emit', event: encode(event) }))
  }

  start(): Observation {
    this.#actor.start()
    return this.#observe()
  }

  /** @throws ReplayFailure where the step cannot be made at all */
  perform({ by, event, actor, wait }: Step): Observation {
    this.#microsteps = []
    if (by === 'visitor') this.#actor.send(event)
    else if (event.type === REST) this.#rest(wait ?? 0)
    else if (by === 'clock') this.#waitFor(event.type, wait ?? 0)
    else this.#act(actor ?? '', event)
    return this.#observe()
  }

  #rest(wait: number): void {
    if (this.#clock.rest(wait) === 'early') throw new ReplayFailure(`a timer fires within ${wait} ms`)
  }

  #waitFor(type: string, wait: number): void {
    const fired = this.#clock.fireAfter(wait)
    if (fired === 'early') throw new ReplayFailure(`another timer fires before ${type}: infeasible order`)
    if (fired === 'none') throw new ReplayFailure(`no timer fires after ${wait} ms for ${type}`)
  }

  #act(id: string, event: Step['event']): void {
    const child = this.#snapshot().children[id]
    if (child?.getSnapshot().status !== 'active') throw new ReplayFailure(`the actor ${id} is not running`)
    const order = orderOf(event)
    if (order) child.send(order)
    else this.#actor.send(event)
  }

  #observe(): Observation {
    const snapshot = this.#snapshot()
    return {
      expect: { ...expectationOf(snapshot), calls: this.#stage.takeCalls() },
      microsteps: this.#microsteps,
      snapshot,
    }
  }

  #snapshot = () => this.#actor.getSnapshot() as AnyMachineSnapshot
}

/** How the actor is made to end; undefined where it only sends to its parent. */
function orderOf(event: Step['event'] & { output?: unknown; error?: unknown }): Order | undefined {
  if (event.type.startsWith('xstate.done.actor.')) return { type: 'harness.done', output: event.output }
  if (event.type.startsWith('xstate.error.actor.')) return { type: 'harness.error', error: event.error }
  return undefined
}

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
  const live = new LiveRun(stage, catalogue.flow, catalogue.inputs[path.input])
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

function compare(where: string, expected: Expectation, seen: Expectation): void {
  for (const field of FIELDS) {
    const [a, b] = [JSON.stringify(expected[field]), JSON.stringify(seen[field])]
    if (a !== b) throw new ReplayFailure(`${where}: ${field} should be ${a}, is ${b}`)
  }
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
