import type { SiteInfo } from '../../../../contract/calls/site.ts'
import { CallFailure } from '../../../../contract/failures.ts'
import type { ClockPort } from '../../../../machines/kit/clock.ts'
import { type CaptchaPorts, provideCaptcha } from '../../../../machines/login/captcha/captcha.ports.ts'
import type { CaptchaOutput, CaptchaPuzzle } from '../../../../machines/login/captcha/captcha.types.ts'
import { createCaptcha, verifyCaptcha } from '../../../api/captcha.ts'
import { loadWhenIdle, whenIdle } from '../../../ui/when-idle.ts'
import { captchaDialog } from './LateCaptcha.tsx'

/** The parts of the browser that a captcha needs. */
export interface CaptchaBrowser {
  readonly clock: ClockPort
  /** Fetches a picture, so that it can be drawn once the network is gone. */
  keepPicture(address: string): void
  /** Loads the page anew where a newer product has replaced its code. */
  reloadReplaced(): Promise<void>
  /** Fetches the code that runs Tencent's widget. */
  loadTencent(): Promise<{
    loadTencentCaptcha(address: string, signal: AbortSignal): Promise<void>
    runTencentCaptcha(appId: string, signal: AbortSignal): Promise<CaptchaOutput>
  }>
}

const unasked = () => Promise.reject(new Error('this captcha has no such step'))

/** The slider puzzle of our own server (CAP-5). */
function embeddedCaptcha(clock: ClockPort): CaptchaPorts {
  const waiting = (seconds: number) => ({ kind: 'wait', deadline: clock.now() + seconds * 1000 }) as const
  async function askPuzzle(appId: string, signal: AbortSignal): Promise<CaptchaPuzzle> {
    const answer = await createCaptcha({ appid: appId }, signal)
    return answer.result === 'wait' ? waiting(answer.seconds) : { kind: 'puzzle', puzzle: answer }
  }
  return {
    clock,
    startCaptcha: askPuzzle,
    runWidget: unasked,
    refreshPuzzle: askPuzzle,
    async verifyDrag({ appId, challenge, trail }, signal) {
      const verdict = await verifyCaptcha({ challenge, trail: [...trail] }, signal)
      if (verdict.result === 'wait') return waiting(verdict.seconds)
      if (verdict.result !== 'passed') return { kind: verdict.result }
      const proof = { captcha_appid: appId, captcha_ticket: verdict.ticket, captcha_randstr: verdict.randstr }
      return { kind: 'passed', proof }
    },
  }
}

/** Tencent's widget, whose code is fetched when it is first wanted. */
const tencentCaptcha = (script: string, { clock, loadTencent }: CaptchaBrowser): CaptchaPorts => ({
  clock,
  async startCaptcha(_, signal) {
    const { loadTencentCaptcha } = await loadTencent()
    await loadTencentCaptcha(script, signal)
    return { kind: 'widget' }
  },
  async runWidget(appId, signal) {
    const { runTencentCaptcha } = await loadTencent()
    return runTencentCaptcha(appId, signal)
  },
  refreshPuzzle: unasked,
  verifyDrag: unasked,
})

/** The captcha that the site runs. */
export const captchaPorts = ({ provider, script }: SiteInfo['captcha'], browser: CaptchaBrowser): CaptchaPorts =>
  provider === 'tencent' ? tencentCaptcha(script, browser) : embeddedCaptcha(browser.clock)

/** Rejects as a call does that finds no connection; where a newer product has replaced the code, the page is loaded anew. */
async function loadDialog({ reloadReplaced }: CaptchaBrowser): Promise<void> {
  try {
    await captchaDialog.load()
  } catch {
    await reloadReplaced()
    throw new CallFailure({ kind: 'offline' })
  }
}

/** A captcha begins once what draws it is there too. */
const drawn = (ports: CaptchaPorts, browser: CaptchaBrowser): CaptchaPorts => ({
  ...ports,
  async startCaptcha(appId, signal) {
    const [begun, code] = await Promise.allSettled([ports.startCaptcha(appId, signal), loadDialog(browser)])
    if (begun.status === 'rejected') throw begun.reason
    if (code.status === 'rejected') throw code.reason
    return begun.value
  },
})

/** The captcha that a site runs, with its code and customer service's picture at hand. */
export function captchaOf(info: SiteInfo, browser: CaptchaBrowser) {
  whenIdle(() => browser.keepPicture(info.company_concat_qr_code_url))
  loadWhenIdle(captchaDialog)
  return provideCaptcha(drawn(captchaPorts(info.captcha, browser), browser))
}
