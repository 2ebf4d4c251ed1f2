import { catalogue } from '../catalogue.ts'
import { overlayMachine } from './overlay.machine.ts'

export const overlayPaths = catalogue({
  flow: 'overlay',
  machine: overlayMachine,
  inputs: { page: undefined },
  events: [
    { type: 'LOGIN.OPENED', jump: { mode: 1 }, sameTab: false },
    { type: 'LOGOUT.OPENED', origin: 2, wanted: { mode: 8 } },
    { type: 'DIALOG.ENDED' },
  ],
  actors: {},
  delays: {},
})
