import { catalogue } from '../catalogue.ts'
import { overlayMachine } from './overlay.machine.ts'

export const overlayPaths = catalogue({
  flow: 'overlay',
  machine: overlayMachine,
  inputs: { page: undefined },
  events: [
    { type: 'LOGIN.OPENED', jump: { mode: 1 }, sameTab: false },
    { type: 'LOGOUT.OPENED', origin: 2, wanted: { mode: 8 } },
    { type: 'MENU.OPENED' },
    { type: 'MENU.CLOSED' },
    { type: 'LOGIN.ENDED' },
    { type: 'LOGOUT.ENDED' },
  ],
  actors: {
    loadStudentLogin: { done: [undefined], error: [new Error('chunk is missing')] },
    loadLogout: { done: [undefined], error: [new Error('chunk is missing')] },
  },
  delays: {},
})
