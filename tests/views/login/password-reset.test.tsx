import { expect } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'
import type { ResetField } from '../../../machines/login/password-reset/fields.ts'
import { passwordResetPaths } from '../../../machines/login/password-reset/password-reset.paths.ts'
import { passwordResetView } from '../../../machines/login/password-reset/password-reset.selectors.ts'
import { employer, employerFields } from '../sights/employer.ts'
import { resetFields, seeReset } from '../sights/reset.ts'
import { button, seeFocused } from '../sights/see.ts'
import { endCaptcha } from '../world/codes.ts'
import { type EmployerWorld, openEmployer } from '../world/employer.tsx'
import { autofill, press, visit } from '../world/hands.ts'
import { outcomes, replay } from '../world/replay.ts'

const subjects = new WeakMap<EmployerWorld, ReturnType<typeof resetOf>>()

function resetOf({ actor }: EmployerWorld) {
  const { passwordReset } = actor.getSnapshot().children
  if (!passwordReset) throw new Error('the recovery is not on screen')
  return passwordReset
}

function subjectOf(world: EmployerWorld) {
  const subject = subjects.get(world)
  if (!subject) throw new Error('no recovery was opened')
  return subject
}

const fieldOf = (event: object): Locator => resetFields[(event as { field: ResetField }).field]

replay(passwordResetPaths, {
  async open({ input }, options) {
    const world = openEmployer(options)
    const { phone = '' } = passwordResetPaths.inputs[input] ?? {}
    await autofill(employerFields.phone, phone)
    await press(employer, '忘记密码')
    const subject = resetOf(world)
    subjects.set(world, subject)
    return { world, subject }
  },
  perform: {
    ...outcomes('checkCode', 'resetPassword'),
    'FIELD.CHANGED': ({ event }) => autofill(fieldOf(event), (event as unknown as { value: string }).value),
    'FIELD.BLURRED': ({ event }) => visit(fieldOf(event)),
    'CODE.REQUESTED': async ({ expect: { calls } }, { world }) => {
      const told = world.notices.length
      await userEvent.click(button(employer, '获取验证码'), { force: true })
      const isTold = calls.some((call) => call.kind === 'action' && call.name === 'notify')
      await expect.poll(() => world.notices.slice(told)).toEqual(isTold ? [{ kind: 'phoneInvalid' }] : [])
      if (!isTold) await endCaptcha(world, 'closed')
    },
    'FORM.SUBMITTED': async ({ expect: { calls } }, { world }) => {
      const subject = subjectOf(world)
      await press(employer, passwordResetView(subject.getSnapshot()) === 'verify' ? '下一步' : '完成')
      const rejected = calls.some(({ kind }) => kind === 'emit')
      const [first] = subject.getSnapshot().context.rejected
      await seeFocused(first && resetFields[first], rejected)
    },
    'STEPPED.BACK': (_, { world }) =>
      press(employer, passwordResetView(subjectOf(world).getSnapshot()) === 'reset' ? '上一步' : '返回登录'),
    'xstate.after.CHANGED_PAUSE.passwordReset.changed': ({ wait = 0 }, { world }) => world.clock.increment(wait),
  },
  see: ({ world }) => seeReset(subjectOf(world).getSnapshot()),
  proves({ steps }) {
    const types = new Set(steps.map(({ event }) => event.type))
    const rejected = steps.some(({ expect: { calls } }) => calls.some(({ kind }) => kind === 'emit'))
    const failed = steps.some(({ event }) => event.type.startsWith('xstate.error'))
    return [
      'EMP-3',
      ...(types.has('STEPPED.BACK') ? ['EMP-7'] : []),
      ...(types.has('CODE.REQUESTED') ? ['SMS-1'] : []),
      ...(failed ? ['EMP-6'] : []),
      ...(rejected ? ['VAL-14'] : []),
    ]
  },
})
