import { assign, emit, setup } from 'xstate'
import type { DeskSearchContext, DeskSearchEmitted, DeskSearchEvent } from './desk-search.types.ts'

/** Milliseconds after the last key before the list is searched. */
export const TYPING_PAUSE = 250

/** The desk's list is searched while somebody types. */
export const deskSearchMachine = setup({
  types: {
    context: {} as DeskSearchContext,
    events: {} as DeskSearchEvent,
    emitted: {} as DeskSearchEmitted,
  },
  actions: {
    want: emit((_, { text }: { text: string }) => ({ type: 'SEARCH.WANTED', text: text.trim() })),
  },
  delays: { TYPING_PAUSE },
}).createMachine({
  id: 'desk-search',
  context: { text: '' },
  initial: 'resting',
  on: {
    'TEXT.TYPED': [
      {
        guard: ({ event }) => event.text.trim() === '',
        target: '.resting',
        actions: { type: 'want', params: ({ event }) => event },
      },
      { target: '.waiting', actions: assign({ text: ({ event }) => event.text.trim() }) },
    ],
    'TEXT.COMPOSED': '.composing',
    'SEARCH.SUBMITTED': { target: '.resting', actions: { type: 'want', params: ({ event }) => event } },
  },
  states: {
    resting: {},
    composing: { description: 'An input method is at it: nothing is searched before it ends.' },
    waiting: {
      after: {
        TYPING_PAUSE: { target: 'resting', actions: { type: 'want', params: ({ context }) => context } },
      },
    },
  },
})
