import { assign, setup } from 'xstate'
import { failureOf } from '../../../contract/failures.ts'
import { actionPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import { wholeOf } from './practice-start.rules.ts'
import type {
  KeptWish,
  PracticeOrder,
  PracticeStartContext,
  PracticeStartEvent,
  PracticeStartInput,
} from './practice-start.types.ts'

const DEFAULTS = {
  occupation: '',
  type: 'mixed',
  difficulty: 'medium',
  language: 'zh',
  count: '5',
  mode: 'video',
} as const

/** Asks for the position and the questions of a practice interview, and begins it (AIN-1). */
export const practiceStartMachine = setup({
  types: {
    input: {} as PracticeStartInput,
    context: {} as PracticeStartContext,
    events: {} as PracticeStartEvent,
    tags: {} as 'busy',
  },
  actors: { start: promisePlaceholder<{ readonly id: string }, PracticeOrder>('start') },
  actions: {
    open: actionPlaceholder('open') as (_: unknown, params: { readonly id: string }) => void,
    /** Keeps the wish over a reload of the page. */
    keepWish: actionPlaceholder('keepWish') as (_: unknown, params: KeptWish) => void,
    forgetWish: actionPlaceholder('forgetWish'),
  },
  guards: { isWhole: ({ context: { wish } }) => wholeOf(wish) !== null },
}).createMachine({
  id: 'practice-start',
  context: ({ input: { position, delivery, kept } }) => ({
    position,
    delivery,
    wish: kept ?? { ...DEFAULTS, position },
    isTold: false,
    failure: null,
  }),
  initial: 'wishing',
  states: {
    wishing: {
      on: {
        WISHED: {
          actions: [
            assign(({ context, event }) => ({ wish: { ...context.wish, ...event.wish } })),
            { type: 'keepWish', params: ({ context: { position, wish } }) => ({ position, wish }) },
          ],
        },
        STARTED: [{ guard: 'isWhole', target: 'starting' }, { actions: assign({ isTold: true }) }],
      },
    },
    starting: {
      tags: 'busy',
      entry: assign({ failure: null }),
      invoke: {
        id: 'start',
        src: 'start',
        input: ({ context: { wish, delivery } }) => ({ ...wholeOf(wish)!, delivery }),
        onDone: {
          target: 'begun',
          actions: ['forgetWish', { type: 'open', params: ({ event }) => event.output }],
        },
        onError: { target: 'wishing', actions: assign(({ event }) => ({ failure: failureOf(event.error) })) },
      },
    },
    begun: { type: 'final', description: 'The room is opened.' },
  },
})
