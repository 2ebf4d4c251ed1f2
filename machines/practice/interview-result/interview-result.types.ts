import type { Failure } from '../../../contract/failures.ts'
import type { Practice, PracticeModel } from '../../../contract/practice.ts'
import type { EvaluationEngine } from '../../../contract/rules/evaluation.ts'

export interface InterviewResultInput {
  /** The id of the practice. */
  readonly id: string
}

/** A practice, and the model that may grade it; null where there is none. */
export interface FoundPractice {
  readonly practice: Practice
  readonly model: PracticeModel | null
}

export interface EvaluationOrder extends InterviewResultInput {
  readonly engine: EvaluationEngine
  /** Agrees that texts are sent to a model, or takes that back; null for neither. */
  readonly agrees: boolean | null
}

export interface RetryOrder extends InterviewResultInput {
  /** The number of the question, from 0. */
  readonly number: number
}

export interface InterviewResultContext extends InterviewResultInput {
  /** Null before it was read. */
  readonly practice: Practice | null
  readonly model: PracticeModel | null
  /** Question whose recording is written down, or that is asked once more; from 0. */
  readonly number: number
  readonly text: string
  readonly failure: Failure | null
}

export type InterviewResultEvent =
  | { type: 'RETRIED' }
  | { type: 'TRANSCRIPT.ASKED'; number: number }
  | { type: 'RETRY.ASKED'; number: number }
  /** The student asks a model to grade. */
  | { type: 'MODEL.ASKED' }
  /** The student agrees that texts are sent to the model. */
  | { type: 'AGREED' }
  | { type: 'CONSENT.WITHDRAWN' }
  | { type: 'TYPED'; text: string }
  | { type: 'SUBMITTED' }
  | { type: 'CANCELLED' }
