import { sendCode } from '../../../contract/calls/authentication.ts'
import { createCaptcha, verifyCaptcha } from '../../../contract/calls/captcha.ts'
import { encodeParams } from '../../../contract/encoding.ts'
import { failureOf } from '../../../contract/failures.ts'
import type { Step } from '../../../harness/paths.ts'
import { captchaPaths } from '../../../machines/login/captcha/captcha.paths.ts'
import { CaptchaError, type CaptchaStart, type CaptchaVerdict } from '../../../machines/login/captcha/captcha.types.ts'
import { CaptchaDialog } from '../models/captcha-dialog.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { eventually, FAILED_REQUEST, type World } from '../world.ts'
import { BESIDE, Gate } from './gate.ts'
import type { Moment, Play } from './play.ts'

type View =
  | 'starting'
  | 'ready'
  | 'unverified'
  | 'unrefreshed'
  | 'verifying'
  | 'missed'
  | 'refreshing'
  | 'waiting'
  | 'failed'
  | 'cannotStart'
  | 'offline'
  | 'passed'
  | 'closed'

const viewOf = (value: Step['expect']['value']): View =>
  typeof value === 'string' ? (value as View) : (value as unknown as { solving: View }).solving

const calls: Partial<Record<View, string>> = {
  starting: createCaptcha.path,
  refreshing: createCaptcha.path,
  verifying: verifyCaptcha.path,
  passed: sendCode.path,
}

const verdictOf = (step: Step | undefined) =>
  step?.event && 'output' in step.event ? (step.event.output as CaptchaVerdict).kind : 'missed'

const isOffline = (error: unknown) => failureOf(error).kind === 'offline'
const kindIs = (kind: CaptchaStart['kind']) => (outcome: unknown) => (outcome as CaptchaStart).kind === kind
const MISSES = 'the login by one-time password walks through three misses and their wait'
const THIRD_PARTY = 'only the third-party widget does that; the product runs the embedded puzzle'

/** The slider puzzle with real drags, on a clock that only the path moves. */
export const captchaPlay = (world: World, phone: () => string): Play<(typeof captchaPaths)['machine']> => ({
  catalogue: captchaPaths,
  omissions: [
    { actor: 'startCaptcha', kind: 'done', is: kindIs('widget'), reason: THIRD_PARTY },
    { actor: 'startCaptcha', kind: 'done', is: kindIs('wait'), reason: MISSES },
    { actor: 'refreshPuzzle', kind: 'done', is: kindIs('wait'), reason: MISSES },
    { actor: 'verifyDrag', kind: 'done', is: kindIs('wait'), reason: MISSES },
    { actor: 'startCaptcha', kind: 'error', is: (error) => error instanceof CaptchaError, reason: THIRD_PARTY },
  ],
  unwalked: {
    'captcha.starting done startCaptcha[1] → captcha.waiting': MISSES,
    'captcha.refreshing done refreshPuzzle[1] → captcha.waiting': MISSES,
    'captcha.verifying done verifyDrag[2] → captcha.waiting': MISSES,
    'captcha.waiting on CAPTCHA.CLOSED[0] → captcha.closed': MISSES,
    'captcha.waiting on COUNTDOWN.TICKED[0] → (stays)': MISSES,
    'captcha.waiting on COUNTDOWN.TICKED[1] → captcha.starting': MISSES,
    'captcha.starting done startCaptcha[2] → captcha.widget': THIRD_PARTY,
    'captcha.widget on CAPTCHA.CLOSED[0] → captcha.closed': THIRD_PARTY,
    'captcha.widget done runWidget[0] → captcha.passed': THIRD_PARTY,
    'captcha.widget done runWidget[1] → captcha.closed': THIRD_PARTY,
    'captcha.widget error runWidget[0] → captcha.failed': THIRD_PARTY,
    'captcha.widget error runWidget[1] → captcha.cannotStart': THIRD_PARTY,
    'captcha.starting error startCaptcha[0] → captcha.failed': THIRD_PARTY,
  },
  async open() {
    const visitor = await world.visit()
    visitor.complaints.expect(FAILED_REQUEST)
    const { page } = visitor
    await page.clock.install()
    await visitor.open()
    const login = new LoginDialog(page)
    const captcha = new CaptchaDialog(page, world.demo)
    await login.open()
    await login.toSms()
    await login.typePhone(phone())
    const gate = await Gate.before(visitor, [createCaptcha, verifyCaptcha, sendCode])
    await login.getCode.click()
    await visitor.stopClock()

    /** The puzzle is used up beside the page, as if its two minutes were over. */
    const spendChallenge = async () => {
      const form = encodeParams({ challenge: captcha.challenge, trail: [] })
      await page.evaluate(
        async ([path, body, beside]) => {
          await fetch(path, { method: 'POST', headers: { [beside]: '1' }, body: new URLSearchParams(body) })
        },
        [verifyCaptcha.path, form, BESIDE] as const,
      )
    }

    /** A hand needs time that passes. */
    const drag = async ({ next }: Moment) => {
      const verdict = verdictOf(next)
      await page.clock.resume()
      await (verdict === 'missed' ? captcha.miss() : captcha.solve())
      await visitor.stopClock()
      if (verdict === 'expired') await spendChallenge()
    }

    let view: View = 'starting'
    const seeService = async (text: string) => captcha.service.getByText(text, { exact: true }).waitFor()
    const seeClosed = async () => {
      await captcha.seeGone()
      await captcha.service.waitFor({ state: 'detached' })
    }
    const sights: Record<View, () => Promise<void>> = {
      starting: () => captcha.see('正在加载验证'),
      ready: () => captcha.see('也可用键盘左右方向键移动，回车确认'),
      unverified: () => captcha.see('网络不稳定，请再试一次'),
      unrefreshed: () => captcha.see('图片没有换成，请再换一张'),
      verifying: () => captcha.see('正在验证'),
      missed: () => captcha.see('没有对齐，请再试一次'),
      refreshing: () => captcha.see('正在更换图片'),
      failed: async () => captcha.service.getByText(/^101[23]: /).waitFor(),
      waiting: () => Promise.reject(new Error(MISSES)),
      cannotStart: () => seeService('当前上网环境异常，请更换网络环境或稍后再试'),
      offline: () => seeService('网络已断开，请检查网络后重试'),
      passed: seeClosed,
      closed: seeClosed,
    }

    return {
      perform: {
        'xstate.done.actor.startCaptcha': () => gate.pass(createCaptcha),
        'xstate.error.actor.startCaptcha': ({ step }) =>
          'error' in step.event && isOffline(step.event.error)
            ? gate.cut(createCaptcha)
            : gate.breakDown(createCaptcha),
        'xstate.done.actor.refreshPuzzle': () => gate.pass(createCaptcha),
        'xstate.error.actor.refreshPuzzle': () => gate.breakDown(createCaptcha),
        'DRAG.ENDED': drag,
        'xstate.done.actor.verifyDrag': () => gate.pass(verifyCaptcha),
        'xstate.error.actor.verifyDrag': () => gate.cut(verifyCaptcha),
        'xstate.after.MISSED_PAUSE.captcha.missed': ({ step }) => page.clock.runFor(step.wait ?? 0),
        REFRESHED: captcha.another,
        RETRIED: captcha.retry,
        'CAPTCHA.CLOSED': () =>
          ['failed', 'cannotStart', 'offline'].includes(view) ? captcha.dismiss() : captcha.close(),
      },
      async see(value) {
        view = viewOf(value)
        await sights[view]()
        const expected = calls[view]
        await eventually(() => gate.inFlight).toEqual(expected ? [expected] : [])
      },
    }
  },
})
