import { assign, setup } from 'xstate'
import type { CountdownEvent } from '../../kit/countdown.ts'
import { type Notice, noticeOf } from '../../kit/notice.ts'
import { actionPlaceholder, callbackPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import { captchaMachine } from '../captcha/captcha.machine.ts'
import type { CaptchaProof } from '../captcha/captcha.types.ts'
import { markOf } from './mark.ts'
import type { Deadline, SendOutcome, SmsCodeContext, SmsCodeEvent, SmsCodeInput, SmsPurpose } from './sms-code.types.ts'

/** Sends a one-time password: captcha, then the call, then a countdown that only a success starts (SMS-2 to SMS-4). */
export const smsCodeMachine = setup({
  types: {
    context: {} as SmsCodeContext,
    events: {} as SmsCodeEvent,
    input: {} as SmsCodeInput,
    tags: {} as 'busy' | 'counting',
    children: {} as { captcha: 'captcha' },
  },
  actors: {
    findDeadline: promisePlaceholder<Deadline | null, { purpose: SmsPurpose; seconds: number }>('findDeadline'),
    captcha: captchaMachine,
    sendCode: promisePlaceholder<
      SendOutcome,
      { purpose: SmsPurpose; seconds: number; phone: string; proof: CaptchaProof | null }
    >('sendCode'),
    countdown: callbackPlaceholder<CountdownEvent, { deadline: number }>('countdown'),
  },
  actions: {
    notify: actionPlaceholder('notify') as (_: unknown, params: Notice) => void,
  },
}).createMachine({
  id: 'smsCode',
  context: ({ input }) => ({ ...input, phone: '', proof: null, deadline: 0, rest: 0, mark: '' }),
  initial: 'restoring',
  states: {
    restoring: {
      description: 'A countdown begun before a reload goes on.',
      tags: 'busy',
      invoke: {
        id: 'findDeadline',
        src: 'findDeadline',
        input: ({ context: { purpose, seconds } }) => ({ purpose, seconds }),
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'counting',
            actions: assign(({ event }) => ({ ...event.output })),
          },
          { target: 'idle' },
        ],
        onError: 'idle',
      },
    },
    idle: {
      on: {
        'CODE.REQUESTED': { target: 'provingHuman', actions: assign({ phone: ({ event }) => event.phone }) },
      },
    },
    provingHuman: {
      tags: 'busy',
      invoke: {
        id: 'captcha',
        src: 'captcha',
        input: ({ context }) => ({ appId: context.captchaAppId }),
        onDone: [
          {
            guard: ({ event }) => event.output.result === 'passed',
            target: 'sending',
            actions: assign({
              proof: ({ event }) => (event.output.result === 'passed' ? event.output.proof : null),
            }),
          },
          { target: 'resting' },
        ],
        onError: 'resting',
      },
    },
    sending: {
      tags: 'busy',
      exit: assign({ proof: null }),
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context: { purpose, seconds, phone, proof } }) => ({ purpose, seconds, phone, proof }),
        onDone: [
          {
            guard: ({ event }) => event.output.result === 'sent',
            target: 'counting',
            actions: assign({
              deadline: ({ event }) => (event.output.result === 'sent' ? event.output.deadline : 0),
              rest: ({ context }) => context.seconds,
              mark: ({ context }) => markOf(context.phone),
            }),
          },
          {
            target: 'resting',
            actions: {
              type: 'notify',
              params: ({ event }) => ({
                kind: 'message',
                text: event.output.result === 'refused' ? event.output.message : '',
              }),
            },
          },
        ],
        onError: {
          target: 'resting',
          actions: { type: 'notify', params: ({ event }) => noticeOf(event.error) },
        },
      },
    },
    resting: {
      description: 'Nothing was sent: a countdown of another phone goes on.',
      always: [{ guard: ({ context }) => context.deadline > 0, target: 'counting' }, { target: 'idle' }],
    },
    counting: {
      tags: 'counting',
      invoke: {
        id: 'countdown',
        src: 'countdown',
        input: ({ context }) => ({ deadline: context.deadline }),
      },
      on: {
        'CODE.REQUESTED': {
          description: 'A mistyped phone is corrected at once: the wait is that of the phone that was sent to.',
          guard: ({ context, event }) => markOf(event.phone) !== context.mark,
          target: 'provingHuman',
          actions: assign({ phone: ({ event }) => event.phone }),
        },
        'COUNTDOWN.TICKED': [
          { guard: ({ event }) => event.rest > 0, actions: assign({ rest: ({ event }) => event.rest }) },
          { target: 'idle', actions: assign({ deadline: 0, rest: 0, mark: '' }) },
        ],
      },
    },
  },
})
