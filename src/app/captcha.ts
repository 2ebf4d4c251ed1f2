import { CallFailure } from '../../contract/failures.ts'
import { type CaptchaPorts, provideCaptcha } from '../../machines/captcha/captcha.ports.ts'
import { provideSmsCode, type SmsCodePorts } from '../../machines/sms-code/sms-code.ports.ts'
import { captchaDialog } from '../features/captcha/LateCaptcha.tsx'
import { notices, site } from './actors.ts'
import { loadWhenIdle } from './load-when-idle.ts'
import { captchaPorts } from './ports/captcha.ts'
import { clock } from './ports/clock.ts'
import { deadlines } from './ports/deadlines.ts'
import { reloadReplaced } from './ports/document.ts'
import { keepPicture } from './ports/pictures.ts'

/** Rejects as a call does that finds no connection; where a newer product has replaced the code, the page is loaded anew. */
async function loadDialog(): Promise<void> {
  try {
    await captchaDialog.load()
  } catch {
    await reloadReplaced()
    throw new CallFailure({ kind: 'offline' })
  }
}

/** A captcha begins once what draws it is there too. */
const drawn = (ports: CaptchaPorts): CaptchaPorts => ({
  ...ports,
  async startCaptcha(appId, signal) {
    const [begun, code] = await Promise.allSettled([ports.startCaptcha(appId, signal), loadDialog()])
    if (begun.status === 'rejected') throw begun.reason
    if (code.status === 'rejected') throw code.reason
    return begun.value
  },
})

/** The captcha that the site runs, with its code and customer service's picture at hand; asked only once the site is known. */
export function siteCaptcha() {
  const info = site.getSnapshot().context.site
  if (!info) throw new Error('a captcha is asked for before the site is known')
  keepPicture(info.company_concat_qr_code_url)
  loadWhenIdle(captchaDialog)
  return provideCaptcha(drawn(captchaPorts(info.captcha)))
}

/** The sending of codes behind that captcha. */
export const smsCodeBy = (sendCode: SmsCodePorts['sendCode']) =>
  provideSmsCode({ clock, deadlines, notify: notices.notify, sendCode }, siteCaptcha())
