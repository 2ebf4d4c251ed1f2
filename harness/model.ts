import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  type ExecutableActionObject,
} from 'xstate'
import type { Catalogue, Outcomes } from '../machines/kit/catalogue.ts'
import { checkCatalogue } from './check.ts'
import { encode, fingerprint } from './encode.ts'
import { type Expectation, REST, type Source, type Step } from './path.ts'
import { nobody, stage } from './stage.ts'
import { Surroundings, type Turn } from './surroundings.ts'
import {
  doneEvent,
  enabledTransitions,
  errorEvent,
  hasCandidate,
  isActorEnd,
  isDone,
  type Microstep,
  microstepOf,
  rebind,
  requestOf,
  transitionKey,
} from './xstate.ts'

/** Something that can happen to the machine. */
export interface Stimulus extends EventObject {
  /** The same for equal ones. */
  readonly id: string
  readonly by: Source
  readonly event: EventObject
  readonly actor?: string
}

/** The machine, its running actors and its clock at one moment, and how it came there. */
export interface Moment extends Turn {
  readonly status: 'active'
  readonly output: undefined
  readonly error: undefined
  readonly snapshot: AnyMachineSnapshot
  readonly previous: Moment | undefined
  /** The step that led here; undefined at the start. */
  readonly step: Step | undefined
  readonly microsteps: readonly Microstep[]
  readonly takes: readonly (readonly string[])[]
  readonly expect: Expectation
  /** The same for moments that behave alike: not the time itself counts, but the order in which timers will fire. */
  readonly key: string
}

/**
 * The machine as pure functions with a clock: says what may happen next and what it must lead to, without running
 * anything.
 */
export class Model {
  readonly catalogue: Catalogue
  readonly #machine: AnyStateMachine
  readonly #self: AnyActorRef
  readonly #parent: AnyActorRef
  readonly #visitor: readonly Stimulus[]
  /** What each actor may do, by its id. */
  readonly #actors: ReadonlyMap<string, readonly Stimulus[]>
  #microsteps: Microstep[] = []

