/** The one file here that changes what xstate keeps to itself (pinned to 5.33.3): the logic and the timers of actors that are being created. */
import {
  type ActorSystem,
  type AnyActor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  type EventObject,
  fromPromise,
  type InspectionEvent,
} from 'xstate'
import type { StepClock } from '../../../harness/clock.ts'
import { encode } from '../../../harness/encode.ts'
import { LiveActor } from '../../../harness/live.ts'
import { type SteeredLogic, stage } from '../../../harness/stage.ts'
import { isActorEnd, isEffect } from '../../../harness/xstate.ts'

type System = ActorSystem<never> & { _relay(source: AnyActorRef, target: AnyActorRef, event: EventObject): void }

/** What is under test: our own copy of the machine, whose errors are those that its catalogue makes. */
export interface Cast {
  readonly machine: AnyStateMachine
  readonly input: unknown
}

/** An actor while it is being created. */
interface Nascent {
  _initState(persisted: unknown): void
  logic: AnyActorLogic
  readonly options: object
  readonly id: string
  readonly system: System
  readonly _parent: AnyActorRef | undefined
}

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic && 'implementations' in logic

const actorOf = (nascent: Nascent) => nascent as unknown as AnyActor

const never: AnyActorLogic = fromPromise(() => new Promise(() => {}))

/** Swaps the actors that a page creates while a generated path runs on it: one machine is steered, those around it have no effect. */
export class Staging {
  /** The machine under test, once the page has created it. */
  readonly subject: Promise<LiveActor>
  /** The first machine that the page has created since: the dialog's or page's own. */
  readonly root: Promise<AnyActor>
  readonly #prototype: Nascent
  readonly #original: Nascent['_initState']
  readonly #flow: Cast
  readonly #answers: Readonly<Record<string, unknown>>
  readonly #systems = new WeakSet<System>()
  readonly #found = Promise.withResolvers<LiveActor>()
  readonly #begun = Promise.withResolvers<AnyActor>()
  #isCast = false

  /**
   * @param sample any actor of the page: all of them have one prototype
   * @param answers of actors around it, by their names
   */
  constructor(sample: AnyActorRef, flow: Cast, answers: Readonly<Record<string, unknown>>) {
    this.subject = this.#found.promise
    this.root = this.#begun.promise
    this.#flow = flow
    this.#answers = answers
    this.#prototype = Object.getPrototypeOf(sample)
    this.#original = this.#prototype._initState
    const staging = this
    this.#prototype._initState = function begin(this: Nascent, persisted) {
      if (isMachine(this.logic)) staging.#begin(this, this.logic)
      staging.#original.call(this, persisted)
    }
  }

  /** From now on the page creates its actors as ever. */
  end(): void {
    this.#prototype._initState = this.#original
  }

  #begin(actor: Nascent, machine: AnyStateMachine): void {
    this.#holdTimers(actor.system)
    this.#begun.resolve(actorOf(actor))
    if (machine.id === this.#flow.machine.id && !this.#isCast) this.#cast(actor, machine)
    else actor.logic = this.#mute(machine)
  }

  /** The machine under test takes the place of the page's own. */
  #cast(self: Nascent, machine: AnyStateMachine): void {
    this.#isCast = true
    const staged = stage(this.#flow.machine, (steered, name) => {
      const logic = machine.implementations.actors?.[name]
      return isMachine(logic) ? this.#pose(steered, logic) : steered
    })
    self.logic = staged.machine
    Object.assign(self.options, { input: this.#flow.input })
    const system = self.system
    const reports = (inspection: InspectionEvent) => {
      if (inspection.type !== '@xstate.event' || inspection.sourceRef !== actorOf(self)) return
      if (inspection.actorRef !== self._parent || isActorEnd(inspection.event)) return
      staged.record({ kind: 'report', event: encode(inspection.event) })
    }
    const live = new LiveActor(staged, self.id, ({ inspect, clock }) => {
      system.inspect(inspect)
      system.inspect(reports)
      useClock(system, actorOf(self), clock)
      return actorOf(self)
    })
    this.#found.resolve(live)
  }

  /** A steered actor that looks like the machine that it stands in for, in its first state. */
  #pose(steered: SteeredLogic, machine: AnyStateMachine): AnyActorLogic {
    const muted = this.#mute(machine)
    return {
      ...steered,
      getInitialSnapshot(scope, input) {
        steered.getInitialSnapshot(scope as never, input)
        return muted.getInitialSnapshot(scope, input)
      },
    } as AnyActorLogic
  }

  /** A machine around the one under test does what it does, but has no effect on the world. */
  #mute(machine: AnyStateMachine): AnyStateMachine {
    const { actions = {}, actors = {} } = machine.implementations
    const silent = Object.entries(actions).map(([name, action]) => [name, isEffect(action) ? () => {} : action])
    const quiet = Object.entries(actors).map(([name, logic]) => [name, isMachine(logic) ? logic : this.#answer(name)])
    return machine.provide({
      actions: Object.fromEntries(silent),
      actors: Object.fromEntries(quiet),
    } as never) as AnyStateMachine
  }

  #answer = (name: string): AnyActorLogic =>
    name in this.#answers ? fromPromise(async () => this.#answers[name]) : never

  /** Around the machine under test no time passes. */
  #holdTimers(system: System): void {
    if (this.#systems.has(system)) return
    this.#systems.add(system)
    Object.assign(schedulerOf(system), { schedule() {}, cancel() {}, cancelAll() {} })
  }
}

interface Scheduler {
  schedule(source: AnyActorRef, target: AnyActorRef, event: EventObject, delay: number, id: string): void
  cancel(source: AnyActorRef, id: string): void
  cancelAll(actor: AnyActorRef): void
}

const schedulerOf = (system: System) => (system as unknown as { scheduler: Scheduler }).scheduler

/** The actor's own delays run on the clock of the test. */
function useClock(system: System, actor: AnyActorRef, clock: StepClock): void {
  const timers = new Map<string, number>()
  const cancel = (source: AnyActorRef, id: string) => {
    const timer = timers.get(id)
    if (source !== actor || timer === undefined) return
    timers.delete(id)
    clock.clearTimeout(timer)
  }
  const own: Scheduler = {
    schedule(source, target, event, delay, id) {
      if (source !== actor) return
      const fire = () => {
        timers.delete(id)
        system._relay(source, target, event)
      }
      timers.set(id, clock.setTimeout(fire, delay))
    },
    cancel,
    cancelAll(source) {
      for (const id of [...timers.keys()]) cancel(source, id)
    },
  }
  Object.assign(schedulerOf(system), own)
}
