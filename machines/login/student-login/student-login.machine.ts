import { assign, emit, raise, sendTo } from 'xstate'
import { failureOf } from '../../../contract/failures.ts'
import { normaliseCode, normalisePhone, phoneToSend } from '../../../contract/rules/fields.ts'
import type { Notice } from '../../kit/notice.ts'
import { recognised } from './elsewhere.ts'
import { jumpOf } from './jump.ts'
import { studentLoginSetup } from './student-login.setup.ts'
import type { LoginOutcome } from './student-login.types.ts'

/** Seconds before another one-time password may be sent. */
export const STUDENT_COUNTDOWN = 60

/** The server's words on a code that it does not take. */
const refusalOf = (outcome: LoginOutcome): Notice => ({
  kind: 'message',
  text: outcome.result === 'refused' ? outcome.message : '',
})

const breakOf = (error: unknown): Notice => ({ kind: 'failure', failure: failureOf(error) })

/** The student login dialog: by QR code or by one-time password, then what the visitor wanted (STU-1 to STU-7). */
export const studentLoginMachine = studentLoginSetup.createMachine({
  id: 'studentLogin',
  context: ({ input }) => ({
    settings: input,
    region: input.taiwan ? '886' : '86',
    phone: '',
    code: '',
    submitError: null,
    userId: '',
    profile: null,
  }),
  initial: 'opening',
  output: ({ context }) => ({ userId: context.userId }),
  invoke: { id: 'watchStudent', src: 'watchStudent' },
  on: { 'DIALOG.CLOSED': { target: '.closed', actions: 'releaseTab' } },
  states: {
    opening: {
      always: [{ guard: 'areCookiesEnabled', target: 'qr' }, { target: 'cookiesBlocked' }],
    },
    cookiesBlocked: { description: 'Without cookies no login would last; the visitor is told how to allow them.' },
    qr: {
      on: { 'MODE.TOGGLED': 'sms', 'STUDENT.RECOGNISED': recognised },
      invoke: {
        id: 'qrLogin',
        src: 'qrLogin',
        input: ({ context }) => ({ page: context.settings.page }),
        onDone: { target: 'settling', actions: assign({ userId: ({ event }) => event.output.userId }) },
      },
    },
    sms: {
      tags: 'sms',
      invoke: {
        id: 'smsCode',
        src: 'smsCode',
        input: ({ context }) => ({
          purpose: 'student-login',
          seconds: STUDENT_COUNTDOWN,
          captchaAppId: context.settings.captchaAppId,
        }),
      },
      initial: 'editing',
      states: {
        editing: {
          type: 'parallel',
          on: {
            'MODE.TOGGLED': '#studentLogin.qr',
            'STUDENT.RECOGNISED': recognised,
            'CODE.REQUESTED': {
              guard: 'isPhoneValid',
              actions: sendTo('smsCode', ({ context }) => ({
                type: 'CODE.REQUESTED',
                phone: phoneToSend(context.phone, context.region),
              })),
            },
            'FORM.SUBMITTED': [
              { guard: 'isFormComplete', target: 'submitting' },
              {
                guard: 'isPhoneValid',
                actions: [
                  'forgetError',
                  raise({ type: 'FORM.REJECTED' }),
                  emit({ type: 'FIELD.REJECTED', field: 'code' }),
                ],
              },
              {
                actions: [
                  'forgetError',
                  raise({ type: 'FORM.REJECTED' }),
                  emit({ type: 'FIELD.REJECTED', field: 'phone' }),
                ],
              },
            ],
          },
          states: {
            phone: {
              initial: 'neutral',
              on: {
                'PHONE.CHANGED': {
                  target: '.neutral',
                  actions: assign({ phone: ({ context, event }) => normalisePhone(event.phone, context.region) }),
                },
                'REGION.CHANGED': {
                  guard: 'isTaiwan',
                  target: '.neutral',
                  actions: assign({ region: ({ event }) => event.region }),
                },
                'PHONE.BLURRED': { guard: 'isPhoneMalformed', target: '.malformed' },
                'FORM.REJECTED': [
                  { guard: 'isPhoneEmpty', target: '.required' },
                  { guard: 'isPhoneMalformed', target: '.malformed' },
                ],
              },
              states: { neutral: {}, required: {}, malformed: {} },
            },
            code: {
              initial: 'neutral',
              on: {
                'CODE.CHANGED': {
                  target: '.neutral',
                  actions: assign({ code: ({ event }) => normaliseCode(event.code) }),
                },
                'PHONE.CHANGED': '.neutral',
                'REGION.CHANGED': { guard: 'isTaiwan', target: '.neutral' },
                'CODE.BLURRED': [
                  { guard: 'isCodeEmpty', target: '.required' },
                  { guard: 'isCodeMalformed', target: '.malformed' },
                ],
                'FORM.REJECTED': [
                  { guard: 'isCodeEmpty', target: '.required' },
                  { guard: 'isCodeMalformed', target: '.malformed' },
                ],
              },
              states: { neutral: {}, required: {}, malformed: {} },
            },
          },
        },
        submitting: {
          description: 'What is on its way stays as it was sent.',
          tags: 'busy',
          entry: 'forgetError',
          initial: 'reserving',
          states: {
            reserving: {
              description: 'A new tab opens only inside the click.',
              always: [{ guard: 'wantsTab', target: 'calling', actions: 'reserveTab' }, { target: 'calling' }],
            },
            calling: {
              invoke: {
                id: 'loginBySms',
                src: 'loginBySms',
                input: ({ context }) => ({
                  phone: phoneToSend(context.phone, context.region),
                  smsCode: context.code,
                }),
                onDone: [
                  {
                    guard: ({ event }) => event.output.result === 'loggedIn',
                    target: '#studentLogin.settling',
                    actions: assign({
                      userId: ({ event }) => (event.output.result === 'loggedIn' ? event.output.userId : ''),
                    }),
                  },
                  {
                    target: '#studentLogin.sms.editing',
                    actions: [
                      'releaseTab',
                      { type: 'keepError', params: ({ event }) => refusalOf(event.output) },
                      emit({ type: 'FIELD.REJECTED', field: 'code' }),
                    ],
                  },
                ],
                onError: {
                  target: '#studentLogin.sms.editing',
                  actions: ['releaseTab', { type: 'keepError', params: ({ event }) => breakOf(event.error) }],
                },
              },
            },
          },
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
            onDone: { target: 'fetchingProfile', actions: { type: 'notify', params: { kind: 'loggedIn' } } },
            onError: { target: '#studentLogin.cookiesBlocked', actions: 'releaseTab' },
          },
        },
        fetchingProfile: {
          invoke: {
            id: 'fetchProfile',
            src: 'fetchProfile',
            input: ({ context }) => ({ userId: context.userId }),
            onDone: { target: 'jumping', actions: assign({ profile: ({ event }) => event.output }) },
            onError: '#studentLogin.profileMissing',
          },
        },
        jumping: {
          invoke: {
            id: 'carryOut',
            src: 'carryOut',
            input: ({ context: { settings, profile } }) => jumpOf(settings.jump, profile!, settings.sameTab),
            onDone: [
              { guard: ({ event }) => event.output === 'blocked', target: '#studentLogin.jumpBlocked' },
              { target: '#studentLogin.done' },
            ],
            onError: '#studentLogin.jumpBlocked',
          },
        },
      },
    },
    profileMissing: {
      description: 'Logged in, but where to go is not known yet.',
      on: { RETRIED: 'settling.fetchingProfile' },
    },
    jumpBlocked: {
      description: 'Logged in; the browser refused the tab, so that a link leads there.',
      on: { 'LINK.FOLLOWED': 'done' },
    },
    done: { type: 'final' },
    closed: { type: 'final' },
  },
})
