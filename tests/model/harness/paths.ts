/** Generated paths as every level uses them; nothing here needs node. */
import type { AnyActorRef, AnyStateMachine, EventObject, InspectionEvent } from 'xstate'
import type { Json } from './encode.ts'
import { declaredTransitions, microstepOf, transitionKey } from './xstate.ts'

/** One thing that the machine did to its surroundings, in order. */
export type Call =
  | { readonly kind: 'action'; readonly name: string; readonly params: Json }
  | { readonly kind: 'start'; readonly id: string; readonly src: string; readonly input: Json }
  | { readonly kind: 'stop'; readonly id: string }
  | { readonly kind: 'tell'; readonly id: string; readonly event: Json }
  | { readonly kind: 'report'; readonly event: Json }
  | { readonly kind: 'emit'; readonly event: Json }

/** All that must hold after a step. */
export interface Expectation {
  readonly value: Json
  readonly context: Json
  readonly tags: readonly string[]
  readonly status: string
  readonly output: Json
  readonly calls: readonly Call[]
}

/** Who makes the event happen: a person or the surroundings, an actor that the machine invoked, the clock. */
export type Source = 'visitor' | 'actor' | 'clock'

/** Event type of a step in which time passes and nothing happens. */
export const REST = 'harness.rest'

export interface Step {
  readonly by: Source
  readonly event: EventObject
  /** Invoke id, for `actor`. */
  readonly actor?: string
  /** Milliseconds that pass before, for `clock`. */
  readonly wait?: number
  /** Keys of the transitions taken, by microstep; none where a guard refuses the event. */
  readonly takes: readonly (readonly string[])[]
  readonly expect: Expectation
}

/** A walk through one machine, with what is expected after every step. JSON all through but for payloads that are errors. */
export interface Path {
  readonly flow: string
  /** Name of the input variant. */
  readonly input: string
  readonly title: string
  readonly start: { readonly takes: readonly (readonly string[])[]; readonly expect: Expectation }
  readonly steps: readonly Step[]
}

export interface Walker {
  /** Makes a step's event happen, by event type. */
  readonly perform: Readonly<Record<string, (step: Step) => void | Promise<void>>>
  /** Checks what is to be seen; `step` is undefined for the start. */
  see(expect: Expectation, step: Step | undefined): void | Promise<void>
}

/**
 * Walks a path on whatever the walker stands for.
 * @throws where an event has no executor: a step that nobody performs would pass silently
 */
export async function walk(path: Path, { perform, see }: Walker): Promise<void> {
  for (const { event } of path.steps) {
    if (!perform[event.type]) throw new Error(`${path.flow}: no executor for ${event.type} (${path.title})`)
  }
  await see(path.start.expect, undefined)
  for (const step of path.steps) {
    await perform[step.event.type]?.(step)
    await see(step.expect, step)
  }
}

/** Counts the transitions that live actors of one machine really take: hand `inspect` to createActor. */
export class TransitionCount {
  readonly #times: Map<string, number>
  readonly #root: string

  constructor(machine: AnyStateMachine) {
    this.#root = machine.root.id
    this.#times = new Map(declaredTransitions(machine).map((transition) => [transitionKey(transition), 0]))
  }

  readonly inspect = (event: InspectionEvent, actor?: AnyActorRef): void => {
    for (const transition of microstepOf(event, actor)?.transitions ?? []) {
      if (transition.source.machine.root.id !== this.#root) continue
      const key = transitionKey(transition)
      this.#times.set(key, (this.#times.get(key) ?? 0) + 1)
    }
  }

  /** Times taken by transition key, declared ones that were never taken included. */
  get times(): ReadonlyMap<string, number> {
    return this.#times
  }

  get taken(): number {
    return [...this.#times.values()].filter((times) => times > 0).length
  }

  /** Keys of those never taken. */
  get missed(): readonly string[] {
    return [...this.#times].filter(([, times]) => times === 0).map(([key]) => key)
  }

  /** One line for a log: `qr-login: 23 of 30 transitions taken`. */
  line(name: string): string {
    return `${name}: ${this.taken} of ${this.#times.size} transitions taken`
  }
}

export { planPaths } from './generate.ts'
