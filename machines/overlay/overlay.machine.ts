import { assign, setup } from 'xstate'
import type { Notice } from '../notice.ts'
import { actionPlaceholder, promisePlaceholder } from '../placeholder.ts'
import type { DialogRequest, OverlayContext, OverlayEvent } from './overlay.types.ts'

/** What lies over the page: one thing at a time, the code of a dialog loaded when it is first wanted. */
export const overlayMachine = setup({
  types: { context: {} as OverlayContext, events: {} as OverlayEvent },
  actors: {
    loadDialog: promisePlaceholder<void, DialogRequest | null>('loadDialog'),
  },
  actions: {
    notify: actionPlaceholder('notify') as (_: unknown, params: Notice) => void,
  },
}).createMachine({
  id: 'overlay',
  context: { dialog: null },
  initial: 'none',
  on: {
    'DIALOG.OPENED': { target: '.dialog', reenter: true, actions: assign({ dialog: ({ event }) => event.dialog }) },
  },
  states: {
    none: { on: { 'MENU.OPENED': 'menu' } },
    menu: {
      description: "The header's entries as a page of their own, on a phone.",
      on: { 'MENU.CLOSED': 'none' },
    },
    dialog: {
      on: {
        'DIALOG.ENDED': { guard: ({ context, event }) => context.dialog?.name === event.name, target: 'none' },
      },
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'loadDialog',
            src: 'loadDialog',
            input: ({ context }) => context.dialog,
            onDone: 'shown',
            onError: {
              target: '#overlay.none',
              actions: { type: 'notify', params: { kind: 'failure', failure: { kind: 'offline' } } },
            },
          },
        },
        shown: {},
      },
    },
  },
})
