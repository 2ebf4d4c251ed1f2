import { assign, emit, sendTo, setup } from 'xstate'
import type { TabOutcome } from '../app-port.ts'
import { EMPLOYER_APP, EMPLOYER_APP_AFTER_REGISTRATION } from '../back-offices.ts'
import { captchaMachine } from '../captcha/captcha.machine.ts'
import { rejecting, typed } from '../form.ts'
import { codedNoticeOf, type Notice } from '../notice.ts'
import { passwordResetMachine } from '../password-reset/password-reset.machine.ts'
import { actionPlaceholder, promisePlaceholder } from '../placeholder.ts'
import { smsCodeMachine } from '../sms-code/sms-code.machine.ts'
import type { SmsPurpose } from '../sms-code/sms-code.types.ts'
import type {
  EmployerAuthContext,
  EmployerAuthEmitted,
  EmployerAuthEvent,
  EmployerAuthInput,
  EmployerCredentials,
  EmployerRegistration,
} from './employer-auth.types.ts'
import { type EmployerForm, emptyValues, errorOf, normalise, wrongFields } from './fields.ts'

/** Seconds before another one-time password may be sent for the same purpose. */
export const EMPLOYER_COUNTDOWN = 30

/** What the countdown of a purpose is asked with. */
const codeInput =
  (purpose: SmsPurpose) =>
  ({ context }: { context: EmployerAuthContext }) => ({
    purpose,
    seconds: EMPLOYER_COUNTDOWN,
    captchaAppId: context.settings.smsAppId,
  })

