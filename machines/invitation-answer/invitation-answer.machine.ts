import { assign, setup } from 'xstate'
import { MESSAGE_MAX } from '../../contract/delivery-steps.ts'
import { type Failure, failureOf } from '../../contract/failures.ts'
import { type Notice, noticeOf } from '../notice.ts'
import { actionPlaceholder, promisePlaceholder } from '../placeholder.ts'
import { isOutdated } from './invitation-answer.rules.ts'
import type { Answered, InvitationAnswerContext, InvitationAnswerEvent } from './invitation-answer.types.ts'

const nothing: InvitationAnswerContext = { invitation: null, step: null, time: '', reason: '', failure: null }

/** A student's answer to an invitation to an interview (JOB-5); what is not easily taken back is asked about first. */
export const invitationAnswerMachine = setup({
  types: {
    context: {} as InvitationAnswerContext,
    events: {} as InvitationAnswerEvent,
    tags: {} as 'busy',
  },
  actors: { answer: promisePlaceholder<void, Answered>('answer') },
  actions: {
    notify: actionPlaceholder('notify') as (_: unknown, params: Notice) => void,
    fail: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    choose: assign(({ event }) =>
      event.type === 'ANSWER.CHOSEN' ? { ...nothing, invitation: event.invitation, step: event.step } : {},
    ),
  },
  guards: {
    isAskedAbout: ({ event }) => event.type === 'ANSWER.CHOSEN' && event.step === 'decline',
    wantsTime: ({ event }) => event.type === 'ANSWER.CHOSEN' && event.step === 'askReschedule',
    isComplete: ({ context: { time, reason } }) => time !== '' && [...reason].length <= MESSAGE_MAX,
    declines: ({ context }) => context.step === 'decline',
    asksForTime: ({ context }) => context.step === 'askReschedule',
  },
}).createMachine({
  id: 'invitation-answer',
  context: nothing,
  initial: 'resting',
  states: {
    resting: {
      entry: assign(nothing),
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
      on: {
        'TIME.TYPED': { actions: assign(({ event }) => ({ time: event.time })) },
        'REASON.TYPED': { actions: assign(({ event }) => ({ reason: event.reason })) },
        CONFIRMED: { guard: 'isComplete', target: 'answering' },
        CANCELLED: 'resting',
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
          time,
          reason: reason.trim(),
        }),
        onDone: {
          target: 'resting',
          actions: { type: 'notify', params: ({ context }) => ({ kind: 'invitationAnswered', step: context.step! }) },
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
