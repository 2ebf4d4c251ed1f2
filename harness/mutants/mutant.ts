import type { AnyStateMachine } from 'xstate'
import type { Key } from './config.ts'

/** Makes a machine of which one place of the configuration is another. */
export type Changed = (path: readonly Key[], change: (value: unknown) => unknown) => Mutant['create']

/** A machine with one deliberate fault. */
export interface Mutant {
  /** Where, and what was changed: stable and readable. */
  readonly key: string
  /** Id of the state whose paths are likely to notice first. */
  readonly site: string
  /** In any of these. */
  readonly reach: readonly Reach[]
  readonly create: () => AnyStateMachine
  /** The named delay that it is about, with its milliseconds more or less. */
  readonly delay?: { readonly name: string; readonly change: number }
}

/** Where alone a mutant can be another than its original. */
export interface Reach {
  /** In turns that begin in that state, pass or end in it; in any, where none is named. */
  readonly state?: string
  /** In turns that take such an event, also one that the machine sends itself; in any, where none is named. */
  readonly event?: string
}
