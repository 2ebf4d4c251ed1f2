import { expect } from 'vitest'
import { smsCodePaths } from '../../../machines/login/sms-code/sms-code.paths.ts'
import { smsCodeView } from '../../../machines/login/sms-code/sms-code.selectors.ts'
import { button, dialog, seeCount } from '../sights/see.ts'
import { seeGetCode } from '../sights/sms.ts'
import { breakCaptcha, endCaptcha } from '../world/codes.ts'
import { askForCode, toSms, typePhone } from '../world/hands.ts'
import { type LoginWorld, openLogin } from '../world/login.tsx'
import { outcomes, replay } from '../world/replay.ts'

const login = dialog('学生登录')
const SECOND = 1000
const SENT = '验证码已发送，倒计时结束后可重新获取'

function smsCodeOf({ actor }: LoginWorld) {
  const { smsCode } = actor.getSnapshot().children
  if (!smsCode) throw new Error('the form is not on screen')
  return smsCode
}

replay(smsCodePaths, {
  async open(_, options) {
    const world = openLogin(options)
    await toSms()
    await typePhone('13800000001')
    return { world, subject: smsCodeOf(world) }
  },
  perform: {
    ...outcomes('findDeadline', 'captcha', 'sendCode'),
    'CODE.REQUESTED': async (step) => {
      if ('phone' in step.event) await typePhone(String(step.event.phone))
      await askForCode()
    },
    'xstate.done.actor.captcha': (step, { world }) => {
      const passed = 'output' in step.event && (step.event.output as { result: string }).result === 'passed'
      return endCaptcha(world, passed ? 'passed' : 'closed')
    },
    'xstate.error.actor.captcha': (_, { world }) => breakCaptcha(world),
    'xstate.done.actor.sendCode': (step, { world }) => {
      const outcome = 'output' in step.event ? (step.event.output as { result: string; message?: string }) : null
      world.desk.resolve('sendCode', outcome?.message ?? 'success')
    },
    'COUNTDOWN.TICKED': async (step, { world }) => {
      const { rest } = smsCodeOf(world).getSnapshot().context
      const isLast = 'rest' in step.event && step.event.rest === 0
      world.clock.increment(isLast ? rest * SECOND : SECOND)
      const isShown =
        smsCodeView(smsCodeOf(world).getSnapshot(), world.actor.getSnapshot().context.phone).state === 'counting'
      await seeCount(button(login, `${rest - 1}s后可重试`), !isLast && isShown ? 1 : 0)
    },
  },
  async see({ world }) {
    const { phone } = world.actor.getSnapshot().context
    const { state } = smsCodeView(smsCodeOf(world).getSnapshot())
    await seeGetCode(smsCodeView(smsCodeOf(world).getSnapshot(), phone), true)
    const isOwn = smsCodeView(smsCodeOf(world).getSnapshot(), phone).state === 'counting'
    // The captcha lies over the form.
    const said = state === 'provingHuman' ? [] : [isOwn ? SENT : '']
    const status = login.getByRole('status')
    await expect.poll(() => status.elements().map(({ textContent }) => textContent)).toEqual(said)
    return state
  },
  proves({ steps }) {
    const types = steps.map(({ event }) => event.type)
    const told = steps.at(-1)?.expect.calls.some((call) => call.kind === 'action' && call.name === 'notify')
    return [
      'SMS-2',
      ...(told ? ['SMS-3'] : []),
      ...(types.includes('COUNTDOWN.TICKED') || types.length === 1 ? ['SMS-4'] : []),
      ...(types.at(-1)?.endsWith('.actor.captcha') ? ['CAP-4'] : []),
    ]
  },
})