  constructor(catalogue: Catalogue) {
    checkCatalogue(catalogue)
    this.catalogue = catalogue
    this.#machine = stage(catalogue.machine).machine
    const logic = nobody(() => {})
    this.#parent = createActor(logic)
    this.#self = createActor(logic, { parent: this.#parent, id: catalogue.flow })
    this.#self.system.inspect((event) => {
      const microstep = microstepOf(event, this.#self)
      if (microstep) this.#microsteps.push(microstep)
    })
    const { events, actors } = catalogue
    this.#visitor = events.map((event) => stimulus({ by: 'visitor', event }))
    this.#actors = new Map(Object.entries(actors).map(([actor, outcomes]) => [actor, stimuliOf(actor, outcomes)]))
  }

  start(input: unknown): Moment {
    return this.#settle({ now: 0, timers: [], running: new Set() }, undefined, (scope) =>
      this.#machine.getInitialSnapshot(scope as never, input),
    )
  }

  /** @throws where the stimulus cannot happen at that moment, or breaks the machine */
  apply(moment: Moment, { by, event, actor }: Stimulus): Moment {
    const before = by === 'clock' ? this.#timeOut(moment, event) : moment
    const running = new Set(before.running)
    if (actor !== undefined) {
      if (!running.has(actor)) throw new Error(`${this.#name(moment)}: ${actor} is not running`)
      if (event.type.startsWith('xstate.')) running.delete(actor)
    }
    const step = {
      by,
      event,
      ...(actor !== undefined && { actor }),
      ...(by === 'clock' && { wait: before.now - moment.now }),
    }
    return this.#settle({ ...before, running }, { previous: moment, step }, (scope) =>
      this.#machine.transition(moment.snapshot, event, scope as never),
    )
  }

  /** Lets time pass in which nothing happens: at most `wait`, and never as far as the next timer. */
  rest(moment: Moment, wait: number): Moment {
    const next = moment.timers[0]?.due ?? Number.POSITIVE_INFINITY
    const now = Math.max(moment.now, Math.min(moment.now + wait, next - 1))
    const expect = { ...moment.expect, calls: [] }
    const step: Step = { by: 'clock', event: { type: REST }, wait: now - moment.now, takes: [], expect }
    return { ...moment, now, previous: moment, step, microsteps: [], takes: [], expect }
  }

  /** A moment of a machine that this one is a mutant of, as one of this. */
  adopt = (moment: Moment): Moment => ({ ...moment, snapshot: rebind(moment.snapshot, this.#machine) })

  /** What may happen now and changes something. */
  stimuli(moment: Moment): readonly Stimulus[] {
    return this.#candidates(moment).filter(
      ({ by, event }) => by === 'clock' || isActorEnd(event) || enabledTransitions(moment.snapshot, event).length > 0,
    )
  }

  /** What may happen now and is refused by a guard. */
  refused(moment: Moment): readonly Stimulus[] {
    return this.#candidates(moment).filter(
      ({ by, event }) =>
        by !== 'clock' &&
        !isActorEnd(event) &&
        hasCandidate(moment.snapshot, event) &&
        enabledTransitions(moment.snapshot, event).length === 0,
    )
  }

  #candidates(moment: Moment): Stimulus[] {
    const { snapshot, running, timers } = moment
    if (snapshot.status !== 'active') return []
    const { feasible } = this.catalogue
    const found = [...this.#visitor]
    for (const actor of running) {
      for (const possible of this.#actors.get(actor) ?? []) {
        if (!isDone(possible.event) || hasCandidate(snapshot, possible.event)) found.push(possible)
      }
    }
    const first = timers[0]
    if (first) found.push(stimulus({ by: 'clock', event: first.event }))
    return feasible ? found.filter(({ event }) => feasible(snapshot, event)) : found
  }

  #timeOut(moment: Moment, event: EventObject): Moment {
    const [first, ...timers] = moment.timers
    if (first?.event.type !== event.type) throw new Error(`${this.#name(moment)}: ${event.type} is not the next timer`)
    return { ...moment, timers, now: first.due }
  }

  /** Runs one turn to its end, events that the machine sends to itself included. */
  #settle(
    turn: Turn,
    origin: { previous: Moment; step: Omit<Step, 'takes' | 'expect'> } | undefined,
    transition: (scope: unknown) => AnyMachineSnapshot,
  ): Moment {
    this.#microsteps = []
    const actions: ExecutableActionObject[] = []
    const scope = {
      self: this.#self,
      system: this.#self.system,
      id: this.#self.id,
      sessionId: this.#self.sessionId,
      logger: () => {},
      defer: () => {},
      emit: () => {},
      stopChild: () => {},
      actionExecutor: (action: ExecutableActionObject) => void actions.push(action),
    }
    let snapshot = transition(scope)
    const surroundings = new Surroundings(turn, this.#parent, this.#self, (name) => this.catalogue.delays[name])
    surroundings.carryOut(actions.map(requestOf), origin === undefined)
    for (let event = surroundings.nextOwn(); event && snapshot.status === 'active'; event = surroundings.nextOwn()) {
      actions.length = 0
      snapshot = this.#machine.transition(snapshot, event, scope as never)
      surroundings.carryOut(actions.map(requestOf), false)
    }
    const where = origin
      ? `${this.#name(origin.previous)} on ${origin.step.event.type}`
      : `${this.catalogue.flow} at the start`
    if (snapshot.status === 'error') throw new Error(`${where}: the machine breaks`, { cause: snapshot.error })
    const microsteps = this.#microsteps
    const takes = microsteps.map(({ transitions }) => transitions.map(transitionKey)).filter(({ length }) => length > 0)
    const expect = { ...expectationOf(snapshot), calls: surroundings.calls }
    const timers = snapshot.status === 'active' ? surroundings.timers : []
    const { running } = surroundings
    const { value, context, status } = expect
    return {
      status: 'active',
      output: undefined,
      error: undefined,
      snapshot,
      now: turn.now,
      timers,
      running,
      previous: origin?.previous,
      step: origin && { ...origin.step, takes, expect },
      microsteps,
      takes,
      expect,
      key: JSON.stringify([value, context, status, [...running], timers.map(({ id }) => id)]),
    }
  }

  #name = ({ snapshot }: Moment) => `${this.catalogue.flow} in ${JSON.stringify(snapshot.value)}`
}

const stimulus = (of: { by: Source; event: EventObject; actor?: string }): Stimulus => ({
  id: fingerprint(of),
  type: of.event.type,
  ...of,
})

const stimuliOf = (actor: string, { done = [], error = [], sends = [] }: Outcomes): Stimulus[] =>
  [
    ...done.map((output) => doneEvent(actor, output)),
    ...error.map((reason) => errorEvent(actor, reason)),
    ...sends,
  ].map((event) => stimulus({ by: 'actor', event, actor }))

/** What of a snapshot is compared. */
export const expectationOf = ({ value, context, tags, status, output }: AnyMachineSnapshot) => ({
  value: encode(value),
  context: encode(context),
  tags: [...tags].sort(),
  status,
  output: encode(output),
})
