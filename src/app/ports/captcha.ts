import type { SiteInfo } from '../../../contract/calls/site.ts'
import type { CaptchaPorts } from '../../../machines/captcha/captcha.ports.ts'
import { createCaptcha, verifyCaptcha } from '../../api/captcha.ts'

const unasked = () => Promise.reject(new Error('this captcha has no such step'))

/** The slider puzzle of our own server (CAP-5). */
export const embeddedCaptcha: CaptchaPorts = {
  startCaptcha: async (appId, signal) => ({ kind: 'puzzle', puzzle: await createCaptcha({ appid: appId }, signal) }),
  runWidget: unasked,
  refreshPuzzle: (appId, signal) => createCaptcha({ appid: appId }, signal),
  async verifyDrag({ appId, challenge, trail }, signal) {
    const verdict = await verifyCaptcha({ challenge, trail: [...trail] }, signal)
    if (verdict.result !== 'passed') return verdict
    const proof = { captcha_appid: appId, captcha_ticket: verdict.ticket, captcha_randstr: verdict.randstr }
    return { result: 'passed', proof }
  },
}

/** Tencent's widget, whose code is fetched when it is first wanted. */
function tencentCaptcha(script: string): CaptchaPorts {
  const load = () => import('./tencent-captcha.ts')
  return {
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