/** An employer logs in by password or code, registers, or resets a password (EMP-1 to EMP-7). */
export const employerAuthMachine = setup({
  types: {
    context: {} as EmployerAuthContext,
    events: {} as EmployerAuthEvent,
    emitted: {} as EmployerAuthEmitted,
    input: {} as EmployerAuthInput,
    tags: {} as 'busy',
    children: {} as {
      loginCode: 'smsCode'
      registerCode: 'smsCode'
      captcha: 'captcha'
      passwordReset: 'passwordReset'
    },
  },
  actors: {
    smsCode: smsCodeMachine,
    captcha: captchaMachine,
    logIn: promisePlaceholder<string, EmployerCredentials>('logIn'),
    register: promisePlaceholder<string, EmployerRegistration>('register'),
    passwordReset: passwordResetMachine,
    storeIdentity: promisePlaceholder<void, { userId: string }>('storeIdentity'),
    openApp: promisePlaceholder<TabOutcome, { address: string }>('openApp'),
  },
  actions: {
    notify: actionPlaceholder('notify') as (_: unknown, params: Notice) => void,
    reserveTab: actionPlaceholder('reserveTab'),
    releaseTab: actionPlaceholder('releaseTab'),
    reject: assign(({ context }, { form }: { form: EmployerForm }) => ({
      rejected: wrongFields(form, context.values),
    })),
    focusRejected: emit(({ context }) => ({ type: 'FIELD.REJECTED', field: context.rejected[0] ?? 'phone' })),
  },
  guards: {
    areCookiesEnabled: ({ context }) => context.settings.cookiesEnabled,
    isPhoneValid: ({ context }) => errorOf('phone', context.values) === null,
    isComplete: ({ context }, { form }: { form: EmployerForm }) => wrongFields(form, context.values).length === 0,
    isFilledWrong: ({ context, event }) =>
      event.type === 'FIELD.BLURRED' &&
      context.values[event.field] !== '' &&
      errorOf(event.field, context.values) !== null,
  },
}).createMachine({
  id: 'employerAuth',
  context: ({ input }) => ({
    settings: input,
    values: emptyValues,
    rejected: [],
    proof: null,
    userId: '',
    address: EMPLOYER_APP,
  }),
  initial: 'opening',
  on: { 'DIALOG.CLOSED': { target: '.closed', actions: 'releaseTab' } },
  states: {
    opening: { always: [{ guard: 'areCookiesEnabled', target: 'forms' }, { target: 'cookiesBlocked' }] },
    cookiesBlocked: { description: 'Without cookies no login would last; the visitor is told how to allow them.' },
    forms: {
      invoke: [
        { id: 'loginCode', src: 'smsCode', input: codeInput('employer-login') },
        { id: 'registerCode', src: 'smsCode', input: codeInput('employer-register') },
      ],
      on: {
        'FIELD.CHANGED': {
          actions: assign(({ context, event: { field, value } }) => typed(context, field, normalise(field, value))),
        },
        'FIELD.BLURRED': {
          guard: 'isFilledWrong',
          actions: assign(({ context, event }) => rejecting(context, event.field)),
        },
      },
      initial: 'passwordLogin',
      states: {
        passwordLogin: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'TAB.CHANGED': {
                  guard: ({ event }) => event.tab === 'code',
                  target: '#employerAuth.forms.codeLogin',
                },
                'REGISTER.OPENED': '#employerAuth.forms.register',
                'FORGOT.OPENED': '#employerAuth.forgot',
                'FORM.SUBMITTED': [
                  { guard: { type: 'isComplete', params: { form: 'passwordLogin' } }, target: 'provingHuman' },
                  { actions: [{ type: 'reject', params: { form: 'passwordLogin' } }, 'focusRejected'] },
                ],
              },
            },
            provingHuman: {
              tags: 'busy',
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
                  actions: ['releaseTab', { type: 'notify', params: ({ event }) => codedNoticeOf(event.error) }],
                },
              },
            },
          },
        },
        codeLogin: {
          initial: 'editing',
          states: {
            editing: {
              on: {
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
                  { actions: [{ type: 'reject', params: { form: 'codeLogin' } }, 'focusRejected'] },
                ],
              },
            },
            submitting: {
              tags: 'busy',
              entry: 'reserveTab',
              invoke: {
                id: 'logInByCode',
                src: 'logIn',
                input: ({ context: { values } }) => ({ by: 'code', phone: values.phone, code: values.loginCode }),
                onDone: {
                  target: '#employerAuth.settling',
                  actions: assign({ userId: ({ event }) => event.output }),
                },
                onError: {
                  target: 'editing',
                  actions: ['releaseTab', { type: 'notify', params: ({ event }) => codedNoticeOf(event.error) }],
                },
              },
            },
          },
        },
        register: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'STEPPED.BACK': '#employerAuth.forms.passwordLogin',
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
                  { actions: [{ type: 'reject', params: { form: 'register' } }, 'focusRejected'] },
                ],
              },
            },
            submitting: {
              tags: 'busy',
              entry: 'reserveTab',
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
                onError: {
                  target: 'editing',
                  actions: ['releaseTab', { type: 'notify', params: ({ event }) => codedNoticeOf(event.error) }],
                },
              },
            },
          },
        },
      },
    },
    forgot: {
      description: 'A flow of its own; the phone goes with it and comes back.',
      invoke: {
        id: 'passwordReset',
        src: 'passwordReset',
        input: ({ context: { settings, values } }) => ({ phone: values.phone, smsAppId: settings.smsAppId }),
        onDone: {
          target: 'forms',
          actions: assign(({ context, event }) => ({ values: { ...context.values, phone: event.output.phone } })),
        },
      },
    },
    settling: {
      tags: 'busy',
      initial: 'storing',
      states: {
        storing: {
          invoke: {
            id: 'storeIdentity',
            src: 'storeIdentity',
            input: ({ context }) => ({ userId: context.userId }),
            onDone: { target: 'leaving', actions: { type: 'notify', params: { kind: 'loggedIn' } } },
            onError: { target: '#employerAuth.cookiesBlocked', actions: 'releaseTab' },
          },
        },
        leaving: {
          invoke: {
            id: 'openApp',
            src: 'openApp',
            input: ({ context }) => ({ address: context.address }),
            onDone: [
              { guard: ({ event }) => event.output === 'blocked', target: '#employerAuth.appBlocked' },
              { target: '#employerAuth.done' },
            ],
            onError: '#employerAuth.appBlocked',
          },
        },
      },
    },
    appBlocked: {
      description: 'Logged in; the browser refused the tab, so that a link leads there.',
      on: { 'LINK.FOLLOWED': 'done' },
    },
    done: { type: 'final' },
    closed: { type: 'final' },
  },
})
