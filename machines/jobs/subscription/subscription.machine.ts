import { setup } from 'xstate'
import { failureOf, isNotLoggedIn } from '../../../contract/failures.ts'
import { failedNotice, type Notice } from '../../kit/notice.ts'
import { actionPlaceholder, callbackPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import { isFull } from './subscription.rules.ts'
import type { SubscriptionContext, SubscriptionEvent, SubscriptionInput, WantedSearch } from './subscription.types.ts'

const isLoginLost = ({ event }: { event: { error: unknown } }) => isNotLoggedIn(failureOf(event.error))
const areTooMany = ({ event }: { event: { error: unknown } }) => isFull(event.error)
const wasLoggedIn = ({ event }: { event: { output: boolean } }) => event.output

/** One search and whether the student is told its hits: changed at once, then kept, and changed back where that fails. */
export const subscriptionMachine = setup({
  types: {
    context: {} as SubscriptionContext,
    events: {} as SubscriptionEvent,
    input: {} as SubscriptionInput,
  },
  actors: {
    watchSearches: callbackPlaceholder<SubscriptionEvent, WantedSearch>('watchSearches'),
    askLogin: promisePlaceholder<boolean>('askLogin'),
    save: promisePlaceholder<void, WantedSearch>('save'),
    remove: promisePlaceholder<void, WantedSearch>('remove'),
  },
  actions: {
    notify: actionPlaceholder('notify') as (_: unknown, params: Notice) => void,
  },
}).createMachine({
  id: 'subscription',
  context: ({ input: { host, list, filter } }) => ({ host, list, filter }),
  initial: 'resting',
  states: {
    resting: {
      invoke: { id: 'watchSearches', src: 'watchSearches', input: ({ context }) => context },
      initial: 'unknown',
      on: {
        'SEARCHES.SEEN': [
          { guard: ({ event }) => event.state === 'on', target: '.on' },
          { guard: ({ event }) => event.state === 'off', target: '.off' },
          { target: '.unknown' },
        ],
      },
      states: {
        unknown: {
          description: 'No student is logged in, or the saved searches have not been read.',
          on: { TOGGLED: '#subscription.asking.toSave' },
        },
        off: { on: { TOGGLED: '#subscription.saving' } },
        on: { on: { TOGGLED: '#subscription.removing' } },
      },
    },
    asking: {
      description: 'Who the visitor is, and the login that it takes; the wish is kept meanwhile.',
      initial: 'toSave',
      states: {
        toSave: {
          invoke: {
            id: 'askLogin',
            src: 'askLogin',
            onDone: [
              { guard: wasLoggedIn, target: '#subscription.saving' },
              { target: '#subscription.resting.unknown' },
            ],
            onError: '#subscription.resting.unknown',
          },
        },
        toRemove: {
          invoke: {
            id: 'askLogin',
            src: 'askLogin',
            onDone: [
              { guard: wasLoggedIn, target: '#subscription.removing' },
              { target: '#subscription.resting.unknown' },
            ],
            onError: '#subscription.resting.unknown',
          },
        },
      },
    },
    saving: {
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => context,
        onDone: { target: 'resting.on', actions: { type: 'notify', params: { kind: 'subscribed' } } },
        onError: [
          { guard: isLoginLost, target: 'asking.toSave' },
          { guard: areTooMany, target: 'full' },
          {
            target: 'resting.off',
            actions: { type: 'notify', params: ({ event }) => failedNotice('subscribeFailed', event.error) },
          },
        ],
      },
    },
    full: {
      description:
        'As many are saved as are kept: where they can be taken off is shown, to the student whose they are.',
      invoke: { id: 'watchSearches', src: 'watchSearches', input: ({ context }) => context },
      on: {
        TOGGLED: 'saving',
        'REFUSAL.CLOSED': 'resting.off',
        'SEARCHES.SEEN': [
          { guard: ({ event }) => event.state === 'on', target: 'resting.on' },
          { guard: ({ event }) => event.state === 'unknown', target: 'resting.unknown' },
        ],
      },
    },
    removing: {
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => context,
        onDone: 'resting.off',
        onError: [
          { guard: isLoginLost, target: 'asking.toRemove' },
          {
            target: 'resting.on',
            actions: {
              type: 'notify',
              params: ({ event }) => failedNotice('unsubscribeFailed', event.error),
            },
          },
        ],
      },
    },
  },
})
