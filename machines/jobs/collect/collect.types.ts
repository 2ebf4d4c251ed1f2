import type { Collectable } from '../../../contract/calls/collect.ts'

/** Something that a student may collect. */
export interface Thing {
  readonly kind: Collectable
  readonly id: string
}

export type CollectContext = Thing

export type CollectEvent =
  | { type: 'TOGGLED' }
  /** What the student's collection says of the thing; `unknown` while there is no student. */
  | { type: 'COLLECTION.SEEN'; state: 'unknown' | 'open' | 'collected' }

export type CollectInput = Thing
