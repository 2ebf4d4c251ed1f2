import { catalogue } from '../../kit/catalogue.ts'
import { identitySwitchMachine } from './identity-switch.machine.ts'
import { identitySwitchProperties } from './identity-switch.properties.ts'

export const identitySwitchPaths = catalogue({
  flow: 'identity-switch',
  machine: identitySwitchMachine,
  inputs: {
    school: { from: 'school', wanted: { mode: 1 } },
    company: { from: 'company', wanted: { mode: 9 } },
    channel: { from: 'channel', wanted: { mode: 3 } },
  },
  events: [{ type: 'SWITCHED' }, { type: 'DIALOG.CLOSED' }],
  actors: { logout: { done: [{ result: 'loggedOut' }, { result: 'cancelled' }] } },
  delays: {},
  properties: identitySwitchProperties,
})
