import {
  type AnyActor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  type EventObject,
  type InspectionEvent,
  isMachineSnapshot,
  type Snapshot,
} from 'xstate'
import { type Microstep, microstepOf } from '../../../harness/xstate.ts'
import { STEP_LIMIT } from '../wire.ts'

export interface RawAction {
  readonly type: string
  readonly params: unknown
}

/** One event at one machine, as references: nothing is copied or masked before somebody looks. */
export interface RawStep {
  readonly step: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly actor: AnyActorRef
  readonly from: AnyActorRef | undefined
  readonly event: EventObject
  readonly before: AnyMachineSnapshot | undefined
  readonly snapshot: AnyMachineSnapshot
  readonly microsteps: readonly (readonly AnyTransitionDefinition[])[]
  readonly actions: readonly RawAction[]
}

/** What an actor is doing between an event and the snapshot that it leads to. */
interface Underway {
  readonly heard: { event: EventObject; from: AnyActorRef | undefined }[]
  microsteps: Microstep[]
  actions: RawAction[]
}

/** Ended actors kept beside the living ones. */
const ENDED_LIMIT = 200

/** Keeps the last steps of every machine of the page, and who lives. */
export class Recording {
  readonly actors = new Map<string, AnyActorRef>()
  readonly steps: RawStep[] = []
  /** Keys of those that have told of their end: one that is being made cannot be asked. */
  readonly #ended = new Set<string>()
  #last = 0
  readonly #underway = new WeakMap<AnyActorRef, Underway>()
  readonly #latest = new WeakMap<AnyActorRef, AnyMachineSnapshot>()
  readonly #roots: AnyActor[] = []
  readonly #followers = new Set<(root: AnyActor) => void>()
  readonly #listeners = new Set<(step: RawStep | undefined) => void>()

  /** Follows a root actor that has just started, and whatever it starts. */
  readonly follow = (root: AnyActor): void => {
    this.#meet(root)
    root.system.inspect((event: InspectionEvent) => this.#hear(event))
    this.#roots.push(root)
    root.subscribe({ complete: () => void this.#roots.splice(this.#roots.indexOf(root), 1) })
    for (const follower of this.#followers) follower(root)
  }

  /** Called for every root actor, of the past and to come. */
  onRoot(follower: (root: AnyActor) => void): void {
    this.#followers.add(follower)
    for (const root of this.#roots) follower(root)
  }

  /** Called after every step, and without one where only the actors changed. */
  listen(listener: (step: RawStep | undefined) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** The root and its children were there before anybody listened. */
  #meet(actor: AnyActorRef): void {
    this.#add(actor)
    const snapshot = actor.getSnapshot()
    if (!isMachineSnapshot(snapshot)) return
    this.#keep({ actor, from: undefined, event: { type: 'xstate.init' }, snapshot, microsteps: [], actions: [] })
    for (const child of Object.values(snapshot.children)) this.#meet(child as AnyActorRef)
  }

  #add(actor: AnyActorRef): void {
    this.actors.set(actor.sessionId, actor)
    if (this.actors.size <= STEP_LIMIT) return
    for (const key of [...this.#ended].slice(0, Math.max(0, this.#ended.size - ENDED_LIMIT))) {
      this.#ended.delete(key)
      this.actors.delete(key)
    }
  }

  #hear(inspection: InspectionEvent): void {
    const actor = inspection.actorRef as AnyActorRef
    switch (inspection.type) {
      case '@xstate.actor':
        this.#add(actor)
        return
      case '@xstate.event':
        this.#of(actor).heard.push({ event: inspection.event, from: inspection.sourceRef as AnyActorRef | undefined })
        return
      case '@xstate.action':
        this.#of(actor).actions.push(inspection.action)
        return
      case '@xstate.microstep': {
        const microstep = microstepOf(inspection)
        if (microstep) this.#of(actor).microsteps.push(microstep)
        return
      }
      case '@xstate.snapshot':
        this.#settle(actor, inspection.event, inspection.snapshot as Snapshot<unknown>)
    }
  }

  #settle(actor: AnyActorRef, event: EventObject, snapshot: Snapshot<unknown>): void {
    if (snapshot.status !== 'active') this.#ended.add(actor.sessionId)
    const underway = this.#of(actor)
    const place = underway.heard.findIndex((heard) => heard.event === event)
    const [heard] = place < 0 ? [] : underway.heard.splice(0, place + 1).slice(-1)
    const { microsteps, actions } = underway
    underway.microsteps = []
    underway.actions = []
    if (!isMachineSnapshot(snapshot) || event.type === 'xstate.stop') {
      this.#tell(undefined)
      return
    }
    const taken = microsteps.map(({ transitions }) => transitions).filter(({ length }) => length > 0)
    this.#keep({ actor, from: heard?.from, event, snapshot, microsteps: taken, actions })
  }

  #keep(step: Omit<RawStep, 'step' | 'at' | 'before'>): void {
    this.#last += 1
    const before = this.#latest.get(step.actor)
    const kept = { ...step, step: this.#last, at: Date.now(), before }
    this.#latest.set(step.actor, step.snapshot)
    this.steps.push(kept)
    if (this.steps.length > STEP_LIMIT) this.steps.shift()
    this.#tell(kept)
  }

  #tell(step: RawStep | undefined): void {
    for (const listener of this.#listeners) listener(step)
  }

  #of(actor: AnyActorRef): Underway {
    const known = this.#underway.get(actor)
    if (known) return known
    const fresh: Underway = { heard: [], microsteps: [], actions: [] }
    this.#underway.set(actor, fresh)
    return fresh
  }
}
