import type { SiteInfo } from '../../contract/calls/site.ts'
import type { CaptchaPorts } from '../../machines/login/captcha/captcha.ports.ts'
import type { CaptchaPuzzle } from '../../machines/login/captcha/captcha.types.ts'
import { createCaptcha, verifyCaptcha } from '../api/captcha.ts'
import { clock } from '../browser/page/clock.ts'

const unasked = () => Promise.reject(new Error('this captcha has no such step'))

const waiting = (seconds: number) => ({ kind: 'wait', deadline: clock.now() + seconds * 1000 }) as const

async function askPuzzle(appId: string, signal: AbortSignal): Promise<CaptchaPuzzle> {
  const answer = await createCaptcha({ appid: appId }, signal)
  return answer.result === 'wait' ? waiting(answer.seconds) : { kind: 'puzzle', puzzle: answer }
}

/** The slider puzzle of our own server (CAP-5). */
export const embeddedCaptcha: CaptchaPorts = {
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

/** Tencent's widget, whose code is fetched when it is first wanted. */
function tencentCaptcha(script: string): CaptchaPorts {
  const load = () => import('../browser/page/tencent-captcha.ts')
  return {
    clock,
    async startCaptcha(_, signal) {
      const { loadTencentCaptcha } = await load()
      await loadTencentCaptcha(script, signal)
      return { kind: 'widget' }
    },
    async runWidget(appId, signal) {
      const { runTencentCaptcha } = await load()
      return runTencentCaptcha(appId, signal)
    },
    refreshPuzzle: unasked,
    verifyDrag: unasked,
  }
}

/** The captcha that the site runs. */
export const captchaPorts = ({ provider, script }: SiteInfo['captcha']): CaptchaPorts =>
  provider === 'tencent' ? tencentCaptcha(script) : embeddedCaptcha
