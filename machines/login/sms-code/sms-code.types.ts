import type { CountdownEvent } from '../../kit/countdown.ts'
import type { CaptchaProof } from '../captcha/captcha.types.ts'

/** The purposes of a one-time password; each has a countdown of its own. */
export const smsPurposes = ['student-login', 'employer-login', 'employer-register', 'employer-forgot'] as const
export type SmsPurpose = (typeof smsPurposes)[number]

export interface SmsCodeContext {
  readonly purpose: SmsPurpose
  /** Length of the countdown. */
  readonly seconds: number
  readonly captchaAppId: string
  /** The phone as it is sent. */
  readonly phone: string
  readonly proof: CaptchaProof | null
  /** The time when the next code may be asked for, milliseconds of the port's clock. */
  readonly deadline: number
  /** Whole seconds until then. */
  readonly rest: number
  /** The mark of the phone that the countdown belongs to. */
  readonly mark: string
}

/** A countdown that outlives the page, and the mark of the phone that it belongs to. */
export interface Deadline {
  /** Milliseconds of the port's clock. */
  readonly deadline: number
  readonly mark: string
}

export type SmsCodeEvent = { type: 'CODE.REQUESTED'; phone: string } | CountdownEvent

export type SmsCodeInput = { purpose: SmsPurpose; seconds: number; captchaAppId: string }

/** `sent` carries the deadline that was stored for it. */
export type SendOutcome = { result: 'sent'; deadline: number } | { result: 'refused'; message: string }
