import type { CaptchaPorts } from '../../../machines/captcha/captcha.ports.ts'
import { createCaptcha, verifyCaptcha } from '../../api/captcha.ts'

/** The slider puzzle of our own server (CAP-5). */
export const embeddedCaptcha: CaptchaPorts = {
  startCaptcha: async (appId, signal) => ({ kind: 'puzzle', puzzle: await createCaptcha({ appid: appId }, signal) }),
  refreshPuzzle: (appId, signal) => createCaptcha({ appid: appId }, signal),
  async verifyDrag({ appId, challenge, trail }, signal) {
    const verdict = await verifyCaptcha({ challenge, trail: [...trail] }, signal)
    if (verdict.result !== 'passed') return verdict
    const proof = { captcha_appid: appId, captcha_ticket: verdict.ticket, captcha_randstr: verdict.randstr }
    return { result: 'passed', proof }
  },
}
