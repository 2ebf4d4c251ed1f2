import { assign, emit, sendTo, setup } from 'xstate'
import { codes } from '../../../contract/codes.ts'
import { failureOf, hasCode } from '../../../contract/failures.ts'
import { rejecting, typed } from '../../kit/form.ts'
import { codedNoticeOf, isRefusal, type Notice } from '../../kit/notice.ts'
import { actionPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import { smsCodeMachine } from '../sms-code/sms-code.machine.ts'
import { dependantsOf, errorOf, normalise, type ResetForm, wrongFields } from './fields.ts'
import type {
  NewPassword,
  PasswordResetContext,
  PasswordResetEmitted,
  PasswordResetEvent,
  PasswordResetInput,
  PasswordResetOutput,
} from './password-reset.types.ts'

/** Seconds before another one-time password may be sent. */
export const RESET_COUNTDOWN = 30
/** Milliseconds for which the success stays, unless the visitor goes on. */
export const CHANGED_PAUSE = 3000

/** The code that the first step checked is over: it has to be asked for anew. */
const isCodeVoid = (error: unknown) => {
  const failure = failureOf(error)
  return hasCode(failure, codes.codeVoid)
}

/** Only a form that is not on its way takes these events. */
const typing = {
  'FIELD.CHANGED': { actions: 'type' },
  'FIELD.BLURRED': { guard: 'isFilledWrong', actions: 'rejectLeft' },
} as const

/** An employer's forgotten password: the phone is verified, then a new one is set (EMP-3). */
export const passwordResetMachine = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    emitted: {} as PasswordResetEmitted,
    input: {} as PasswordResetInput,
    output: {} as PasswordResetOutput,
    tags: {} as 'busy',
    children: {} as { forgotCode: 'smsCode' },
  },
  actors: {
    smsCode: smsCodeMachine,
    checkCode: promisePlaceholder<void, { phone: string; code: string }>('checkCode'),
    resetPassword: promisePlaceholder<void, NewPassword>('resetPassword'),
  },
  actions: {
    notify: actionPlaceholder('notify') as (_: unknown, params: Notice) => void,
    reject: assign(({ context }, { form }: { form: ResetForm }) => ({ rejected: wrongFields(form, context.values) })),
    focusRejected: emit(({ context }) => ({ type: 'FIELD.REJECTED', field: context.rejected[0] ?? 'phone' })),
    type: assign(({ context, event }) => {
      if (event.type !== 'FIELD.CHANGED') return {}
      const { field, value } = event
      return typed(context, field, normalise(field, value), dependantsOf(field))
    }),
    rejectLeft: assign(({ context, event }) => (event.type === 'FIELD.BLURRED' ? rejecting(context, event.field) : {})),
    keepError: assign(({ context }, notice: Notice) => ({
      submitError: { phone: context.values.phone, notice },
    })),
    forgetError: assign({ submitError: null }),
  },
  guards: {
    isPhoneValid: ({ context }) => errorOf('phone', context.values) === null,
    isComplete: ({ context }, { form }: { form: ResetForm }) => wrongFields(form, context.values).length === 0,
    isFilledWrong: ({ context, event }) =>
      event.type === 'FIELD.BLURRED' &&
      context.values[event.field] !== '' &&
      errorOf(event.field, context.values) !== null,
  },
  delays: { CHANGED_PAUSE },
}).createMachine({
  id: 'passwordReset',
  context: ({ input: { phone, smsAppId } }) => ({
    smsAppId,
    values: { phone, code: '', newPassword: '', confirmation: '' },
    rejected: [],
    submitError: null,
  }),
  initial: 'verifying',
  output: ({ context }) => ({ phone: context.values.phone }),
  invoke: {
    id: 'forgotCode',
    src: 'smsCode',
    input: ({ context }) => ({
      purpose: 'employer-forgot',
      seconds: RESET_COUNTDOWN,
      captchaAppId: context.smsAppId,
    }),
  },
  states: {
    verifying: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            ...typing,
            'STEPPED.BACK': '#passwordReset.left',
            'CODE.REQUESTED': [
              {
                guard: 'isPhoneValid',
                actions: sendTo('forgotCode', ({ context }) => ({
                  type: 'CODE.REQUESTED',
                  phone: context.values.phone,
                })),
              },
              { actions: { type: 'notify', params: { kind: 'phoneInvalid' } } },
            ],
            'FORM.SUBMITTED': [
              { guard: { type: 'isComplete', params: { form: 'verify' } }, target: 'checking' },
              { actions: ['forgetError', { type: 'reject', params: { form: 'verify' } }, 'focusRejected'] },
            ],
          },
        },
        checking: {
          tags: 'busy',
          entry: 'forgetError',
          invoke: {
            id: 'checkCode',
            src: 'checkCode',
            input: ({ context: { values } }) => ({ phone: values.phone, code: values.code }),
            onDone: '#passwordReset.resetting',
            onError: [
              {
                guard: ({ event }) => isRefusal(event.error),
                target: 'editing',
                actions: [
                  { type: 'keepError', params: ({ event }) => codedNoticeOf(event.error) },
                  emit({ type: 'FIELD.REJECTED', field: 'code' }),
                ],
              },
              {
                target: 'editing',
                actions: { type: 'keepError', params: ({ event }) => codedNoticeOf(event.error) },
              },
            ],
          },
        },
      },
    },
    resetting: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            ...typing,
            'STEPPED.BACK': { target: '#passwordReset.verifying', actions: 'forgetError' },
            'FORM.SUBMITTED': [
              { guard: { type: 'isComplete', params: { form: 'reset' } }, target: 'saving' },
              { actions: ['forgetError', { type: 'reject', params: { form: 'reset' } }, 'focusRejected'] },
            ],
          },
        },
        saving: {
          tags: 'busy',
          entry: 'forgetError',
          invoke: {
            id: 'resetPassword',
            src: 'resetPassword',
            input: ({ context: { values } }) => ({
              phone: values.phone,
              code: values.code,
              password: values.newPassword,
              confirmation: values.confirmation,
            }),
            onDone: {
              target: '#passwordReset.changed',
              actions: { type: 'notify', params: { kind: 'passwordChanged' } },
            },
            onError: [
              {
                guard: ({ event }) => isCodeVoid(event.error),
                target: '#passwordReset.verifying',
                actions: { type: 'keepError', params: ({ event }) => codedNoticeOf(event.error) },
              },
              {
                target: 'editing',
                actions: { type: 'keepError', params: ({ event }) => codedNoticeOf(event.error) },
              },
            ],
          },
        },
      },
    },
    changed: {
      description: 'The new password holds, and every session of the account has ended.',
      on: { 'STEPPED.BACK': 'left' },
      after: { CHANGED_PAUSE: 'left' },
    },
    left: { type: 'final' },
  },
})
