import { assign, setup } from 'xstate'
import { type Notice, noticeOf } from '../../kit/notice.ts'
import { actionPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import {
  ALL,
  type Mark,
  type NoticeCentreContext,
  type NoticeCentreEvent,
  type NoticeCentreInput,
} from './notice-centre.types.ts'

/** Marks a student's notices as looked at (JOB-5): drawn at once, and drawn back where that fails. */
export const noticeCentreMachine = setup({
  types: {
    context: {} as NoticeCentreContext,
    events: {} as NoticeCentreEvent,
    input: {} as NoticeCentreInput,
  },
  actors: {
    markRead: promisePlaceholder<void, { userId: string; mark: Mark }>('markRead'),
  },
  actions: {
    notify: actionPlaceholder('notify') as (_: unknown, params: Notice) => void,
    mark: assign({
      marks: ({ context: { marks }, event }) => [...marks, event.type === 'NOTICE.OPENED' ? event.id : ALL],
    }),
    goOn: assign({ marks: ({ context }) => context.marks.slice(1) }),
    forget: assign({ marks: [] }),
  },
  guards: {
    isNews: ({ context: { marks }, event }) =>
      event.type === 'NOTICE.OPENED' && !event.isRead && !marks.includes(event.id) && !marks.includes(ALL),
    isSomeNews: ({ context }) => !context.marks.includes(ALL),
    isMoreToMark: ({ context }) => context.marks.length > 1,
  },
}).createMachine({
  id: 'notice-centre',
  context: ({ input }) => ({ userId: input.userId, marks: [] }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        'NOTICE.OPENED': { guard: 'isNews', target: 'marking', actions: 'mark' },
        'ALL.READ': { target: 'marking', actions: 'mark' },
      },
    },
    marking: {
      description: 'One after the other; what is on its way is drawn as read.',
      invoke: {
        id: 'markRead',
        src: 'markRead',
        input: ({ context: { userId, marks } }) => ({ userId, mark: marks[0]! }),
        onDone: [
          { guard: 'isMoreToMark', target: 'marking', reenter: true, actions: 'goOn' },
          { target: 'resting', actions: 'forget' },
        ],
        onError: {
          target: 'resting',
          actions: ['forget', { type: 'notify', params: ({ event }) => noticeOf(event.error) }],
        },
      },
      on: {
        'NOTICE.OPENED': { guard: 'isNews', actions: 'mark' },
        'ALL.READ': { guard: 'isSomeNews', actions: 'mark' },
      },
    },
  },
})
