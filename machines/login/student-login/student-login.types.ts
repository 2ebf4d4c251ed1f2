import type { PhoneRegion } from '../../../contract/rules/fields.ts'
import type { FailedTry } from '../../kit/form.ts'
import type { JumpRequest, Profile } from './jump.ts'

export interface StudentLoginInput {
  readonly jump: JumpRequest
  /** Stay in this tab whatever the jump: the browser cannot do otherwise, or the address asks for it. */
  readonly sameTab: boolean
  /** Phones of two regions, Taiwan's first (STU-2). */
  readonly taiwan: boolean
  readonly captchaAppId: string
  /** Address of the page that asks, for the login code. */
  readonly page: string
  readonly cookiesEnabled: boolean
}

export interface StudentLoginContext {
  readonly settings: StudentLoginInput
  readonly submitError: FailedTry | null
  readonly region: PhoneRegion
  /** Digits of the local number. */
  readonly phone: string
  readonly code: string
  readonly userId: string
  readonly profile: Profile | null
}

export type StudentLoginEvent =
  | { type: 'MODE.TOGGLED' }
  | { type: 'REGION.CHANGED'; region: PhoneRegion }
  | { type: 'PHONE.CHANGED'; phone: string }
  | { type: 'PHONE.BLURRED' }
  | { type: 'CODE.REQUESTED' }
  | { type: 'CODE.CHANGED'; code: string }
  | { type: 'CODE.BLURRED' }
  | { type: 'FORM.SUBMITTED' }
  /** Raised: the form was submitted with something missing or wrong. */
  | { type: 'FORM.REJECTED' }
  /** Somebody logged in as a student in another tab. */
  | { type: 'STUDENT.RECOGNISED'; userId: string }
  | { type: 'RETRIED' }
  | { type: 'LINK.FOLLOWED' }
  | { type: 'DIALOG.CLOSED' }

/** Tells the view which field wants the focus (VAL-14). */
export type StudentLoginEmitted = { type: 'FIELD.REJECTED'; field: 'phone' | 'code' }

/** '' where nobody logged in. */
export type StudentLoginOutput = { userId: string }

export type LoginOutcome = { result: 'loggedIn'; userId: string } | { result: 'refused'; message: string }

/** `blocked`: the browser refused the tab. */
export type JumpOutcome = 'done' | 'blocked'
