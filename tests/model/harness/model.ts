import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  type ExecutableActionObject,
} from 'xstate'
import type { Catalogue } from '../../../machines/catalogue.ts'
import { checkCatalogue } from './check.ts'
import { encode, fingerprint } from './encode.ts'
import { type Call, type Expectation, REST, type Source, type Step } from './paths.ts'
import { nobody, stage } from './stage.ts'
import {
  doneEvent,
  enabledTransitions,
  errorEvent,
  hasCandidate,
  microstepOf,
  type Request,
  requestOf,
  transitionKey,
} from './xstate.ts'

/** Something that can happen to the machine. */
export interface Stimulus extends EventObject {
  readonly by: Source
  readonly event: EventObject
  readonly actor?: string
}

interface Timer {
  readonly id: string
  readonly event: EventObject
  readonly due: number
}

/** The machine, its running actors and its clock at one moment, and how it came there. */
export interface Moment {
  readonly status: 'active'
  readonly output: undefined
  readonly error: undefined
  readonly snapshot: AnyMachineSnapshot
  readonly now: number
  /** Soonest first. */
  readonly timers: readonly Timer[]
  readonly running: ReadonlySet<string>
  readonly previous: Moment | undefined
  /** The step that led here; undefined at the start. */
  readonly step: Step | undefined
  readonly takes: readonly (readonly string[])[]
  readonly expect: Expectation
}

type Turn = Pick<Moment, 'now' | 'timers' | 'running'> & { readonly snapshot: AnyMachineSnapshot | undefined }

/**
 * The machine as pure functions with a clock: says what may happen next and what it must lead to, without running
 * anything.
 */
export class Model {
  readonly catalogue: Catalogue
  readonly #machine: AnyStateMachine
  readonly #self: AnyActorRef
  readonly #parent: AnyActorRef
  #microsteps: string[][] = []

  constructor(catalogue: Catalogue) {
    checkCatalogue(catalogue)
    this.catalogue = catalogue
    this.#machine = stage(catalogue.machine).machine
    const logic = nobody(() => {})
    this.#parent = createActor(logic)
    this.#self = createActor(logic, { parent: this.#parent, id: catalogue.flow })
    this.#self.system.inspect((event) => {
      const keys = microstepOf(event, this.#self)?.transitions.map(transitionKey)
      if (keys && keys.length > 0) this.#microsteps.push(keys)
    })
  }

  start(input: unknown): Moment {
    return this.#settle({ now: 0, timers: [], running: new Set(), snapshot: undefined }, undefined, (scope) =>
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
    return this.#settle({ ...before, running, snapshot: moment.snapshot }, { previous: moment, step }, (scope) =>
      this.#machine.transition(moment.snapshot, event, scope as never),
    )
  }

  /** Lets time pass in which nothing happens: at most `wait`, and never as far as the next timer. */
  rest(moment: Moment, wait: number): Moment {
    const next = moment.timers[0]?.due ?? Number.POSITIVE_INFINITY
    const now = Math.min(moment.now + wait, next - 1)
    const expect = { ...moment.expect, calls: [] }
    const step: Step = { by: 'clock', event: { type: REST }, wait: now - moment.now, takes: [], expect }
    return { ...moment, now, previous: moment, step, takes: [], expect }
  }

  /** What may happen now and changes something. */
  stimuli(moment: Moment): readonly Stimulus[] {
    return this.#candidates(moment).filter(
      ({ by, event }) => by === 'clock' || isEnd(event) || enabledTransitions(moment.snapshot, event).length > 0,
    )
  }

  /** What may happen now and is refused by a guard. */
  refused(moment: Moment): readonly Stimulus[] {
    return this.#candidates(moment).filter(
      ({ by, event }) =>
        by !== 'clock' &&
        !isEnd(event) &&
        hasCandidate(moment.snapshot, event) &&
        enabledTransitions(moment.snapshot, event).length === 0,
    )
  }

  /** One string for moments that behave alike: not the time itself, but the order in which timers will fire. */
  key({ snapshot, timers, running }: Moment): string {
    const { value, context, status } = snapshot
    return fingerprint([value, context, status, [...running], timers.map(({ id }) => id)])
  }

  #candidates(moment: Moment): Stimulus[] {
    const { snapshot, running, timers } = moment
    if (snapshot.status !== 'active') return []
    const { events, actors, feasible } = this.catalogue
    const found: Stimulus[] = events.map((event) => ({ type: event.type, by: 'visitor', event }))
    for (const actor of running) {
      const { done = [], error = [], sends = [] } = actors[actor] ?? {}
      const answers = done.map((output) => doneEvent(actor, output)).filter((event) => hasCandidate(snapshot, event))
      const ends = [...answers, ...error.map((reason) => errorEvent(actor, reason))]
      for (const event of ends) found.push({ type: event.type, by: 'actor', event, actor })
      for (const event of sends) found.push({ type: event.type, by: 'actor', event, actor })
    }
    const first = timers[0]
    if (first) found.push({ type: first.event.type, by: 'clock', event: first.event })
    return feasible ? found.filter(({ event }) => feasible(snapshot, event)) : found
  }

  #timeOut(moment: Moment, event: EventObject): Moment {
    const [first, ...timers] = moment.timers
    if (first?.event.type !== event.type) throw new Error(`${this.#name(moment)}: ${event.type} is not the next timer`)
    return { ...moment, timers, now: first.due }
  }

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
    const takes = this.#microsteps
    const expect = { ...expectationOf(snapshot), calls: surroundings.calls }
    return {
      status: 'active',
      output: undefined,
      error: undefined,
      snapshot,
      now: turn.now,
      timers: snapshot.status === 'active' ? surroundings.timers : [],
      running: surroundings.running,
      previous: origin?.previous,
      step: origin && { ...origin.step, takes, expect },
      takes,
      expect,
    }
  }

  #name = ({ snapshot }: Moment) => `${this.catalogue.flow} in ${JSON.stringify(snapshot.value)}`
}

