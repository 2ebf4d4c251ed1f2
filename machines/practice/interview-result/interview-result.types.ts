import type { Failure } from '../../../contract/failures.ts'
import type { Practice } from '../../../contract/practice.ts'

export interface InterviewResultInput {
  /** Of the practice. */
  readonly id: string
}

export interface RetryOrder extends InterviewResultInput {
  /** Of the question, from 0. */
  readonly number: number
}

export interface InterviewResultContext extends InterviewResultInput {
  /** Null before it was read. */
  readonly practice: Practice | null
  /** Question whose recording is written down, or that is asked once more; from 0. */
  readonly number: number
  readonly text: string
  readonly failure: Failure | null
}

export type InterviewResultEvent =
  | { type: 'RETRIED' }
  | { type: 'TRANSCRIPT.ASKED'; number: number }
  | { type: 'RETRY.ASKED'; number: number }
  | { type: 'TYPED'; text: string }
  | { type: 'SUBMITTED' }
  | { type: 'CANCELLED' }
