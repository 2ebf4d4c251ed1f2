import type { Failure } from '../../../contract/failures.ts'
import type { OwnStep } from '../../../contract/rules/delivery-steps.ts'

export interface DeliveryStepContext {
  /** Of the delivery. */
  readonly id: string
  /** What is asked about; null while nothing is. */
  readonly step: OwnStep | null
  /** Why the step was not taken. */
  readonly failure: Failure | null
}

export type DeliveryStepEvent = { type: 'STEP.ASKED'; step: OwnStep } | { type: 'CONFIRMED' } | { type: 'CANCELLED' }

export interface DeliveryStepInput {
  readonly id: string
}