const isEnd = ({ type }: EventObject) => type.startsWith('xstate.done.actor.') || type.startsWith('xstate.error.actor.')

/** What of a snapshot is compared. */
export const expectationOf = ({ value, context, tags, status, output }: AnyMachineSnapshot) => ({
  value: encode(value),
  context: encode(context),
  tags: [...tags].sort(),
  status,
  output: encode(output),
})

/** Bookkeeping of what the machine asks of its surroundings in one turn, in the order in which xstate carries it out. */
class Surroundings {
  readonly running: Set<string>
  timers: readonly Timer[]
  readonly #now: number
  readonly #immediate: Call[] = []
  readonly #deferred: Call[] = []
  readonly #fresh = new Set<string>()
  readonly #own: EventObject[] = []
  readonly #parent: AnyActorRef
  readonly #self: AnyActorRef
  readonly #delay: (name: string) => number | undefined

  constructor(turn: Turn, parent: AnyActorRef, self: AnyActorRef, delay: (name: string) => number | undefined) {
    this.#now = turn.now
    this.timers = turn.timers
    this.running = new Set(turn.running)
    this.#parent = parent
    this.#self = self
    this.#delay = delay
  }

  get calls(): readonly Call[] {
    return [...this.#immediate, ...this.#deferred]
  }

  /** The next event that the machine sent to itself. */
  nextOwn(): EventObject | undefined {
    return this.#own.shift()
  }

  /** @param initially xstate starts the actors of the initial state before it executes anything */
  carryOut(requests: readonly Request[], initially: boolean): void {
    for (const request of requests) this.#carryOut(request)
    this.#fresh.clear()
    if (initially) {
      const starts = this.#deferred.filter(({ kind }) => kind === 'start')
      const rest = this.#deferred.filter(({ kind }) => kind !== 'start')
      this.#deferred.splice(0, this.#deferred.length, ...rest)
      this.#immediate.unshift(...starts)
    }
  }

  #carryOut(request: Request): void {
    switch (request.kind) {
      case 'action':
        this.#immediate.push({ ...request, params: encode(request.params) })
        return
      case 'start':
        this.#deferred.push({ ...request, input: encode(request.input) })
        this.#fresh.add(request.id)
        this.running.add(request.id)
        return
      case 'stop':
        this.#stop(request.id)
        return
      case 'send':
        this.#send(request.to, request.event)
        return
      case 'emit':
        this.#deferred.push({ kind: 'emit', event: encode(request.event) })
        return
      case 'schedule':
        this.#schedule(request.id, request.event, request.delay)
        return
      case 'cancel':
        this.timers = this.timers.filter(({ id }) => id !== request.id)
    }
  }

  #stop(id: string): void {
    if (!this.running.delete(id)) return
    if (this.#fresh.delete(id)) {
      const start = this.#deferred.findLastIndex((call) => call.kind === 'start' && call.id === id)
      this.#deferred.splice(start, 1)
    } else this.#deferred.push({ kind: 'stop', id })
  }

  #send(to: AnyActorRef, event: EventObject): void {
    if (to === this.#self) this.#own.push(event)
    else if (to === this.#parent) this.#deferred.push({ kind: 'report', event: encode(event) })
    else if (this.running.has(to.id)) this.#deferred.push({ kind: 'tell', id: to.id, event: encode(event) })
  }

  #schedule(id: string, event: EventObject, delay: number): void {
    const name = /^xstate\.after\.([^.]+)\./.exec(event.type)?.[1]
    const declared = name === undefined ? undefined : this.#delay(name)
    if (declared !== undefined && declared !== delay) {
      throw new Error(`${name} is ${delay} ms in the machine and ${declared} ms in the catalogue`)
    }
    const due = this.#now + delay
    const others = this.timers.filter((timer) => timer.id !== id)
    this.timers = [
      ...others.filter((timer) => timer.due <= due),
      { id, event, due },
      ...others.filter((timer) => timer.due > due),
    ]
  }
}
