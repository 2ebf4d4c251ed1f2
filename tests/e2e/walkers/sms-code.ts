import { sendCode } from '../../../contract/calls/authentication.ts'
import type { Step } from '../../../harness/paths.ts'
import { markOf } from '../../../machines/login/sms-code/mark.ts'
import { smsCodePaths } from '../../../machines/login/sms-code/sms-code.paths.ts'
import type { Deadline, SendOutcome } from '../../../machines/login/sms-code/sms-code.types.ts'
import { CaptchaDialog } from '../models/captcha-dialog.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { Shell } from '../models/shell.ts'
import { eventually, FAILED_REQUEST, type World } from '../world.ts'
import { BESIDE, Gate } from './gate.ts'
import type { Play } from './play.ts'

const outputOf = <T>({ event }: Step): T | undefined => ('output' in event ? (event.output as T) : undefined)

/** The catalogue's, in whose place the walk has fresh ones. */
const FIRST = '13800000001'
const ever = () => true
const STORAGE = 'a browser that blocks its storage reads as empty'
const CAPTCHA = 'the captcha ends by its own failed states, never by an exception'

/** Sending a code with a real captcha and a real server, its countdown on a clock that only the path moves. */
export const smsCodePlay = (world: World, freshPhone: () => string): Play<(typeof smsCodePaths)['machine']> => ({
  catalogue: smsCodePaths,
  omissions: [
    { actor: 'findDeadline', kind: 'error', is: ever, reason: STORAGE },
    { actor: 'captcha', kind: 'error', is: ever, reason: CAPTCHA },
  ],
  unwalked: {
    'smsCode.restoring error findDeadline[0] → smsCode.idle': STORAGE,
    'smsCode.provingHuman error captcha[0] → smsCode.resting': CAPTCHA,
  },
  async open() {
    const visitor = await world.visit()
    visitor.complaints.expect(FAILED_REQUEST)
    const { page } = visitor
    await page.clock.install()
    await visitor.open()
    const login = new LoginDialog(page)
    const captcha = new CaptchaDialog(page, world.demo)
    const shell = new Shell(page)
    await login.open()
    await login.seeWaiting()
    const gate = await Gate.before(visitor, [sendCode])
    const phone = freshPhone()
    const other = freshPhone()

    /** Uses the captcha's ticket up beside the page: the server then refuses the request that waits. */
    const spendTicket = async () => {
      const address = await gate.addressOf(sendCode)
      await page.evaluate(async ([url, beside]) => void (await fetch(url, { headers: { [beside]: '1' } })), [
        address,
        BESIDE,
      ] as const)
    }

    const canAsk = async () => {
      await eventually(() => login.getCode.innerText()).toBe('获取验证码')
      await eventually(() => login.getCode.isEnabled()).toBe(true)
    }
    let typedPhone = ''
    /** Whose countdown runs: another phone shows none (SMS-2). */
    let countedPhone = ''
    const type = async (wanted: string) => {
      if (typedPhone !== wanted) await login.typePhone(wanted)
      typedPhone = wanted
    }
    /** What ended the last attempt to send, as a notice. */
    let notice: string | undefined
    const sights: Record<string, () => Promise<void>> = {
      restoring: login.seeWaiting,
      async idle() {
        await canAsk()
        await eventually(async () => (await shell.notices()).filter((text) => text !== notice)).toEqual([])
      },
      provingHuman: () => captcha.seeReady(),
      async sending() {
        await captcha.seeGone()
        await eventually(() => login.getCode.getAttribute('aria-busy')).toBe('true')
      },
      async counting() {
        if (typedPhone !== countedPhone) await canAsk()
        await type(countedPhone)
        await eventually(() => login.rest()).toBeGreaterThan(0)
      },
    }

    return {
      perform: {
        async 'xstate.done.actor.findDeadline'({ step }) {
          const found = outputOf<Deadline | null>(step)
          if (found) {
            await page.evaluate(
              ({ deadline, mark }) => {
                const stored = { 'student-login': { deadline: Date.now() + deadline, mark } }
                localStorage.setItem('sms_deadlines', JSON.stringify(stored))
              },
              { ...found, mark: markOf(phone) },
            )
          }
          await login.toSms()
          await type(phone)
        },
        async 'CODE.REQUESTED'({ step }) {
          const { phone: asked } = step.event as unknown as { phone: string }
          await type(asked === FIRST ? phone : other)
          await login.getCode.click()
        },
        async 'xstate.done.actor.captcha'({ step }) {
          if (outputOf<{ result: string }>(step)?.result !== 'passed') return captcha.close()
          await captcha.solve()
        },
        async 'xstate.done.actor.sendCode'({ step }) {
          const isRefused = outputOf<SendOutcome>(step)?.result === 'refused'
          if (isRefused) {
            await spendTicket()
            notice = '安全验证未通过或已过期，请重新验证'
          } else await visitor.stopClock()
          await gate.pass(sendCode)
          if (isRefused) await shell.seeNotice(notice!)
        },
        async 'xstate.error.actor.sendCode'() {
          notice = '网络已断开，请检查网络后重试'
          await gate.cut(sendCode)
          await shell.seeNotice(notice)
        },
        async 'COUNTDOWN.TICKED'({ step }) {
          const { rest } = step.event as unknown as { rest: number }
          await eventually(() => login.rest()).toBeGreaterThan(0)
          await page.clock.runFor(1000 * ((await login.rest()) - rest))
          await eventually(() => login.rest()).toBe(rest)
        },
      },
      async see(value, { step }) {
        const { mark } = (step?.expect.context ?? { mark: '' }) as unknown as { mark: string }
        countedPhone = mark === markOf(FIRST) ? phone : other
        await sights[String(value)]?.()
        await eventually(() => gate.inFlight).toEqual(value === 'sending' ? [sendCode.path] : [])
      },
    }
  },
})
