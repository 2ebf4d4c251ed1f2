import { captchaPaths } from './captcha/captcha.paths.ts'
import type { Catalogue } from './catalogue.ts'
import { entryPaths } from './entry/entry.paths.ts'
import { identitySwitchPaths } from './identity-switch/identity-switch.paths.ts'
import { logoutPaths } from './logout/logout.paths.ts'
import { overlayPaths } from './overlay/overlay.paths.ts'
import { qrLoginPaths } from './qr-login/qr-login.paths.ts'
import { sessionPaths } from './session/session.paths.ts'
import { sitePaths } from './site/site.paths.ts'
import { smsCodePaths } from './sms-code/sms-code.paths.ts'
import { studentLoginPaths } from './student-login/student-login.paths.ts'

/** Every flow, for whoever generates tests or draws charts. */
export const flows = [
  sitePaths,
  sessionPaths,
  captchaPaths,
  smsCodePaths,
  qrLoginPaths,
  studentLoginPaths,
  logoutPaths,
  identitySwitchPaths,
  entryPaths,
  overlayPaths,
] as readonly Catalogue[]
