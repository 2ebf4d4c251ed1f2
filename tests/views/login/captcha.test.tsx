import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { captchaPaths } from '../../../machines/login/captcha/captcha.paths.ts'
import { captchaView } from '../../../machines/login/captcha/captcha.selectors.ts'
import { CaptchaError } from '../../../machines/login/captcha/captcha.types.ts'
import { captchaDialog, captchaSights, serviceDialog, slider } from '../sights/captcha.ts'
import { seeCount } from '../sights/see.ts'
import { seeForm, seeGetCode } from '../sights/sms.ts'
import { askForCode, press, toSms, typeCode, typePhone } from '../world/hands.ts'
import { type LoginWorld, openLogin } from '../world/login.tsx'
import { outcomes, replay } from '../world/replay.ts'

const values = { phone: '13800000001', code: '1234' }
const untouched = { phoneError: null, codeError: null, submitError: null, busy: false }

replay(captchaPaths, {
  async open(_, options) {
    const world = openLogin({ ...options, answers: { findDeadline: null } })
    await toSms()
    await typePhone(values.phone)
    await typeCode(values.code)
    await askForCode()
    const subject = world.actor.getSnapshot().children.smsCode?.getSnapshot().children.captcha
    if (!subject) throw new Error('no captcha is asked for')
    return { world, subject }
  },
  perform: {
    ...outcomes('startCaptcha', 'runWidget', 'refreshPuzzle', 'verifyDrag'),
    'DRAG.ENDED': async () => {
      await userEvent.click(slider)
      await userEvent.keyboard('{Shift>}{ArrowRight>9}{/Shift}{ArrowRight>3}{Enter}')
    },
    REFRESHED: () => press(captchaDialog, '换一张'),
    RETRIED: () => press(serviceDialog, '重新验证'),
    'CAPTCHA.CLOSED': (_, { subject }) => {
      const view = captchaView(subject.getSnapshot())
      if (view === 'widget') return userEvent.keyboard('{Escape}')
      const isService = view === 'failed' || view === 'cannotStart' || view === 'offline'
      return isService ? press(serviceDialog, '知道了') : press(captchaDialog, '关闭')
    },
    'COUNTDOWN.TICKED': async (step, { world, subject }) => {
      const { rest } = subject.getSnapshot().context
      const isLast = 'rest' in step.event && step.event.rest === 0
      world.clock.increment((isLast ? rest : 1) * 1000)
      const timer = captchaDialog.getByRole('timer').filter({ hasText: `${rest - 1} 秒后出现新的拼图` })
      await seeCount(timer, isLast ? 0 : 1)
    },
    'xstate.after.MISSED_PAUSE.captcha.missed': ({ wait = 0 }, { world }) => world.clock.increment(wait),
  },
  async see({ world, subject }) {
    const snapshot = subject.getSnapshot()
    const view = captchaView(snapshot)
    await captchaSights[view](snapshot.context.code)
    if (snapshot.value === 'closed') {
      await seeForm(values, untouched)
      await seeGetCode({ state: 'idle' }, true)
    }
    expect(world.actor.getSnapshot().context).toMatchObject(values)
    return view
  },
  proves({ steps }) {
    const last = steps.at(-1)?.expect
    const values = steps.map(({ expect: { value } }) => value)
    return [
      'CAP-1',
      ...(values.includes('failed') ? ['CAP-2'] : []),
      ...(values.includes('cannotStart') || values.includes('offline') ? ['CAP-3'] : []),
      ...(last?.value === 'closed' ? ['CAP-4'] : []),
      ...(steps.some(({ event }) => event.type === 'DRAG.ENDED') ? ['CAP-5'] : []),
      ...(values.includes('widget') ? ['CAP-5'] : []),
    ]
  },
})

describe('a captcha that failed', () => {
  let world: LoginWorld | undefined
  afterEach(() => {
    world?.close()
    world = undefined
  })

  it.each([1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014])(
    'a failure with %d says code and description beside the code of the support [CAP-2]',
    async (code) => {
      world = openLogin({ answers: { findDeadline: null } })
      await toSms()
      await typePhone(values.phone)
      await askForCode()
      await expect.poll(() => world?.desk.isWaiting('startCaptcha')).toBe(true)
      world.desk.reject('startCaptcha', new CaptchaError(code))
      await captchaSights.failed(code)
    },
  )
})
