import { catalogue } from '../catalogue.ts'
import { overlayMachine } from './overlay.machine.ts'

export const overlayPaths = catalogue({
  flow: 'overlay',
  machine: overlayMachine,
  inputs: { page: undefined },
  events: [
    { type: 'DIALOG.OPENED', dialog: { name: 'logout', origin: 2, wanted: { mode: 8 } } },
    { type: 'DIALOG.OPENED', dialog: { name: 'studentLogin', jump: { mode: 8 }, sameTab: false } },
    { type: 'DIALOG.ENDED', name: 'logout' },
    { type: 'DIALOG.ENDED', name: 'studentLogin' },
    { type: 'MENU.OPENED' },
    { type: 'MENU.CLOSED' },
  ],
  actors: {
    loadDialog: { done: [undefined], error: [new Error('chunk is missing')] },
  },
  delays: {},
})
