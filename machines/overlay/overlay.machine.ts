import { assign, setup } from 'xstate'
import type { Notice } from '../notice.ts'
import { actionPlaceholder, promisePlaceholder } from '../placeholder.ts'
import type { DialogWanted, OverlayContext, OverlayEvent } from './overlay.types.ts'

/** What lies over the page: one thing at a time, the code of a dialog loaded when it is first wanted. */
export const overlayMachine = setup({
  types: { context: {} as OverlayContext, events: {} as OverlayEvent },
  actors: {
    loadDialog: promisePlaceholder<void, DialogWanted>('loadDialog'),
  },
  actions: {
    keepLogin: assign(({ event }) =>
      event.type === 'LOGIN.OPENED' ? { login: { jump: event.jump, sameTab: event.sameTab } } : {},
    ),
    keepLogout: assign(({ event }) =>
      event.type === 'LOGOUT.OPENED' ? { logout: { origin: event.origin, wanted: event.wanted } } : {},
    ),
    notify: actionPlaceholder('notify') as (_: unknown, params: Notice) => void,
  },
}).createMachine({
  id: 'overlay',
  context: {
    login: { jump: { mode: 3 }, sameTab: true },
    logout: { origin: 0, wanted: { mode: 3 } },
  },
  initial: 'none',
  states: {
    none: {
      on: {
        'LOGIN.OPENED': { target: 'studentLogin', actions: 'keepLogin' },
        'LOGOUT.OPENED': { target: 'logout', actions: 'keepLogout' },
        'MENU.OPENED': 'menu',
      },
    },
    menu: {
      description: "The header's entries as a page of their own, on a phone.",
      on: { 'MENU.CLOSED': 'none' },
    },
    studentLogin: {
      on: { 'LOGIN.ENDED': 'none' },
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'loadStudentLogin',
            src: 'loadDialog',
            input: ({ context }) => ({ dialog: 'studentLogin', login: context.login }),
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
    logout: {
      on: {
        'LOGOUT.ENDED': 'none',
        'LOGIN.OPENED': { target: 'studentLogin', actions: 'keepLogin' },
      },
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'loadLogout',
            src: 'loadDialog',
            input: { dialog: 'logout' },
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
