import type { AnyStateMachine, EventFrom, InputFrom, SnapshotFrom } from 'xstate'
import type { Properties } from './properties.ts'

/** The ends of an invoked actor, each a case for test generation. */
export interface Outcomes {
  /** Outputs of its success. */
  readonly done?: readonly unknown[]
  /** Rejections. */
  readonly error?: readonly unknown[]
  /** Events that it sends to its parent while it runs. */
  readonly sends?: readonly ({ readonly type: string } & Record<string, unknown>)[]
}

/** All that test generation needs beside the machine: the `.paths.ts` of a flow. */
export interface Catalogue<M extends AnyStateMachine = AnyStateMachine> {
  /** Name of the folder under machines/. */
  readonly flow: string
  readonly machine: M
  /** Named variants of the machine's input; each is explored. */
  readonly inputs: Readonly<Record<string, InputFrom<M>>>
  /** Events that a person or the surroundings send, with every payload that matters to a guard. */
  readonly events: readonly EventFrom<M>[]
  /** The ends of actors, by invoke id. */
  readonly actors: Readonly<Record<string, Outcomes>>
  /** Milliseconds by delay name, exactly as the machine's own constants. */
  readonly delays: Readonly<Record<string, number>>
  /** False for an event that cannot happen in that state (timer orders that a clock forbids). */
  feasible?(snapshot: SnapshotFrom<M>, event: { readonly type: string }): boolean
  /** Promises of the specification that hold after every step, by name; false fails. */
  readonly invariants?: Readonly<Record<string, (snapshot: SnapshotFrom<M>) => boolean>>
  /** The promises about walks, by name, from the specification: the `.properties.ts` of a flow. */
  readonly properties?: Properties
  /** Mutants that no test can tell from the machine: key as `npm run models` prints it, and why. */
  readonly equivalent?: Readonly<Record<string, string>>
}

/** Keeps the machine's types while a catalogue is written down. */
export const catalogue = <M extends AnyStateMachine>(flow: Catalogue<M>): Catalogue<M> => flow
