import { type AnyActor, type AnyActorRef, type AnyMachineSnapshot, createActor, type InspectionEvent } from 'xstate'
import { StepClock } from './clock.ts'
import { encode } from './encode.ts'
import { expectationOf } from './model.ts'
import { type Expectation, REST, type Step } from './path.ts'
import { nobody, type Order, type Stage } from './stage.ts'
import { isActorEnd, type Microstep, microstepOf } from './xstate.ts'

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

/** A live actor on a stage: a real interpreter, with a simulated clock and steered actors. */
export class LiveActor {
  readonly clock = new StepClock()
  readonly #stage: Stage
  readonly actor: AnyActor
  #microsteps: Microstep[] = []

  /**
   * @param create starts to listen with `inspect` before it creates the actor, so that what happens first is heard, too
   * @param id of the actor
   */
  constructor(
    stage: Stage,
    id: string,
    create: (live: { inspect: (event: InspectionEvent) => void; clock: StepClock }) => AnyActor,
  ) {
    stage.takeCalls()
    this.#stage = stage
    const inspect = (event: InspectionEvent) => {
      const microstep = microstepOf(event)
      if (microstep && (event.actorRef as AnyActorRef).id === id) this.#microsteps.push(microstep)
    }
    this.actor = create({ inspect, clock: this.clock })
    this.actor.on('*', (event: unknown) => stage.record({ kind: 'emit', event: encode(event) }))
  }

  start(): Observation {
    this.actor.start()
    return this.observe()
  }

  /** @throws ReplayFailure where the step cannot be made at all */
  perform({ by, event, actor, wait }: Step): Observation {
    this.#microsteps = []
    if (by === 'visitor') this.actor.send(event)
    else if (event.type === REST) this.#rest(wait ?? 0)
    else if (by === 'clock') this.#waitFor(event.type, wait ?? 0)
    else this.#act(actor ?? '', event)
    return this.observe()
  }

  /** What happened since the last step. */
  observe(): Observation {
    const snapshot = this.#snapshot()
    return {
      expect: { ...expectationOf(snapshot), calls: this.#stage.takeCalls() },
      microsteps: this.#microsteps,
      snapshot,
    }
  }

  #rest(wait: number): void {
    if (this.clock.rest(wait) === 'early') throw new ReplayFailure(`a timer fires within ${wait} ms`)
  }

  #waitFor(type: string, wait: number): void {
    const fired = this.clock.fireAfter(wait)
    if (fired === 'early') throw new ReplayFailure(`another timer fires before ${type}: infeasible order`)
    if (fired === 'none') throw new ReplayFailure(`no timer fires after ${wait} ms for ${type}`)
  }

  #act(id: string, event: Step['event']): void {
    const child = this.#snapshot().children[id]
    if (child?.getSnapshot().status !== 'active') throw new ReplayFailure(`the actor ${id} is not running`)
    const order = orderOf(event)
    if (order) child.send(order)
    else this.actor.send(event)
  }

  #snapshot = () => this.actor.getSnapshot() as AnyMachineSnapshot
}

/** The actor of a flow on its stage, below a parent that listens. */
export const liveOf = (stage: Stage, flow: string, input: unknown): LiveActor =>
  new LiveActor(stage, flow, ({ inspect, clock }) => {
    const listener = nobody((event) => {
      if (!isActorEnd(event)) stage.record({ kind: 'report', event: encode(event) })
    })
    const parent = createActor(listener, { clock, inspect }).start()
    return createActor(stage.machine, { parent, id: flow, input })
  })

/** How the actor is made to end; undefined where it only sends to its parent. */
function orderOf(event: Step['event'] & { output?: unknown; error?: unknown }): Order | undefined {
  if (event.type.startsWith('xstate.done.actor.')) return { type: 'harness.done', output: event.output }
  if (event.type.startsWith('xstate.error.actor.')) return { type: 'harness.error', error: event.error }
  return undefined
}
