import type { FailedTry, Form } from '../../kit/form.ts'
import type { ResetField } from './fields.ts'

export interface PasswordResetInput {
  /** The phone as typed so far in the login. */
  readonly phone: string
  readonly smsAppId: string
}

export interface PasswordResetContext extends Form<ResetField> {
  readonly submitError: FailedTry | null
  readonly smsAppId: string
}

export type PasswordResetEvent =
  | { type: 'FIELD.CHANGED'; field: ResetField; value: string }
  | { type: 'FIELD.BLURRED'; field: ResetField }
  | { type: 'CODE.REQUESTED' }
  | { type: 'FORM.SUBMITTED' }
  /** The employer goes to the step before, and from the first one to the login. */
  | { type: 'STEPPED.BACK' }

/** Tells the view which field wants the focus (VAL-14). */
export type PasswordResetEmitted = { type: 'FIELD.REJECTED'; field: ResetField }

/** The phone goes back to the login. */
export type PasswordResetOutput = { phone: string }

export interface NewPassword {
  readonly phone: string
  readonly code: string
  readonly password: string
  readonly confirmation: string
}
