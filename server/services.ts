import type { CaptchaGate } from './adapters/captcha.ts'
import type { Ephemeral } from './adapters/ephemeral.ts'
import type { MiniprogramCodes } from './adapters/miniprogram.ts'
import type { SmsSender } from './adapters/sms.ts'
import type { QrLogin } from './authentication/qr-login.ts'
import type { Sessions } from './authentication/sessions.ts'
import type { SmsCodes } from './authentication/sms-codes.ts'
import type { Students } from './authentication/students.ts'
import type { Log } from './log.ts'
import type { Sites } from './sites.ts'

/** What the areas work with. */
export interface Services {
  readonly log: Log
  readonly ephemeral: Ephemeral
  readonly sms: SmsSender
  readonly miniprogram: MiniprogramCodes
  readonly captcha: CaptchaGate
  readonly sites: Sites
  readonly students: Students
  readonly sessions: Sessions
  readonly smsCodes: SmsCodes
  readonly qrLogin: QrLogin
}
