import { setup } from 'xstate'
import { failureOf, isNotLoggedIn } from '../../../contract/failures.ts'
import { failedNotice, type Notice } from '../../kit/notice.ts'
import { actionPlaceholder, callbackPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import type { CollectContext, CollectEvent, CollectInput, Thing } from './collect.types.ts'

const isLoginLost = ({ event }: { event: { error: unknown } }) => isNotLoggedIn(failureOf(event.error))

const wasLoggedIn = ({ event }: { event: { output: boolean } }) => event.output

/** One thing and whether the student has collected it (JOB-4): changed at once, then kept, and changed back where that fails. */
export const collectMachine = setup({
  types: {
    context: {} as CollectContext,
    events: {} as CollectEvent,
    input: {} as CollectInput,
  },
  actors: {
    watchCollection: callbackPlaceholder<CollectEvent, Thing>('watchCollection'),
    askLogin: promisePlaceholder<boolean>('askLogin'),
    add: promisePlaceholder<void, Thing>('add'),
    cancel: promisePlaceholder<void, Thing>('cancel'),
  },
  actions: {
    notify: actionPlaceholder('notify') as (_: unknown, params: Notice) => void,
  },
}).createMachine({
  id: 'collect',
  context: ({ input: { kind, id } }) => ({ kind, id }),
  initial: 'resting',
  states: {
    resting: {
      invoke: { id: 'watchCollection', src: 'watchCollection', input: ({ context }) => context },
      initial: 'unknown',
      on: {
        'COLLECTION.SEEN': [
          { guard: ({ event }) => event.state === 'collected', target: '.collected' },
          { guard: ({ event }) => event.state === 'open', target: '.open' },
          { target: '.unknown' },
        ],
      },
      states: {
        unknown: {
          description: 'No student is logged in, or the collection has not been read.',
          on: { TOGGLED: '#collect.asking.toAdd' },
        },
        open: { on: { TOGGLED: '#collect.adding' } },
        collected: { on: { TOGGLED: '#collect.removing' } },
      },
    },
    asking: {
      description: 'Who the visitor is, and the login that it takes; the wish is kept meanwhile.',
      initial: 'toAdd',
      states: {
        toAdd: {
          invoke: {
            id: 'askLogin',
            src: 'askLogin',
            onDone: [{ guard: wasLoggedIn, target: '#collect.adding' }, { target: '#collect.resting.unknown' }],
            onError: '#collect.resting.unknown',
          },
        },
        toRemove: {
          invoke: {
            id: 'askLogin',
            src: 'askLogin',
            onDone: [{ guard: wasLoggedIn, target: '#collect.removing' }, { target: '#collect.resting.unknown' }],
            onError: '#collect.resting.unknown',
          },
        },
      },
    },
    adding: {
      invoke: {
        id: 'add',
        src: 'add',
        input: ({ context }) => context,
        onDone: 'resting.collected',
        onError: [
          { guard: isLoginLost, target: 'asking.toAdd' },
          {
            target: 'resting.open',
            actions: { type: 'notify', params: ({ event }) => failedNotice('collectFailed', event.error) },
          },
        ],
      },
    },
    removing: {
      invoke: {
        id: 'cancel',
        src: 'cancel',
        input: ({ context }) => context,
        onDone: 'resting.open',
        onError: [
          { guard: isLoginLost, target: 'asking.toRemove' },
          {
            target: 'resting.collected',
            actions: { type: 'notify', params: ({ event }) => failedNotice('cancelFailed', event.error) },
          },
        ],
      },
    },
  },
})
