import { assign, setup } from 'xstate'
import { failureOf } from '../../../contract/failures.ts'
import { callbackPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import type {
  ChunkRequest,
  FeedChunk,
  FeedPeriod,
  PositionFeedContext,
  PositionFeedEvent,
  PositionFeedInput,
} from './position-feed.types.ts'

/** Positions, the newest first, more of them as the visitor comes near the end (HOME-9). */
export const positionFeedMachine = setup({
  types: {
    context: {} as PositionFeedContext,
    events: {} as PositionFeedEvent,
    input: {} as PositionFeedInput,
    tags: {} as 'busy',
  },
  actors: {
    fetchChunk: promisePlaceholder<FeedChunk, ChunkRequest>('fetchChunk'),
    watchEnd: callbackPlaceholder<PositionFeedEvent>('watchEnd'),
  },
  actions: {
    /** A position that moved to a later chunk, because something was published meanwhile, is there already. */
    append: assign(({ context }, { list, next }: FeedChunk) => {
      const known = new Set(context.positions.map(({ id }) => id))
      return { positions: [...context.positions, ...list.filter(({ id }) => !known.has(id))], next, failure: null }
    }),
    begin: assign((_, { period }: { period: FeedPeriod }) => ({ period, positions: [], next: '', failure: null })),
  },
  guards: {
    hasMore: ({ context }) => context.next !== '',
    isOther: ({ context }, { period }: { period: FeedPeriod }) => period !== context.period,
  },
}).createMachine({
  id: 'positionFeed',
  context: ({ input }) => ({ period: 'all', positions: input.list, next: input.next, failure: null }),
  initial: 'deciding',
  on: {
    'PERIOD.CHOSEN': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.loading',
      actions: { type: 'begin', params: ({ event }) => event },
    },
  },
  states: {
    deciding: { always: [{ guard: 'hasMore', target: 'waiting' }, { target: 'exhausted' }] },
    waiting: {
      description: 'More can be had; the end is out of sight.',
      invoke: { id: 'watchEnd', src: 'watchEnd' },
      on: { 'END.NEARED': 'loading' },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'fetchChunk',
        src: 'fetchChunk',
        input: ({ context }) => ({ period: context.period, cursor: context.next }),
        onDone: { target: 'deciding', actions: { type: 'append', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    failed: {
      description: 'What is there stays.',
      on: { RETRIED: 'loading' },
    },
    exhausted: { description: 'A link leads to all the rest.' },
  },
})
