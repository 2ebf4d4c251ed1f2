import { assign, setup } from 'xstate'
import { failureOf } from '../../../contract/failures.ts'
import { promisePlaceholder } from '../../kit/placeholder.ts'
import { interviewInviteMachine } from '../interview-invite/interview-invite.machine.ts'
import { isOvertaken } from '../interview-invite/interview-invite.rules.ts'
import type {
  DeskInterview,
  InterviewAct,
  InterviewDeskContext,
  InterviewDeskEvent,
  InterviewOrder,
  MoveAsked,
} from './interview-desk.types.ts'

/** An employer handles the interviews of a delivery (JOB-5); what cannot be taken back is asked about first. */
export const interviewDeskMachine = setup({
  types: {
    context: {} as InterviewDeskContext,
    events: {} as InterviewDeskEvent,
    tags: {} as 'busy',
    children: {} as { invite: 'interviewInvite' },
  },
  actors: {
    act: promisePlaceholder<void, InterviewOrder>('act'),
    interviewInvite: interviewInviteMachine,
  },
  actions: {
    take: assign((_, { interview, act }: { interview: DeskInterview; act: InterviewAct | 'move' }) => ({
      interview,
      act,
    })),
  },
  guards: {
    isAskedAbout: (_, { act }: { act: InterviewAct }) => act === 'cancel' || act === 'missed',
  },
}).createMachine({
  id: 'interview-desk',
  context: { interview: null, act: null, failure: null },
  initial: 'ready',
  states: {
    ready: {
      description: 'What became of the last is said beside it.',
      initial: 'resting',
      on: {
        'ACT.CHOSEN': [
          {
            guard: { type: 'isAskedAbout', params: ({ event }) => event },
            target: 'confirming',
            actions: { type: 'take', params: ({ event }) => event },
          },
          { target: 'acting', actions: { type: 'take', params: ({ event }) => event } },
        ],
        'MOVE.ASKED': {
          target: 'moving',
          actions: { type: 'take', params: ({ event: { interview } }) => ({ interview, act: 'move' }) },
        },
      },
      states: {
        resting: {},
        done: {},
        failed: {
          exit: assign({ failure: null }),
          on: { RETRIED: '#interview-desk.acting' },
        },
        overtaken: { description: 'It stands otherwise by now, and is shown so.' },
      },
    },
    confirming: { on: { CONFIRMED: 'acting', CANCELLED: 'ready' } },
    acting: {
      tags: 'busy',
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context: { interview, act } }) => ({ ...interview!, act: act as InterviewAct }),
        onDone: 'ready.done',
        onError: [
          { guard: ({ event }) => isOvertaken(event.error), target: 'ready.overtaken' },
          { target: 'ready.failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
        ],
      },
    },
    moving: {
      description: 'Another time or place, to be answered anew.',
      invoke: {
        id: 'invite',
        src: 'interviewInvite',
        input: ({ event }) => (event as MoveAsked).form,
        onDone: [{ guard: ({ event }) => event.output.result === 'sent', target: 'ready.done' }, { target: 'ready' }],
      },
    },
  },
})
