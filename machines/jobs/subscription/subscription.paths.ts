import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { subscriptionMachine } from './subscription.machine.ts'
import { subscriptionProperties } from './subscription.properties.ts'

const coded = (code: number, msg: string, data: unknown = null) => new CallFailure({ kind: 'server', code, msg, data })

const failures = [
  coded(codes.notLoggedIn, ''),
  coded(codes.refused, '太频繁'),
  coded(codes.internal, ''),
  new CallFailure({ kind: 'offline' }),
]

export const subscriptionPaths = catalogue({
  flow: 'subscription',
  machine: subscriptionMachine,
  inputs: { search: { host: '', list: 'position', filter: { city: ['jl'] } } },
  events: [{ type: 'TOGGLED' }, { type: 'REFUSAL.CLOSED' }],
  actors: {
    watchSearches: {
      sends: [
        { type: 'SEARCHES.SEEN', state: 'unknown' },
        { type: 'SEARCHES.SEEN', state: 'off' },
        { type: 'SEARCHES.SEEN', state: 'on' },
      ],
    },
    askLogin: { done: [true, false], error: [new Error('the page is closing')] },
    save: {
      done: [undefined],
      error: [
        ...failures,
        coded(codes.refused, '已满', { why: 'full' }),
        coded(codes.refused, '筛选条件已变', { why: 'unknown' }),
      ],
    },
    remove: { done: [undefined], error: failures },
  },
  delays: {},
  properties: subscriptionProperties,
  equivalent: {
    'subscription.asking initial: subscription.asking.toRemove': 'it is entered at what is wished, never as a whole',
    'subscription.full on SEARCHES.SEEN[0, 1]: swap': 'what is seen is one of the two, never both',
    'subscription.resting on SEARCHES.SEEN[0, 1]: swap': 'what is seen is one of the two, never both',
    'subscription.saving error save[0, 1]: swap': 'a failure has one code, never both',
  },
})
