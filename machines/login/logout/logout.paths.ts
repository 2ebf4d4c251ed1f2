import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { logoutMachine } from './logout.machine.ts'
import { logoutProperties } from './logout.properties.ts'

export const logoutPaths = catalogue({
  flow: 'logout',
  machine: logoutMachine,
  inputs: {
    header: { origin: 0, wanted: { mode: 3 } },
    resumeHeader: { origin: 1, wanted: { mode: 3 } },
    identitySwitch: { origin: 2, wanted: { mode: 8 } },
    delivery: { origin: 3, wanted: { mode: 3 } },
    collection: { origin: 4, wanted: { mode: 3 } },
    ai: { origin: 5, wanted: { mode: 3 } },
    interviews: { origin: 6, wanted: { mode: 3 } },
    resumeArea: { origin: 'resumeArea', wanted: { mode: 3 } },
  },
  events: [{ type: 'CONFIRMED' }, { type: 'CANCELLED' }],
  actors: { requestLogout: { done: [undefined], error: [new CallFailure({ kind: 'timeout' })] } },
  delays: {},
  properties: logoutProperties,
})
