/** The one file here that changes what xstate keeps to itself (pinned to 5.33.3): the logic and the timers of actors that are being created. */
import {
  type ActorSystem,
  type AnyActor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  fromPromise,
} from 'xstate'
import type { StepClock } from '../../../harness/clock.ts'
import { encode } from '../../../harness/encode.ts'
import { LiveActor } from '../../../harness/live.ts'
import { type SteeredLogic, stage } from '../../../harness/stage.ts'
import { isEffect } from '../../../harness/xstate.ts'

type System = ActorSystem<never> & { _relay(source: AnyActorRef, target: AnyActorRef, event: EventObject): void }

interface Scope {
  readonly self: AnyActor
  readonly system: System
}

interface MachinePrototype {
  getInitialSnapshot(this: AnyStateMachine, scope: Scope, input: unknown): AnyMachineSnapshot
}

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic && 'implementations' in logic

const never: AnyActorLogic = fromPromise(() => new Promise(() => {}))

/** Swaps the actors that a page creates while a generated path runs on it: one machine is steered, those around it have no effect. */
export class Staging {
  /** The machine under test, once the page has created it. */
  readonly subject: Promise<LiveActor>
  /** The first machine that the page has created since: the dialog's or page's own. */
  readonly root: Promise<AnyActor>
  readonly #prototype: MachinePrototype
  readonly #original: MachinePrototype['getInitialSnapshot']
  readonly #flow: { readonly id: string; readonly input: unknown }
  readonly #answers: Readonly<Record<string, unknown>>
  readonly #ours = new WeakSet<AnyStateMachine>()
  readonly #systems = new WeakSet<System>()
  readonly #found = Promise.withResolvers<LiveActor>()
  readonly #begun = Promise.withResolvers<AnyActor>()
  #isCast = false

  /**
   * @param sample any machine of the page: all of them have one prototype
   * @param flow machine id and input of the machine under test
   * @param answers of actors around it, by their names
   */
  constructor(
    sample: AnyStateMachine,
    flow: { readonly id: string; readonly input: unknown },
    answers: Readonly<Record<string, unknown>>,
  ) {
    this.subject = this.#found.promise
    this.root = this.#begun.promise
    this.#flow = flow
    this.#answers = answers
    this.#prototype = Object.getPrototypeOf(sample)
    this.#original = this.#prototype.getInitialSnapshot
    const staging = this
    this.#prototype.getInitialSnapshot = function begin(scope, input) {
      return staging.#begin(this, scope, input)
    }
  }

  /** From now on the page creates its actors as ever. */
  end(): void {
    this.#prototype.getInitialSnapshot = this.#original
  }

  #begin(machine: AnyStateMachine, scope: Scope, input: unknown): AnyMachineSnapshot {
    if (this.#ours.has(machine)) return this.#original.call(machine, scope, input)
    this.#holdTimers(scope.system)
    this.#begun.resolve(scope.self)
    return machine.id === this.#flow.id && !this.#isCast
      ? this.#cast(machine, scope)
      : this.#play(machine, scope, input)
  }

  /** The machine under test takes the place of the page's own. */
  #cast(machine: AnyStateMachine, { self, system }: Scope): AnyMachineSnapshot {
    this.#isCast = true
    const staged = stage(machine, (steered, logic) => (isMachine(logic) ? this.#pose(steered, logic) : steered))
    this.#ours.add(staged.machine)
    self.logic = staged.machine
    const parent = self._parent
    const reports = (event: { sourceRef?: unknown; actorRef?: unknown; event?: EventObject; type: string }) => {
      const { sourceRef, actorRef, event: sent } = event
      if (event.type !== '@xstate.event' || sourceRef !== self || actorRef !== parent || !sent) return
      if (!/^xstate\.(done|error)\.actor\./.test(sent.type)) staged.record({ kind: 'report', event: encode(sent) })
    }
    let snapshot: AnyMachineSnapshot | undefined
    const live = new LiveActor(staged, self.id, ({ inspect, clock }) => {
      system.inspect(inspect)
      system.inspect(reports as never)
      useClock(system, self, clock)
      snapshot = this.#first(staged.machine, { self, system, ...scopeOf(self) }, this.#flow.input)
      return self
    })
    this.#found.resolve(live)
    return snapshot as AnyMachineSnapshot
  }

  /** A machine around the one under test does what it does, but has no effect on the world. */
  #play(machine: AnyStateMachine, scope: Scope, input: unknown): AnyMachineSnapshot {
    const muted = this.#mute(machine)
    scope.self.logic = muted
    return this.#original.call(muted, scope, input)
  }

  /** A steered actor that looks like the machine that it stands in for, in its first state. */
  #pose(steered: SteeredLogic, machine: AnyStateMachine): AnyActorLogic {
    const muted = this.#mute(machine)
    const logic = steered as AnyActorLogic
    return {
      ...logic,
      getInitialSnapshot: (scope, input) => {
        logic.getInitialSnapshot(scope, input)
        return this.#first(muted, scope as never, input)
      },
    }
  }

  #first = (machine: AnyStateMachine, scope: Scope, input: unknown): AnyMachineSnapshot =>
    machine.getInitialSnapshot(scope as never, input)

  #mute(machine: AnyStateMachine): AnyStateMachine {
    const { actions = {}, actors = {} } = machine.implementations
    const silent = Object.entries(actions).map(([name, action]) => [name, isEffect(action) ? () => {} : action])
    const quiet = Object.entries(actors).map(([name, logic]) => [name, isMachine(logic) ? logic : this.#answer(name)])
    const muted = machine.provide({
      actions: Object.fromEntries(silent),
      actors: Object.fromEntries(quiet),
    } as never) as AnyStateMachine
    this.#ours.add(muted)
    return muted
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

const scopeOf = (actor: AnyActor) => (actor as unknown as { _actorScope: object })._actorScope

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
