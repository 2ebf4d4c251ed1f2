import { assign, setup } from 'xstate'
import { failureOf } from '../../../contract/failures.ts'
import type { Notice } from '../../kit/notice.ts'
import { actionPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import {
  type LogoutContext,
  type LogoutEvent,
  type LogoutInput,
  type LogoutNext,
  type LogoutOutput,
  nextOf,
} from './logout.types.ts'

/** Confirms, asks the server, forgets the identity, then leads on by origin (OUT-1, OUT-2). */
export const logoutMachine = setup({
  types: {
    context: {} as LogoutContext,
    events: {} as LogoutEvent,
    input: {} as LogoutInput,
    output: {} as LogoutOutput,
    tags: {} as 'busy',
  },
  actors: {
    requestLogout: promisePlaceholder<void>('requestLogout'),
  },
  actions: {
    clearIdentity: actionPlaceholder('clearIdentity'),
    follow: actionPlaceholder('follow') as (_: unknown, params: LogoutNext) => void,
    notify: actionPlaceholder('notify') as (_: unknown, params: Notice) => void,
  },
}).createMachine({
  id: 'logout',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'confirming',
  output: ({ event }) => event.output as LogoutOutput,
  states: {
    confirming: { on: { CONFIRMED: 'requesting', CANCELLED: 'cancelled' } },
    requesting: {
      tags: 'busy',
      invoke: {
        id: 'requestLogout',
        src: 'requestLogout',
        onDone: 'loggedOut',
        onError: {
          target: 'failed',
          actions: [
            assign({ failure: ({ event }) => failureOf(event.error) }),
            { type: 'notify', params: { kind: 'logoutFailed' } },
          ],
        },
      },
    },
    failed: {
      description: 'Still logged in, here and on the server.',
      on: { CONFIRMED: 'requesting', CANCELLED: 'cancelled' },
    },
    loggedOut: {
      type: 'final',
      output: { result: 'loggedOut' },
      entry: ['clearIdentity', { type: 'follow', params: ({ context }) => nextOf(context.origin, context.wanted) }],
    },
    cancelled: { type: 'final', output: { result: 'cancelled' } },
  },
})
