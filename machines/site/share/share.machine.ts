import { setup } from 'xstate'
import { promisePlaceholder } from '../../kit/placeholder.ts'
import type { ShareContext, SharedLink, ShareEvent, ShareInput, SystemEnd } from './share.types.ts'

/** Milliseconds for which a copy is called done. */
export const COPIED = 2000

/** A page's link handed on: into the clipboard, or by the system's own sharing where there is one. */
export const shareMachine = setup({
  types: {
    context: {} as ShareContext,
    events: {} as ShareEvent,
    input: {} as ShareInput,
    tags: {} as 'copying' | 'sharing',
  },
  actors: {
    copy: promisePlaceholder<void, SharedLink>('copy'),
    share: promisePlaceholder<SystemEnd, SharedLink>('share'),
  },
  guards: { hasSystem: ({ context }) => context.hasSystem },
  delays: { COPIED },
}).createMachine({
  id: 'share',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    link: {
      initial: 'idle',
      states: {
        idle: { on: { 'COPY.ASKED': 'copying' } },
        copying: {
          tags: 'copying',
          invoke: {
            id: 'copy',
            src: 'copy',
            input: ({ context }) => context.link,
            onDone: 'copied',
            onError: 'failed',
          },
        },
        copied: { after: { COPIED: 'idle' }, on: { 'COPY.ASKED': 'copying' } },
        failed: { description: 'The link is selected, to be copied by hand.', on: { 'COPY.ASKED': 'copying' } },
      },
    },
    system: {
      initial: 'looking',
      states: {
        looking: { always: [{ guard: 'hasSystem', target: 'idle' }, { target: 'missing' }] },
        missing: {},
        idle: { on: { 'SYSTEM.ASKED': 'sharing' } },
        sharing: {
          tags: 'sharing',
          invoke: {
            id: 'share',
            src: 'share',
            input: ({ context }) => context.link,
            onDone: [{ guard: ({ event }) => event.output === 'shared', target: 'shared' }, { target: 'idle' }],
            onError: 'failed',
          },
        },
        shared: { on: { 'SYSTEM.ASKED': 'sharing' } },
        failed: { on: { 'SYSTEM.ASKED': 'sharing' } },
      },
    },
  },
})
