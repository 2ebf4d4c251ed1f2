import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { studentLoginPaths } from '../../../machines/login/student-login/student-login.paths.ts'
import { smsForm, studentLoginView } from '../../../machines/login/student-login/student-login.selectors.ts'
import { captchaDialog } from '../sights/captcha.ts'
import { dialog, seeText } from '../sights/see.ts'
import { codeField, phoneField, regionField, submit } from '../sights/sms.ts'
import { seeLogin } from '../sights/student.ts'
import { endCaptcha } from '../world/codes.ts'
import { askForCode, followWithoutTab, press, toQr, toSms, typeCode, typePhone, visit } from '../world/hands.ts'
import { openLogin } from '../world/login.tsx'
import { outcomes, replay } from '../world/replay.ts'
import { qrPicture, univ } from '../world/site.ts'

const login = dialog('学生登录')

/** What an event of the path brings along. */
const typed = (event: object, field: 'phone' | 'code' | 'userId'): string =>
  field in event ? String((event as Record<string, unknown>)[field]) : ''

replay(studentLoginPaths, {
  async open({ input }, options) {
    const settings = studentLoginPaths.inputs[input]
    if (!settings) throw new Error(`no input is named ${input}`)
    const world = openLogin({
      ...options,
      input: settings,
      site: settings.taiwan ? { ...univ, is_taiban: 1 } : univ,
      answers: { fetchQrCode: { uuid: 'uuid', picture: qrPicture }, findDeadline: null },
    })
    return { world, subject: world.actor }
  },
  perform: {
    ...outcomes('loginBySms', 'storeIdentity', 'fetchProfile', 'carryOut'),
    'MODE.TOGGLED': (_, { world }) => (world.actor.getSnapshot().matches('qr') ? toSms() : toQr()),
    'REGION.CHANGED': ({ event }) =>
      userEvent.selectOptions(regionField, (event as { region?: string }).region === '86' ? '+86 大陆' : '+886 台湾'),
    'PHONE.CHANGED': ({ event }) => typePhone(typed(event, 'phone')),
    'PHONE.BLURRED': () => visit(phoneField),
    'CODE.CHANGED': ({ event }) => typeCode(typed(event, 'code')),
    'CODE.BLURRED': () => visit(codeField),
    'CODE.REQUESTED': async (_, { world }) => {
      await askForCode()
      await seeText(captchaDialog, '请完成安全验证')
      await endCaptcha(world, 'closed')
    },
    'FORM.SUBMITTED': () => userEvent.click(submit),
    'STUDENT.RECOGNISED': ({ event }, { world }) => world.recognise(typed(event, 'userId')),
    RETRIED: () => press(login, '重试'),
    'LINK.FOLLOWED': () => followWithoutTab(login.getByRole('link')),
    'DIALOG.CLOSED': () => press(login, '关闭'),
    'xstate.done.actor.qrLogin': async (_, { world }) => {
      await expect.poll(() => world.desk.isWaiting('poll')).toBe(true)
      world.desk.resolve('poll', { status: 'confirmed', userId: '7' })
    },
  },
  async see({ world }) {
    await seeLogin(world)
    const snapshot = world.actor.getSnapshot()
    const view = studentLoginView(snapshot)
    if (view !== 'sms') return view
    const { phoneError, codeError, submitError, busy } = smsForm(snapshot)
    return [view, phoneError, codeError, submitError?.kind, busy, snapshot.context.region].join(' ')
  },
  proves({ steps, input }) {
    const types = new Set(steps.map(({ event }) => event.type))
    const has = (...candidates: string[]) => candidates.some((type) => types.has(type))
    const rejected = steps.some(({ expect: { calls } }) => calls.some(({ kind }) => kind === 'emit'))
    return [
      'STU-1',
      ...(input === 'taiwan' ? ['STU-2'] : []),
      ...(has('xstate.done.actor.storeIdentity') ? ['STU-3'] : []),
      ...(has('xstate.done.actor.carryOut') ? ['STU-4'] : []),
      ...(steps.at(-1)?.actor === 'loginBySms' ? ['STU-5'] : []),
      ...(has('MODE.TOGGLED') ? ['STU-7'] : []),
      ...(rejected || has('PHONE.BLURRED') ? ['VAL-12'] : []),
      ...(rejected || has('CODE.BLURRED') ? ['VAL-13'] : []),
      ...(rejected ? ['VAL-14'] : []),
    ]
  },
})
