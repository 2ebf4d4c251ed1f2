import type { EventObject } from 'xstate'
import type { Json } from './encode.ts'

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
