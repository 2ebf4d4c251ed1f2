import { assign, emit, setup } from 'xstate'
import { type Failure, failureOf } from '../../../contract/failures.ts'
import { MESSAGE_MAX } from '../../../contract/rules/delivery-steps.ts'
import { isSameTime } from '../../../contract/rules/invitation-rules.ts'
import { instantIn } from '../../../contract/rules/wall-clock.ts'
import { type Notice, noticeOf } from '../../kit/notice.ts'
import { actionPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import { isMoment } from '../../kit/typed-moment.ts'
import { isOutdated } from './invitation-answer.rules.ts'
import type {
  Answered,
  InvitationAnswerContext,
  InvitationAnswerEmitted,
  InvitationAnswerEvent,
} from './invitation-answer.types.ts'

const untyped = { time: '', reason: '' }

/** A student's answer to an invitation to an interview (JOB-5); what is not easily taken back is asked about first. */
export const invitationAnswerMachine = setup({
  types: {
    context: {} as InvitationAnswerContext,
    events: {} as InvitationAnswerEvent,
    emitted: {} as InvitationAnswerEmitted,
    tags: {} as 'busy',
  },
  actors: { answer: promisePlaceholder<void, Answered>('answer') },
  actions: {
    notify: actionPlaceholder('notify') as (_: unknown, params: Notice) => void,
    fail: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    choose: assign(({ context, event }) => {
      if (event.type !== 'ANSWER.CHOSEN') return {}
      const { invitation, step } = event
      return { ...(context.invitation?.id !== invitation.id && untyped), invitation, step }
    }),
    type: assign(({ event }) => (event.type === 'TIME.TYPED' ? { time: event.time } : {})),
    forget: assign(untyped),
  },
  guards: {
    isAskedAbout: ({ event }) => event.type === 'ANSWER.CHOSEN' && event.step === 'decline',
    wantsTime: ({ event }) => event.type === 'ANSWER.CHOSEN' && event.step === 'askReschedule',
    hasNoTime: ({ context }) => !isMoment(context.time),
    isUnchanged: ({ context: { invitation, time } }) =>
      invitation !== null && isSameTime(instantIn(invitation.zone, time), invitation.present),
    isLong: ({ context }) => [...context.reason].length > MESSAGE_MAX,
    declines: ({ context }) => context.step === 'decline',
    asksForTime: ({ context }) => context.step === 'askReschedule',
  },
}).createMachine({
  id: 'invitation-answer',
  context: { invitation: null, step: null, ...untyped, failure: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'A wish for another time that was not sent is there again where it is asked for.',
      entry: assign({ step: null, failure: null }),
      on: {
        'ANSWER.CHOSEN': [
          { guard: 'isAskedAbout', target: 'confirming', actions: 'choose' },
          { guard: 'wantsTime', target: 'choosing', actions: 'choose' },
          { target: 'answering', actions: 'choose' },
        ],
        'CODE.ASKED': 'showingCode',
      },
    },
    showingCode: {
      description: 'A code leads a phone to this page.',
      on: { CANCELLED: 'resting' },
    },
    confirming: { on: { CONFIRMED: 'answering', CANCELLED: 'resting' } },
    choosing: {
      description: 'Another time, and why.',
      initial: 'typing',
      on: {
        'REASON.TYPED': { actions: assign(({ event }) => ({ reason: event.reason })) },
        CONFIRMED: [
          { guard: 'isLong', actions: emit({ type: 'FIELD.REJECTED', field: 'reason' }) },
          { target: 'answering' },
        ],
        CANCELLED: 'resting',
      },
      states: {
        typing: {
          on: {
            'TIME.TYPED': { actions: 'type' },
            CONFIRMED: [
              { guard: 'hasNoTime', target: 'lacking' },
              { guard: 'isUnchanged', target: 'unchanged' },
            ],
          },
        },
        lacking: {
          description: 'It was to be sent without a time, or with what is none.',
          entry: emit({ type: 'FIELD.REJECTED', field: 'time' }),
          on: { 'TIME.TYPED': { target: 'typing', actions: 'type' }, CONFIRMED: { target: 'lacking', reenter: true } },
        },
        unchanged: {
          description: 'It was to be sent with the time that the interview has.',
          entry: emit({ type: 'FIELD.REJECTED', field: 'time' }),
          on: {
            'TIME.TYPED': { target: 'typing', actions: 'type' },
            CONFIRMED: { target: 'unchanged', reenter: true },
          },
        },
      },
    },
    answering: {
      tags: 'busy',
      entry: assign({ failure: null }),
      invoke: {
        id: 'answer',
        src: 'answer',
        input: ({ context: { invitation, step, time, reason } }) => ({
          ...invitation!,
          step: step!,
          ...(step === 'askReschedule' ? { time, reason: reason.trim() } : untyped),
        }),
        onDone: {
          target: 'resting',
          actions: [
            'forget',
            { type: 'notify', params: ({ context }) => ({ kind: 'invitationAnswered', step: context.step! }) },
          ],
        },
        onError: [
          {
            guard: ({ event }) => isOutdated(event.error),
            target: 'resting',
            actions: { type: 'notify', params: ({ event }) => noticeOf(event.error) },
          },
          {
            guard: 'declines',
            target: 'confirming',
            actions: { type: 'fail', params: ({ event }) => ({ failure: failureOf(event.error) }) },
          },
          {
            guard: 'asksForTime',
            target: 'choosing',
            actions: { type: 'fail', params: ({ event }) => ({ failure: failureOf(event.error) }) },
          },
          { target: 'resting', actions: { type: 'notify', params: ({ event }) => noticeOf(event.error) } },
        ],
      },
    },
  },
})
