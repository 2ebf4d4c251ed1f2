import { setup } from 'xstate'
import { actionPlaceholder, callbackPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import type { DockEvent, DockNotice, WindowEvent } from './dock.types.ts'

/** Knows where the inspector of a page is: nowhere, beside it, or in a window of its own. */
export const dockMachine = setup({
  types: { events: {} as DockEvent },
  actors: {
    openWindow: promisePlaceholder<void>('openWindow'),
    watchWindow: callbackPlaceholder<WindowEvent>('watchWindow'),
  },
  actions: {
    showDock: actionPlaceholder('showDock'),
    hideDock: actionPlaceholder('hideDock'),
    focusWindow: actionPlaceholder('focusWindow'),
    notify: actionPlaceholder('notify') as (_: unknown, params: DockNotice) => void,
  },
}).createMachine({
  id: 'dock',
  initial: 'closed',
  states: {
    closed: { on: { TOGGLED: 'docked', POPPED_OUT: 'poppingOut' } },
    docked: {
      entry: 'showDock',
      exit: 'hideDock',
      on: { TOGGLED: 'closed', POPPED_OUT: 'poppingOut' },
    },
    poppingOut: {
      invoke: {
        id: 'openWindow',
        src: 'openWindow',
        onDone: 'popped',
        onError: { target: 'docked', actions: { type: 'notify', params: { kind: 'windowRefused' } } },
      },
    },
    popped: {
      description: 'In a window of its own; the key brings that to the front.',
      invoke: { id: 'watchWindow', src: 'watchWindow' },
      on: { TOGGLED: { actions: 'focusWindow' }, 'WINDOW.CLOSED': 'closed' },
    },
  },
})
