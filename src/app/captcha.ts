import { provideCaptcha } from '../../machines/captcha/captcha.ports.ts'
import { provideSmsCode, type SmsCodePorts } from '../../machines/sms-code/sms-code.ports.ts'
import { notices, site } from './actors.ts'
import { captchaPorts } from './ports/captcha.ts'
import { clock } from './ports/clock.ts'
import { deadlines } from './ports/deadlines.ts'
import { keepPicture } from './ports/pictures.ts'

/** The captcha that the site runs, with customer service's picture at hand; asked only once the site is known. */
export function siteCaptcha() {
  const info = site.getSnapshot().context.site
  if (!info) throw new Error('a captcha is asked for before the site is known')
  keepPicture(info.company_concat_qr_code_url)
  return provideCaptcha(captchaPorts(info.captcha))
}

/** The sending of codes behind that captcha. */
export const smsCodeBy = (sendCode: SmsCodePorts['sendCode']) =>
  provideSmsCode({ clock, deadlines, notify: notices.notify, sendCode }, siteCaptcha())
