import type { EntryKind } from '../../../contract/resume.ts'

/** All entries of a kind, as somebody put them. */
export interface Order {
  readonly kind: EntryKind
  readonly ids: readonly string[]
}

export interface ResumeOrderContext {
  /** Those that the server does not have, the oldest first. */
  readonly orders: readonly Order[]
  /** Of the order that somebody else left there meanwhile; null where none is known of. */
  readonly version: number | null
}

export type ResumeOrderEvent = { type: 'ORDER.MADE'; order: Order }

/** An order on its way. */
export interface OrderSent extends Order {
  /** The one that it is made on; null is the one that was read last. */
  readonly version: number | null
}
