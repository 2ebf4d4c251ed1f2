import { assign, raise, setup } from 'xstate'
import type { DeskAccount } from '../../../contract/calls/desk.ts'
import { failureOf, isNotLoggedIn } from '../../../contract/failures.ts'
import { actionPlaceholder, callbackPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import { logoutMachine } from '../../login/logout/logout.machine.ts'
import type { DeskGuardContext, DeskGuardEvent } from './desk-guard.types.ts'

const isNobody = ({ event }: { event: { error: unknown } }) => isNotLoggedIn(failureOf(event.error))
const isEmployer = ({ login_type }: DeskAccount) => login_type === 'company'

/** Asks the server alone who may sit at the employers' desk, and keeps in step with the other tabs (EMP-4, SESS-2, SESS-5). */
export const deskGuardMachine = setup({
  types: { context: {} as DeskGuardContext, events: {} as DeskGuardEvent, children: {} as { logout: 'logout' } },
  actors: {
    readAccount: promisePlaceholder<DeskAccount>('readAccount'),
    watchPeers: callbackPlaceholder<{ type: 'PEER.CHANGED' }>('watchPeers'),
    logout: logoutMachine,
  },
  actions: {
    forget: assign({ account: null }),
    forgetHints: actionPlaceholder('forgetHints'),
    tellPeers: actionPlaceholder('tellPeers'),
  },
  guards: {
    isSomebody: ({ context }) => context.account !== null,
  },
}).createMachine({
  id: 'desk-guard',
  context: { account: null, failure: null },
  type: 'parallel',
  invoke: { id: 'watchPeers', src: 'watchPeers' },
  states: {
    visitor: {
      initial: 'checking',
      on: { 'PEER.CHANGED': '.checking', 'LOGGED.OUT': '.loggedOut' },
      states: {
        checking: {
          entry: assign({ account: null, failure: null }),
          invoke: {
            id: 'readAccount',
            src: 'readAccount',
            onDone: [
              {
                guard: ({ event }) => isEmployer(event.output) && event.output.company_name !== null,
                target: 'inside',
                actions: assign({ account: ({ event }) => event.output }),
              },
              {
                guard: ({ event }) => isEmployer(event.output),
                target: 'newcomer',
                actions: assign({ account: ({ event }) => event.output }),
              },
              { target: 'stranger', actions: assign({ account: ({ event }) => event.output }) },
            ],
            onError: [
              { guard: isNobody, target: 'nobody', actions: 'forgetHints' },
              { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
            ],
          },
        },
        inside: { on: { 'SESSION.REJECTED': { target: 'expired', actions: ['forget', 'forgetHints'] } } },
        newcomer: {
          description: 'An employer whose account belongs to no company yet.',
          on: { RETRIED: 'checking' },
        },
        stranger: { description: 'Somebody who is no employer.' },
        nobody: { on: { 'LOGGED.IN': { target: 'checking', actions: 'tellPeers' } } },
        expired: {
          description: 'The session ended at work.',
          on: { 'LOGGED.IN': { target: 'checking', actions: 'tellPeers' } },
        },
        loggedOut: {
          entry: ['forget', 'tellPeers'],
          on: { 'LOGGED.IN': { target: 'checking', actions: 'tellPeers' } },
        },
        failed: { on: { RETRIED: 'checking' } },
      },
    },
    exit: {
      initial: 'idle',
      states: {
        idle: { on: { 'LOGOUT.ASKED': { guard: 'isSomebody', target: 'asking' } } },
        asking: {
          description: "The log-out's own question.",
          on: { 'PEER.CHANGED': 'idle', 'SESSION.REJECTED': 'idle' },
          invoke: {
            id: 'logout',
            src: 'logout',
            input: { origin: 0, wanted: { mode: 3 } },
            onDone: [
              {
                guard: ({ event }) => event.output.result === 'loggedOut',
                target: 'idle',
                actions: raise({ type: 'LOGGED.OUT' }),
              },
              { target: 'idle' },
            ],
          },
        },
      },
    },
  },
})
