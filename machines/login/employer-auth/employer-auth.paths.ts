import type { EventFrom, SnapshotFrom } from 'xstate'
import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { proof } from '../captcha/captcha.paths.ts'
import { employerAuthMachine } from './employer-auth.machine.ts'
import { employerAuthProperties } from './employer-auth.properties.ts'
import { employerAuthView } from './employer-auth.selectors.ts'
import type { EmployerAuthInput } from './employer-auth.types.ts'
import { type EmployerField, employerFields, employerForms } from './fields.ts'

const dialog: EmployerAuthInput = { cookiesEnabled: true, smsAppId: 'sms', loginAppId: 'login' }

/** The texts that are typed into each field: right, wrong, or empty. */
const samples: Readonly<Record<EmployerField, readonly [string, ...string[]]>> = {
  phone: ['139 0000 0001', '12900000000', ''],
  password: ['Demo@2026', 'short'],
  loginCode: ['123 456', '12'],
  registerCode: ['123456', '12'],
  registerPassword: ['Demo@2026', '短'],
}

const refused = (code: number) => new CallFailure({ kind: 'server', code, msg: '请稍后重试', data: null })
const failures = [refused(codes.refused), refused(codes.internal), new CallFailure({ kind: 'offline' })]

type Event = EventFrom<typeof employerAuthMachine>

/**
 * Fields of a form that is not drawn cannot be reached. A form is left with its phone alone in it, or half filled with one
 * other thing that is wrong and said to be so; of all that could be left in three forms at once, that says as much.
 */
function feasible(snapshot: SnapshotFrom<typeof employerAuthMachine>, event: { readonly type: string }): boolean {
  const view = employerAuthView(snapshot)
  const asked = event as Event
  const drawn: readonly EmployerField[] = view in employerForms ? employerForms[view as keyof typeof employerForms] : []
  if (asked.type === 'FIELD.CHANGED' || asked.type === 'FIELD.BLURRED') return drawn.includes(asked.field)
  const leaves = ['TAB.CHANGED', 'REGISTER.OPENED', 'FORGOT.OPENED', 'STEPPED.BACK'].includes(event.type)
  const { submitError, values, rejected } = snapshot.context
  const filled = employerFields.filter((field) => values[field] !== '')
  const isHalf = filled.length === 1 && rejected.join() === filled[0]
  return drawn.length === 0 || !leaves || (submitError === null && (filled.every((one) => one === 'phone') || isHalf))
}

export const employerAuthPaths = catalogue({
  flow: 'employer-auth',
  machine: employerAuthMachine,
  inputs: { dialog, noCookies: { ...dialog, cookiesEnabled: false } },
  events: [
    { type: 'TAB.CHANGED', tab: 'password' },
    { type: 'TAB.CHANGED', tab: 'code' },
    { type: 'REGISTER.OPENED' },
    { type: 'FORGOT.OPENED' },
    { type: 'STEPPED.BACK' },
    ...employerFields.flatMap((field) =>
      samples[field].map((value): Event => ({ type: 'FIELD.CHANGED', field, value })),
    ),
    ...employerFields.map((field): Event => ({ type: 'FIELD.BLURRED', field })),
    { type: 'CODE.REQUESTED' },
    { type: 'FORM.SUBMITTED' },
    { type: 'LINK.FOLLOWED' },
    { type: 'DIALOG.CLOSED' },
  ],
  actors: {
    loginCode: {},
    registerCode: {},
    passwordReset: { done: [{ phone: '13900000001' }] },
    captcha: { done: [{ result: 'passed', proof }, { result: 'closed' }], error: [new Error('captcha broke')] },
    logInByPassword: { done: ['7'], error: [...failures, refused(codes.frozen)] },
    logInByCode: { done: ['7'], error: failures },
    register: { done: ['8'], error: failures },
    storeIdentity: { done: [undefined], error: [new Error('cookies are blocked')] },
    openApp: { done: ['done', 'blocked'], error: [new Error('no window')] },
  },
  delays: {},
  feasible,
  properties: employerAuthProperties,
  invariants: {
    'a proof is held exactly while a password is submitted': (snapshot) =>
      snapshot.matches({ forms: { passwordLogin: 'submitting' } }) === (snapshot.context.proof !== null),
  },
})
