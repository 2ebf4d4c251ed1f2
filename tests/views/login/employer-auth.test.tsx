import { expect } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'
import type { Step } from '../../../harness/paths.ts'
import { employerAuthPaths } from '../../../machines/login/employer-auth/employer-auth.paths.ts'
import { employerAuthView } from '../../../machines/login/employer-auth/employer-auth.selectors.ts'
import type { EmployerField } from '../../../machines/login/employer-auth/fields.ts'
import { employer, employerFields, seeEmployer, textbox } from '../sights/employer.ts'
import { button, seeFocused } from '../sights/see.ts'
import { breakCaptcha, endCaptcha } from '../world/codes.ts'
import { type EmployerWorld, openEmployer } from '../world/employer.tsx'
import { autofill, followWithoutTab, press, visit } from '../world/hands.ts'
import { outcomes, replay } from '../world/replay.ts'

const submits = { passwordLogin: '登录', codeLogin: '登录', register: '注册' }

const fieldOf = (event: object): Locator => employerFields[(event as { field: EmployerField }).field]

/** The control that asks for a code is drawn as disabled while the phone is wrong, and takes a press all the same. */
async function askForCode({ expect: { calls } }: Step, world: EmployerWorld): Promise<void> {
  const told = world.notices.length
  await userEvent.click(button(employer, '获取验证码'), { force: true })
  const isTold = calls.some((call) => call.kind === 'action' && call.name === 'notify')
  await expect.poll(() => world.notices.slice(told)).toEqual(isTold ? [{ kind: 'phoneInvalid' }] : [])
  if (!isTold) await endCaptcha(world, 'closed')
}

replay(employerAuthPaths, {
  async open({ input }, options) {
    const settings = employerAuthPaths.inputs[input]
    if (!settings) throw new Error(`no input is named ${input}`)
    const world = openEmployer({ ...options, input: settings })
    return { world, subject: world.actor }
  },
  perform: {
    ...outcomes('logInByPassword', 'logInByCode', 'register', 'storeIdentity', 'openApp'),
    'TAB.CHANGED': ({ event }) => {
      const name = (event as unknown as { tab: string }).tab === 'code' ? '验证码登录' : '密码登录'
      return userEvent.click(employer.getByRole('tab', { name, exact: true }))
    },
    'REGISTER.OPENED': () => press(employer, '立即注册'),
    'FORGOT.OPENED': () => press(employer, '忘记密码'),
    'STEPPED.BACK': () => press(employer, '返回登录'),
    'FIELD.CHANGED': ({ event }) => autofill(fieldOf(event), (event as unknown as { value: string }).value),
    'FIELD.BLURRED': ({ event }) => visit(fieldOf(event)),
    'CODE.REQUESTED': (step, { world }) => askForCode(step, world),
    'FORM.SUBMITTED': async ({ expect: { calls } }, { world }) => {
      const view = employerAuthView(world.actor.getSnapshot()) as keyof typeof submits
      await press(employer, submits[view])
      const rejected = calls.some(({ kind }) => kind === 'emit')
      const [first] = world.actor.getSnapshot().context.rejected
      await seeFocused(first && employerFields[first], rejected)
    },
    'LINK.FOLLOWED': () => followWithoutTab(employer.getByRole('link')),
    'DIALOG.CLOSED': async (_, { world }) => {
      // The captcha may lie over the dialog, which closes by itself all the same.
      const isCaptchaOver = world.actor.getSnapshot().children.captcha !== undefined
      if (isCaptchaOver) document.querySelector<HTMLElement>('[role=dialog] button[aria-label="关闭"]')?.click()
      else await press(employer, '关闭')
    },
    'xstate.done.actor.captcha': ({ event }, { world }) =>
      endCaptcha(world, (event as unknown as { output: { result: 'passed' | 'closed' } }).output.result),
    'xstate.error.actor.captcha': (_, { world }) => breakCaptcha(world),
    'xstate.done.actor.passwordReset': async ({ event }) => {
      await autofill(textbox('手机号码'), (event as unknown as { output: { phone: string } }).output.phone)
      await press(employer, '返回登录')
    },
  },
  see: ({ world }) => seeEmployer(world),
  proves({ steps }) {
    const types = new Set(steps.map(({ event }) => event.type))
    const has = (...candidates: string[]) => candidates.some((type) => types.has(type))
    const rejected = steps.some(({ expect: { calls } }) => calls.some(({ kind }) => kind === 'emit'))
    const failed = steps.some(({ actor, event }) => actor?.match(/^(logIn|register)/) && 'error' in event)
    return [
      'EMP-1',
      ...(has('REGISTER.OPENED') ? ['EMP-2'] : []),
      ...(has('xstate.done.actor.openApp') ? ['EMP-4'] : []),
      ...(has('xstate.done.actor.captcha', 'xstate.error.actor.captcha') ? ['EMP-5', 'CAP-1'] : []),
      ...(failed ? ['EMP-6'] : []),
      ...(has('CODE.REQUESTED') ? ['SMS-1'] : []),
      ...(rejected ? ['VAL-14'] : []),
    ]
  },
})
