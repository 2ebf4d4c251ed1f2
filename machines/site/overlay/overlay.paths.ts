import { catalogue } from '../../kit/catalogue.ts'
import { overlayMachine } from './overlay.machine.ts'
import { overlayProperties } from './overlay.properties.ts'

export const overlayPaths = catalogue({
  flow: 'overlay',
  machine: overlayMachine,
  inputs: { page: undefined },
  events: [
    { type: 'DIALOG.OPENED', dialog: { name: 'logout', identity: 'company', origin: 2, wanted: { mode: 8 } } },
    { type: 'DIALOG.OPENED', dialog: { name: 'studentLogin', jump: { mode: 8 }, sameTab: false } },
    { type: 'DIALOG.OPENED', dialog: { name: 'identitySwitch', from: 'school', wanted: { mode: 9 } } },
    { type: 'DIALOG.OPENED', dialog: { name: 'employerLogin' } },
    { type: 'DIALOG.OPENED', dialog: { name: 'staffLogin', admin: 'faculty' } },
    { type: 'DIALOG.OPENED', dialog: { name: 'staffLogin', admin: 'organiser' } },
    { type: 'DIALOG.ENDED', name: 'logout' },
    { type: 'DIALOG.ENDED', name: 'studentLogin' },
    { type: 'IDENTITY.RECOGNISED', identity: 'anonymous' },
    { type: 'IDENTITY.RECOGNISED', identity: 'student' },
    { type: 'IDENTITY.RECOGNISED', identity: 'company' },
    { type: 'IDENTITY.RECOGNISED', identity: 'school' },
    { type: 'IDENTITY.RECOGNISED', identity: 'channel' },
    { type: 'MENU.OPENED' },
    { type: 'MENU.CLOSED' },
  ],
  actors: {
    loadDialog: { done: [undefined], error: [new Error('chunk is missing')] },
  },
  delays: {},
  equivalent: {
    'overlay.dialog on IDENTITY.RECOGNISED[0, 1]: swap': 'each asks for dialogs of other names',
    'overlay.dialog on IDENTITY.RECOGNISED[1, 2]: swap': 'each asks for dialogs of other names',
  },
  properties: overlayProperties,
})
