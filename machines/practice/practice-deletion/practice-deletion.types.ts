import type { Failure } from '../../../contract/failures.ts'

export interface PracticeDeletionContext {
  /** The id of the practice that is asked about; '' for none. */
  readonly id: string
  readonly failure: Failure | null
}

export type PracticeDeletionEvent =
  | { type: 'DELETION.ASKED'; id: string }
  | { type: 'CONFIRMED' }
  | { type: 'CANCELLED' }
