import { assign, setup } from 'xstate'
import type { OverlayContext, OverlayEvent } from './overlay.types.ts'

/** Which dialog lies over the page: one at a time. */
export const overlayMachine = setup({
  types: { context: {} as OverlayContext, events: {} as OverlayEvent },
}).createMachine({
  id: 'overlay',
  context: {
    login: { jump: { mode: 3 }, sameTab: true },
    logout: { origin: 0, wanted: { mode: 3 } },
  },
  initial: 'none',
  on: {
    'LOGIN.OPENED': {
      target: '.studentLogin',
      actions: assign({ login: ({ event: { jump, sameTab } }) => ({ jump, sameTab }) }),
    },
    'LOGOUT.OPENED': {
      target: '.logout',
      actions: assign({ logout: ({ event: { origin, wanted } }) => ({ origin, wanted }) }),
    },
  },
  states: {
    none: {},
    studentLogin: { on: { 'DIALOG.ENDED': 'none' } },
    logout: { on: { 'DIALOG.ENDED': 'none' } },
  },
})
