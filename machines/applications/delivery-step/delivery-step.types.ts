import type { Failure } from '../../../contract/failures.ts'
import type { OwnStep } from '../../../contract/rules/delivery-steps.ts'

export interface DeliveryStepContext {
  /** The id of the delivery. */
  readonly id: string
  /** The step that the dialog asks about; null for none. */
  readonly step: OwnStep | null
  /** The time when the delivery last changed, as the student saw it then; '' while no step is asked about. */
  readonly seen: string
  /** The reason why the step was not taken. */
  readonly failure: Failure | null
}

export type DeliveryStepEvent =
  /** `seen`: when the delivery last changed, as the student sees it. */
  { type: 'STEP.ASKED'; step: OwnStep; seen: string } | { type: 'CONFIRMED' } | { type: 'CANCELLED' }

export interface DeliveryStepInput {
  readonly id: string
}
