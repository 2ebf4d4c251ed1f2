import type { SnapshotFrom } from 'xstate'
import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { savedToggleMachine } from './saved-toggle.machine.ts'
import { savedToggleProperties } from './saved-toggle.properties.ts'
import { isFull, isSearch } from './saved-toggle.rules.ts'

const coded = (code: number, msg: string, data: unknown = null) => new CallFailure({ kind: 'server', code, msg, data })

const failures = [
  coded(codes.notLoggedIn, ''),
  coded(codes.refused, '太频繁'),
  coded(codes.internal, ''),
  new CallFailure({ kind: 'offline' }),
]

/** Only of searches the server says why it refuses them. */
function feasible(
  { context }: SnapshotFrom<typeof savedToggleMachine>,
  event: { readonly type: string; readonly error?: unknown },
): boolean {
  if (!event.type.startsWith('xstate.error.') || isSearch(context.wanted)) return true
  const { failure } = Object(event.error)
  return !isFull(event.error) && Object(failure).data?.why === undefined
}

export const savedTogglePaths = catalogue({
  flow: 'saved-toggle',
  machine: savedToggleMachine,
  inputs: {
    position: { wanted: { kind: 'position', id: '5' } },
    company: { wanted: { kind: 'company', id: '3' } },
    search: { wanted: { host: '', list: 'position', filter: { city: ['jl'] } } },
  },
  events: [{ type: 'TOGGLED' }, { type: 'REFUSAL.CLOSED' }],
  actors: {
    watchSaved: {
      sends: [
        { type: 'SAVED.SEEN', state: 'unknown' },
        { type: 'SAVED.SEEN', state: 'off' },
        { type: 'SAVED.SEEN', state: 'on' },
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
  feasible,
  properties: savedToggleProperties,
  equivalent: {
    'saved-toggle.asking initial: saved-toggle.asking.toRemove': 'it is entered at what is wished, never as a whole',
    'saved-toggle.full on SAVED.SEEN[0, 1]: swap': 'what is seen is one of the two, never both',
    'saved-toggle.resting on SAVED.SEEN[0, 1]: swap': 'what is seen is one of the two, never both',
    'saved-toggle.saving error save[0, 1]: swap': 'a failure has one code, never both',
  },
})
