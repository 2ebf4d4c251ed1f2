import { assign, setup } from 'xstate'
import type { LoginType } from '../../../contract/rules/storage.ts'
import type { Notice } from '../../kit/notice.ts'
import { actionPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import { isGranted, isOutdated, successorOf } from './meanwhile.ts'
import type { DialogRequest, OverlayContext, OverlayEvent } from './overlay.types.ts'

/** What lies over the page: one thing at a time, the code of a dialog loaded when it is first wanted. */
export const overlayMachine = setup({
  types: { context: {} as OverlayContext, events: {} as OverlayEvent },
  actors: {
    loadDialog: promisePlaceholder<void, DialogRequest | null>('loadDialog'),
  },
  actions: {
    notify: actionPlaceholder('notify') as (_: unknown, params: Notice) => void,
    goOn: actionPlaceholder('goOn') as (_: unknown, params: { identity: LoginType }) => void,
  },
}).createMachine({
  id: 'overlay',
  context: { dialog: null },
  initial: 'none',
  on: {
    'DIALOG.OPENED': { target: '.dialog', actions: assign({ dialog: ({ event }) => event.dialog }) },
  },
  states: {
    none: { on: { 'MENU.OPENED': 'menu' } },
    menu: {
      description: "The header's entries as a page of their own, on a phone.",
      on: { 'MENU.CLOSED': 'none' },
    },
    dialog: {
      on: {
        'IDENTITY.RECOGNISED': [
          {
            guard: ({ context, event }) => successorOf(context.dialog, event.identity) !== null,
            target: 'dialog',
            actions: assign({ dialog: ({ context, event }) => successorOf(context.dialog, event.identity) }),
          },
          {
            guard: ({ context, event }) => isGranted(context.dialog, event.identity),
            target: 'none',
            actions: { type: 'goOn', params: ({ event }) => ({ identity: event.identity as LoginType }) },
          },
          { guard: ({ context, event }) => isOutdated(context.dialog, event.identity), target: 'none' },
        ],
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
