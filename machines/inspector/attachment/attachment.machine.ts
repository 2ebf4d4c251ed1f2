import { assign, setup } from 'xstate'
import { actionPlaceholder, callbackPlaceholder } from '../../kit/placeholder.ts'
import type { AttachmentContext, AttachmentEvent, AttachmentInput, TabEvent } from './attachment.types.ts'

/** Milliseconds for tabs to answer, after which the inspector is the gallery. */
export const SEEK_TIME = 1000

const found = { guard: 'isWelcome', target: 'attached', actions: 'keepTab' } as const

/** Finds the tab to inspect, follows it through reloads, and keeps what it recorded when it is gone. */
export const attachmentMachine = setup({
  types: { context: {} as AttachmentContext, events: {} as AttachmentEvent, input: {} as AttachmentInput },
  actors: {
    watchTabs: callbackPlaceholder<TabEvent>('watchTabs'),
  },
  actions: {
    keepTab: assign(({ event }) => ({ tab: event.tab })),
    attach: actionPlaceholder('attach') as (_: unknown, params: { tab: string }) => void,
  },
  guards: {
    isWelcome: ({ context, event }) => context.wanted === null || event.tab === context.wanted,
    isOurs: ({ context, event }) => event.tab === context.tab,
    isNews: ({ context, event }) => event.tab !== context.wanted,
  },
  delays: { SEEK_TIME },
}).createMachine({
  id: 'attachment',
  context: ({ input }) => ({ wanted: input.wanted, tab: null }),
  invoke: { id: 'watchTabs', src: 'watchTabs' },
  initial: 'seeking',
  on: {
    'TAB.CHOSEN': {
      guard: 'isNews',
      target: '.attached',
      actions: [assign({ wanted: ({ event }) => event.tab }), 'keepTab'],
    },
  },
  states: {
    seeking: {
      description: 'Every tab was asked whether it is here.',
      on: { 'TAB.FOUND': found },
      after: { SEEK_TIME: 'alone' },
    },
    alone: {
      description: 'The gallery, until a tab is found.',
      on: { 'TAB.FOUND': found },
    },
    attached: {
      entry: { type: 'attach', params: ({ context }) => ({ tab: context.tab! }) },
      on: { 'TAB.GONE': { guard: 'isOurs', target: 'lost' } },
    },
    lost: {
      description: 'The tab is gone; what it recorded stays in view. A reload brings it back.',
      on: { 'TAB.FOUND': found },
    },
  },
})
