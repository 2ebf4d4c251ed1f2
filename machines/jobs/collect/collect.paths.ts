import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { collectMachine } from './collect.machine.ts'
import { collectProperties } from './collect.properties.ts'

const failures = [
  new CallFailure({ kind: 'server', code: codes.notLoggedIn, msg: '', data: null }),
  new CallFailure({ kind: 'server', code: codes.refused, msg: '收藏已满', data: null }),
  new CallFailure({ kind: 'server', code: codes.internal, msg: '', data: null }),
  new CallFailure({ kind: 'offline' }),
]

export const collectPaths = catalogue({
  flow: 'collect',
  machine: collectMachine,
  inputs: { position: { kind: 'position', id: '5' }, company: { kind: 'company', id: '3' } },
  events: [{ type: 'TOGGLED' }],
  actors: {
    watchCollection: {
      sends: [
        { type: 'COLLECTION.SEEN', state: 'unknown' },
        { type: 'COLLECTION.SEEN', state: 'open' },
        { type: 'COLLECTION.SEEN', state: 'collected' },
      ],
    },
    askLogin: { done: [true, false], error: [new Error('the page is closing')] },
    add: { done: [undefined], error: failures },
    cancel: { done: [undefined], error: failures },
  },
  delays: {},
  equivalent: {
    'collect.asking initial: collect.asking.toRemove': 'it is entered at what is wished, never as a whole',
    'collect.resting on COLLECTION.SEEN[0, 1]: swap': 'what is seen is one of the two, never both',
  },
  properties: collectProperties,
})
