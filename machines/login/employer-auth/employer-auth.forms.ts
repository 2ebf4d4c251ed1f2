import { assign, type ErrorActorEvent, emit, sendTo } from 'xstate'
import { codedNoticeOf, isRefusal } from '../../kit/notice.ts'
import { EMPLOYER_APP_AFTER_REGISTRATION } from '../back-offices.ts'
import { employerAuthSetup } from './employer-auth.setup.ts'
import type { EmployerForm } from './fields.ts'

/** Only a form that is not on its way takes these events. */
const typing = {
  'FIELD.CHANGED': { actions: 'type' },
  'FIELD.BLURRED': { guard: 'isFilledWrong', actions: 'rejectLeft' },
} as const

const keepError = (form: EmployerForm) => ({
  type: 'keepError' as const,
  params: ({ event }: { event: ErrorActorEvent }) => ({ form, notice: codedNoticeOf(event.error) }),
})

/** Phone and password, behind the captcha (EMP-5). */
export const passwordLogin = employerAuthSetup.createStateConfig({
  entry: assign({ tab: 'password' }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        ...typing,
        'TAB.CHANGED': {
          guard: ({ event }) => event.tab === 'code',
          target: '#employerAuth.forms.codeLogin',
        },
        'REGISTER.OPENED': '#employerAuth.forms.register',
        'FORGOT.OPENED': '#employerAuth.forgot',
        'FORM.SUBMITTED': [
          { guard: { type: 'isComplete', params: { form: 'passwordLogin' } }, target: 'provingHuman' },
          { actions: ['forgetError', { type: 'reject', params: { form: 'passwordLogin' } }, 'focusRejected'] },
        ],
      },
    },
    provingHuman: {
      tags: 'busy',
      entry: 'forgetError',
      invoke: {
        id: 'captcha',
        src: 'captcha',
        input: ({ context }) => ({ appId: context.settings.loginAppId }),
        onDone: [
          {
            guard: ({ event }) => event.output.result === 'passed',
            target: 'submitting',
            actions: assign({
              proof: ({ event }) => (event.output.result === 'passed' ? event.output.proof : null),
            }),
          },
          { target: 'editing' },
        ],
        onError: 'editing',
      },
    },
    submitting: {
      description: "A tab can still be opened: the captcha's last gesture was a moment ago.",
      tags: 'busy',
      entry: 'reserveTab',
      exit: assign({ proof: null }),
      invoke: {
        id: 'logInByPassword',
        src: 'logIn',
        input: ({ context: { values, proof } }) => ({
          by: 'password',
          phone: values.phone,
          password: values.password,
          proof: proof!,
        }),
        onDone: {
          target: '#employerAuth.settling',
          actions: assign({ userId: ({ event }) => event.output }),
        },
        onError: {
          target: 'editing',
          actions: ['releaseTab', keepError('passwordLogin')],
        },
      },
    },
  },
})

/** Phone and one-time password; an unknown phone is registered (EMP-1). */
export const codeLogin = employerAuthSetup.createStateConfig({
  entry: assign({ tab: 'code' }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        ...typing,
        'TAB.CHANGED': {
          guard: ({ event }) => event.tab === 'password',
          target: '#employerAuth.forms.passwordLogin',
        },
        'REGISTER.OPENED': '#employerAuth.forms.register',
        'CODE.REQUESTED': [
          {
            guard: 'isPhoneValid',
            actions: sendTo('loginCode', ({ context }) => ({
              type: 'CODE.REQUESTED',
              phone: context.values.phone,
            })),
          },
          { actions: { type: 'notify', params: { kind: 'phoneInvalid' } } },
        ],
        'FORM.SUBMITTED': [
          { guard: { type: 'isComplete', params: { form: 'codeLogin' } }, target: 'submitting' },
          { actions: ['forgetError', { type: 'reject', params: { form: 'codeLogin' } }, 'focusRejected'] },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      entry: ['reserveTab', 'forgetError'],
      invoke: {
        id: 'logInByCode',
        src: 'logIn',
        input: ({ context: { values } }) => ({ by: 'code', phone: values.phone, code: values.loginCode }),
        onDone: {
          target: '#employerAuth.settling',
          actions: assign({ userId: ({ event }) => event.output }),
        },
        onError: [
          {
            guard: ({ event }) => isRefusal(event.error),
            target: 'editing',
            actions: ['releaseTab', keepError('codeLogin'), emit({ type: 'FIELD.REJECTED', field: 'loginCode' })],
          },
          { target: 'editing', actions: ['releaseTab', keepError('codeLogin')] },
        ],
      },
    },
  },
})

/** EMP-2; the way back leads to the log-in that one came from. */
export const register = employerAuthSetup.createStateConfig({
  initial: 'editing',
  states: {
    editing: {
      on: {
        ...typing,
        'STEPPED.BACK': [
          { guard: 'cameByCode', target: '#employerAuth.forms.codeLogin' },
          { target: '#employerAuth.forms.passwordLogin' },
        ],
        'CODE.REQUESTED': [
          {
            guard: 'isPhoneValid',
            actions: sendTo('registerCode', ({ context }) => ({
              type: 'CODE.REQUESTED',
              phone: context.values.phone,
            })),
          },
          { actions: { type: 'notify', params: { kind: 'phoneInvalid' } } },
        ],
        'FORM.SUBMITTED': [
          { guard: { type: 'isComplete', params: { form: 'register' } }, target: 'submitting' },
          { actions: ['forgetError', { type: 'reject', params: { form: 'register' } }, 'focusRejected'] },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      entry: ['reserveTab', 'forgetError'],
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context: { values } }) => ({
          phone: values.phone,
          code: values.registerCode,
          password: values.registerPassword,
        }),
        onDone: {
          target: '#employerAuth.settling',
          actions: assign({ userId: ({ event }) => event.output, address: EMPLOYER_APP_AFTER_REGISTRATION }),
        },
        onError: [
          {
            guard: ({ event }) => isRefusal(event.error),
            target: 'editing',
            actions: ['releaseTab', keepError('register'), emit({ type: 'FIELD.REJECTED', field: 'registerCode' })],
          },
          { target: 'editing', actions: ['releaseTab', keepError('register')] },
        ],
      },
    },
  },
})
