import { setup } from 'xstate'
import { failureOf, isNotLoggedIn } from '../../../contract/failures.ts'
import { failedNotice, type Notice } from '../../kit/notice.ts'
import { actionPlaceholder, callbackPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import { isFull, isSearch } from './saved-toggle.rules.ts'
import type { SavedToggleContext, SavedToggleEvent, SavedToggleInput } from './saved-toggle.types.ts'

type Wanted = SavedToggleContext['wanted']

const isLoginLost = ({ event }: { event: { error: unknown } }) => isNotLoggedIn(failureOf(event.error))
const areTooMany = ({ event }: { event: { error: unknown } }) => isFull(event.error)
const wasLoggedIn = ({ event }: { event: { output: boolean } }) => event.output

/**
 * One position, company or search and whether the student has saved it (JOB-4, JOB-1): changed at once, then kept, and
 * changed back where that fails.
 */
export const savedToggleMachine = setup({
  types: {
    context: {} as SavedToggleContext,
    events: {} as SavedToggleEvent,
    input: {} as SavedToggleInput,
  },
  actors: {
    watchSaved: callbackPlaceholder<SavedToggleEvent, Wanted>('watchSaved'),
    askLogin: promisePlaceholder<boolean>('askLogin'),
    save: promisePlaceholder<void, Wanted>('save'),
    remove: promisePlaceholder<void, Wanted>('remove'),
  },
  actions: {
    notify: actionPlaceholder('notify') as (_: unknown, params: Notice) => void,
  },
  guards: {
    isSearch: ({ context }) => isSearch(context.wanted),
  },
}).createMachine({
  id: 'saved-toggle',
  context: ({ input: { wanted } }) => ({ wanted }),
  initial: 'resting',
  states: {
    resting: {
      invoke: { id: 'watchSaved', src: 'watchSaved', input: ({ context }) => context.wanted },
      initial: 'unknown',
      on: {
        'SAVED.SEEN': [
          { guard: ({ event }) => event.state === 'on', target: '.on' },
          { guard: ({ event }) => event.state === 'off', target: '.off' },
          { target: '.unknown' },
        ],
      },
      states: {
        unknown: {
          description: 'No student is logged in, or what is saved has not been read.',
          on: { TOGGLED: '#saved-toggle.asking.toSave' },
        },
        off: { on: { TOGGLED: '#saved-toggle.saving' } },
        on: { on: { TOGGLED: '#saved-toggle.removing' } },
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
              { guard: wasLoggedIn, target: '#saved-toggle.saving' },
              { target: '#saved-toggle.resting.unknown' },
            ],
            onError: '#saved-toggle.resting.unknown',
          },
        },
        toRemove: {
          invoke: {
            id: 'askLogin',
            src: 'askLogin',
            onDone: [
              { guard: wasLoggedIn, target: '#saved-toggle.removing' },
              { target: '#saved-toggle.resting.unknown' },
            ],
            onError: '#saved-toggle.resting.unknown',
          },
        },
      },
    },
    saving: {
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => context.wanted,
        onDone: [
          {
            guard: 'isSearch',
            target: 'resting.on',
            actions: { type: 'notify', params: { kind: 'subscribed' } },
          },
          { target: 'resting.on' },
        ],
        onError: [
          { guard: isLoginLost, target: 'asking.toSave' },
          { guard: areTooMany, target: 'full' },
          {
            target: 'resting.off',
            actions: {
              type: 'notify',
              params: ({ context, event }) =>
                failedNotice(isSearch(context.wanted) ? 'subscribeFailed' : 'collectFailed', event.error),
            },
          },
        ],
      },
    },
    full: {
      description:
        'As many searches are saved as are kept: where they can be taken off is shown, to the student whose they are.',
      invoke: { id: 'watchSaved', src: 'watchSaved', input: ({ context }) => context.wanted },
      on: {
        TOGGLED: 'saving',
        'REFUSAL.CLOSED': 'resting.off',
        'SAVED.SEEN': [
          { guard: ({ event }) => event.state === 'on', target: 'resting.on' },
          { guard: ({ event }) => event.state === 'unknown', target: 'resting.unknown' },
        ],
      },
    },
    removing: {
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => context.wanted,
        onDone: 'resting.off',
        onError: [
          { guard: isLoginLost, target: 'asking.toRemove' },
          {
            target: 'resting.on',
            actions: {
              type: 'notify',
              params: ({ context, event }) =>
                failedNotice(isSearch(context.wanted) ? 'unsubscribeFailed' : 'cancelFailed', event.error),
            },
          },
        ],
      },
    },
  },
})
