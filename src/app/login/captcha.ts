import { provideSmsCode, type SmsCodePorts } from '../../../machines/login/sms-code/sms-code.ports.ts'
import { captchaBrowser } from '../../browser/login/captcha-browser.ts'
import { clock } from '../../browser/page/clock.ts'
import { deadlines } from '../../browser/storage/deadlines.ts'
import { captchaOf } from '../../features/login/captcha/captcha-of.ts'
import { notices, site } from '../actors.ts'

/** The captcha that the site runs; asked only once the site is known. */
export function siteCaptcha() {
  const info = site.getSnapshot().context.site
  if (!info) throw new Error('a captcha is asked for before the site is known')
  return captchaOf(info, captchaBrowser)
}

/** The sending of codes behind that captcha. */
export const smsCodeBy = (sendCode: SmsCodePorts['sendCode']) =>
  provideSmsCode({ clock, deadlines, notify: notices.notify, sendCode }, siteCaptcha())
