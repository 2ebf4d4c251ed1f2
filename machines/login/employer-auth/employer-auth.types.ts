import type { FailedTry, Form } from '../../kit/form.ts'
import type { CaptchaProof } from '../captcha/captcha.types.ts'
import type { EmployerField, EmployerForm } from './fields.ts'

export interface EmployerAuthInput {
  readonly cookiesEnabled: boolean
  /** The captcha has an app id for each of its uses (CAP-1). */
  readonly smsAppId: string
  readonly loginAppId: string
}

export interface EmployerAuthContext extends Form<EmployerField> {
  readonly settings: EmployerAuthInput
  /** The reason why the last try of a form failed, until the next one. */
  readonly submitError: (FailedTry & { readonly form: EmployerForm }) | null
  /** The tab of the log-in that is shown, or was shown last. */
  readonly tab: EmployerTab
  readonly proof: CaptchaProof | null
  /** '' where nobody logged in. */
  readonly userId: string
  /** The address that the login leads to. */
  readonly address: string
}

export type EmployerTab = 'password' | 'code'

export type EmployerAuthEvent =
  | { type: 'TAB.CHANGED'; tab: EmployerTab }
  | { type: 'REGISTER.OPENED' }
  | { type: 'FORGOT.OPENED' }
  /** The employer goes back to the step before. */
  | { type: 'STEPPED.BACK' }
  | { type: 'FIELD.CHANGED'; field: EmployerField; value: string }
  | { type: 'FIELD.BLURRED'; field: EmployerField }
  | { type: 'CODE.REQUESTED' }
  | { type: 'FORM.SUBMITTED' }
  | { type: 'LINK.FOLLOWED' }
  | { type: 'DIALOG.CLOSED' }

/** Tells the view which field wants the focus (VAL-14). */
export type EmployerAuthEmitted = { type: 'FIELD.REJECTED'; field: EmployerField }

/** Two ways to log in. */
export type EmployerCredentials =
  | { by: 'password'; phone: string; password: string; proof: CaptchaProof }
  | { by: 'code'; phone: string; code: string }

export interface EmployerRegistration {
  readonly phone: string
  readonly code: string
  readonly password: string
}
