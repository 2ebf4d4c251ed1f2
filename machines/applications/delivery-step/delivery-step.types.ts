import type { Failure } from '../../../contract/failures.ts'
import type { OwnStep } from '../../../contract/rules/delivery-steps.ts'

export interface DeliveryStepContext {
  /** Of the delivery. */
  readonly id: string
  /** What is asked about; null while nothing is. */
  readonly step: OwnStep | null
  /** When the delivery last changed, as the student saw it then; '' while nothing is asked about. */
  readonly seen: string
  /** Why the step was not taken. */
  readonly failure: Failure | null
}

export type DeliveryStepEvent =
  /** `seen`: when the delivery last changed, as the student sees it. */
  { type: 'STEP.ASKED'; step: OwnStep; seen: string } | { type: 'CONFIRMED' } | { type: 'CANCELLED' }

export interface DeliveryStepInput {
  readonly id: string
}
