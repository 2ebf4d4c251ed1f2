import type { DragSample, Puzzle } from '../../../contract/calls/captcha.ts'
import type { CountdownEvent } from '../../kit/countdown.ts'

/** The proof that a protected call carries. */
export interface CaptchaProof {
  readonly captcha_appid: string
  readonly captcha_ticket: string
  readonly captcha_randstr: string
}

export interface CaptchaContext {
  readonly appId: string
  readonly puzzle: Puzzle | null
  /** Failed fetches of a new puzzle in a row. */
  readonly refreshErrors: number
  /** Failed judgements in a row. */
  readonly verifyErrors: number
  /** Provider's error code, once it failed with one. */
  readonly code: number | null
  readonly proof: CaptchaProof | null
  /** The time when the next try may begin, milliseconds of the port's clock. */
  readonly deadline: number
  /** Whole seconds until then. */
  readonly rest: number
}

export type CaptchaEvent =
  | { type: 'DRAG.ENDED'; trail: readonly DragSample[] }
  | { type: 'REFRESHED' }
  | { type: 'RETRIED' }
  | { type: 'CAPTCHA.CLOSED' }
  | CountdownEvent

export type CaptchaInput = { appId: string }

/** `closed` is no error (CAP-4). */
export type CaptchaOutput = { result: 'passed'; proof: CaptchaProof } | { result: 'closed' }

/** Missed too often: nothing before the deadline, milliseconds of the port's clock. */
export type CaptchaWait = { kind: 'wait'; deadline: number }

export type CaptchaPuzzle = { kind: 'puzzle'; puzzle: Puzzle } | CaptchaWait

/** The provider begins with a puzzle that we draw, or with a widget of its own that is ready to be shown. */
export type CaptchaStart = CaptchaPuzzle | { kind: 'widget' }

export type CaptchaVerdict = { kind: 'passed'; proof: CaptchaProof } | { kind: 'missed' | 'expired' } | CaptchaWait

/** A provider's failure with its code (1001 to 1013, or others that are not documented). */
export class CaptchaError extends Error {
  readonly code: number
  constructor(code: number) {
    super(`captcha error ${code}`)
    this.name = 'CaptchaError'
    this.code = code
  }
}
