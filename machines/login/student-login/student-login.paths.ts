import type { SnapshotFrom } from 'xstate'
import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { studentLoginMachine } from './student-login.machine.ts'
import { studentLoginProperties } from './student-login.properties.ts'
import type { StudentLoginInput } from './student-login.types.ts'

const header: StudentLoginInput = {
  jump: { mode: 3 },
  sameTab: false,
  taiwan: false,
  captchaAppId: 'sms',
  page: 'http://univ.localhost/',
  cookiesEnabled: true,
}

/** Only a tab of its own can be refused. */
function feasible({ context }: SnapshotFrom<typeof studentLoginMachine>, event: { readonly type: string }): boolean {
  const isBlocked = event.type === 'xstate.done.actor.carryOut' && Reflect.get(event, 'output') === 'blocked'
  return !(isBlocked && context.settings.sameTab)
}

export const studentLoginPaths = catalogue({
  flow: 'student-login',
  machine: studentLoginMachine,
  inputs: {
    header,
    resume: { ...header, jump: { mode: 1 } },
    resumeSameTab: { ...header, jump: { mode: 1 }, sameTab: true },
    taiwan: { ...header, taiwan: true },
    noCookies: { ...header, cookiesEnabled: false },
  },
  events: [
    { type: 'MODE.TOGGLED' },
    { type: 'REGION.CHANGED', region: '86' },
    { type: 'REGION.CHANGED', region: '886' },
    { type: 'PHONE.CHANGED', phone: '13800000001' },
    { type: 'PHONE.CHANGED', phone: '0912 345 601' },
    { type: 'PHONE.CHANGED', phone: '1280013800' },
    { type: 'PHONE.CHANGED', phone: '' },
    { type: 'PHONE.BLURRED' },
    { type: 'CODE.REQUESTED' },
    { type: 'CODE.CHANGED', code: '123 456' },
    { type: 'CODE.CHANGED', code: '12' },
    { type: 'CODE.CHANGED', code: '' },
    { type: 'CODE.BLURRED' },
    { type: 'FORM.SUBMITTED' },
    { type: 'RETRIED' },
    { type: 'LINK.FOLLOWED' },
    { type: 'DIALOG.CLOSED' },
  ],
  actors: {
    qrLogin: { done: [{ userId: '7' }] },
    smsCode: {},
    watchStudent: { sends: [{ type: 'STUDENT.RECOGNISED', userId: '8' }] },
    loginBySms: {
      done: [
        { result: 'loggedIn', userId: '7' },
        { result: 'refused', message: '验证码错误' },
      ],
      error: [new CallFailure({ kind: 'offline' })],
    },
    storeIdentity: { done: [undefined], error: [new Error('cookies are blocked')] },
    fetchProfile: {
      done: [
        { hasResume: true, hasAiResume: false },
        { hasResume: false, hasAiResume: false },
      ],
      error: [new CallFailure({ kind: 'timeout' })],
    },
    carryOut: { done: ['done', 'blocked'], error: [new Error('no window')] },
  },
  delays: {},
  feasible,
  properties: studentLoginProperties,
  equivalent: {
    'studentLogin on DIALOG.CLOSED[0]: reenter': 'it is over either way',
    'studentLogin.sms.editing.phone on PHONE.CHANGED[0]: reenter': 'it puts back what is said of the code as well',
    'studentLogin.sms.editing.phone on REGION.CHANGED[0]: reenter': 'it puts back what is said of the code as well',
    'studentLogin.sms.editing.phone on FORM.REJECTED[0, 1]: swap': 'a phone is empty or malformed, never both',
    'studentLogin.sms.editing.code on CODE.BLURRED[0, 1]: swap': 'a code is empty or malformed, never both',
    'studentLogin.sms.editing.code on FORM.REJECTED[0, 1]: swap': 'a code is empty or malformed, never both',
  },
})
