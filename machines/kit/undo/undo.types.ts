import type { Failure } from '../../../contract/failures.ts'

/** The thing that is deleted: an entry, an item of a list, or a file of the resume. */
export interface Deleted {
  readonly id: string
  /** The name by which the student knows it. */
  readonly title: string
}

export type UndoInput = Deleted

export interface UndoContext extends Deleted {
  readonly failure: Failure | null
}

export type UndoEvent =
  | { type: 'UNDO.CHOSEN' }
  /** The offer is put away. */
  | { type: 'OFFER.DISMISSED' }
  | { type: 'RETRIED' }

/** Whether it is still there in the end. */
export interface UndoOutput {
  readonly result: 'deleted' | 'restored' | 'kept'
}

export type UndoTag = 'busy'
