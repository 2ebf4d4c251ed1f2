import type { SiteInfo } from '../../contract/calls/site.ts'
import { CallFailure } from '../../contract/failures.ts'
import { type CaptchaPorts, provideCaptcha } from '../../machines/login/captcha/captcha.ports.ts'
import { reloadReplaced } from '../browser/page/document.ts'
import { keepPicture } from '../browser/page/pictures.ts'
import { captchaDialog } from '../features/login/captcha/LateCaptcha.tsx'
import { captchaPorts } from './captcha-ports.ts'
import { loadWhenIdle } from './load-when-idle.ts'
import { whenIdle } from './when-idle.ts'

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

/** The captcha that a site runs, with its code and customer service's picture at hand. */
export function captchaOf(info: SiteInfo) {
  whenIdle(() => keepPicture(info.company_concat_qr_code_url))
  loadWhenIdle(captchaDialog)
  return provideCaptcha(drawn(captchaPorts(info.captcha)))
}
