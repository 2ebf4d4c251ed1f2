import type { Failure } from '../../../contract/failures.ts'

/** A position that is to be closed, or opened anew. */
export interface Opening {
  readonly id: string
  readonly title: string
  readonly open: boolean
  /** Deliveries that end where it closes. */
  readonly undecided: number
}

export interface PositionOpeningContext {
  readonly asked: Opening | null
  readonly failure: Failure | null
}

export type PositionOpeningEvent =
  | { type: 'OPENING.ASKED'; asked: Opening }
  | { type: 'CONFIRMED' }
  | { type: 'CANCELLED' }
