import { assign, not, raise, setup } from 'xstate'
import { isSomebody } from '../../../contract/nobody.ts'
import type { LoginType } from '../../../contract/rules/storage.ts'
import type { Notice } from '../../kit/notice.ts'
import { actionPlaceholder, callbackPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import type { VisibilityEvent } from '../../kit/visibility.ts'
import type {
  IdentityHint,
  PeerEvent,
  Recognised,
  SessionAnswer,
  SessionContext,
  SessionEvent,
  SessionInput,
} from './session.types.ts'

/** Milliseconds before a check that got no answer is tried again. */
export const RECHECK_DELAY = 10_000

const otherOf = ({ context }: { context: SessionContext }) => ({ identity: context.loginType! })

const isOther = (loginType: LoginType | null) => loginType !== null && loginType !== 'student'

/** Whether another tab has put somebody else in the place of the student who is known here. */
const isNewcomer = ({ userId }: SessionContext, hint: IdentityHint) =>
  isOther(hint.loginType) || (hint.loginType === 'student' && userId !== '' && hint.userId !== userId)

/** Asks the server who the visitor is, and keeps in step with the other tabs (SESS-1, -2, -3, -5). */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
  },
  actors: {
    checkStudentLogin: promisePlaceholder<SessionAnswer, { userId: string }>('checkStudentLogin'),
    clearSession: promisePlaceholder<void>('clearSession'),
    watchPeers: callbackPlaceholder<PeerEvent>('watchPeers'),
    watchVisibility: callbackPlaceholder<VisibilityEvent>('watchVisibility'),
  },
  actions: {
    keepHint: assign(({ event }) =>
      event.type === 'SESSION.STARTED' || event.type === 'PEER.CHANGED'
        ? { loginType: event.loginType, userId: event.userId }
        : {},
    ),
    keepLastCall: assign(({ event }) => ('lastCall' in event ? { formerCall: event.lastCall } : {})),
    clearIdentity: actionPlaceholder('clearIdentity'),
    clearUserId: actionPlaceholder('clearUserId'),
    refreshProfile: actionPlaceholder('refreshProfile'),
    tellPeers: actionPlaceholder('tellPeers'),
    goToLogin: actionPlaceholder('goToLogin'),
    dropWish: assign({ wish: '' }),
    notify: actionPlaceholder('notify') as (_: unknown, params: Notice) => void,
    recognise: actionPlaceholder('recognise') as (_: unknown, params: { identity: Recognised }) => void,
  },
  guards: {
    isOtherIdentity: ({ context }) => isOther(context.loginType),
  },
  delays: { RECHECK_DELAY },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, wish: '', formerCall: 0 }),
  type: 'parallel',
  invoke: [
    { id: 'watchPeers', src: 'watchPeers' },
    { id: 'watchVisibility', src: 'watchVisibility' },
  ],
  on: {
    'CALL.REJECTED': [
      {
        description: 'What was asked before somebody came or left is refused because of it.',
        guard: ({ context, event }) => event.call <= context.formerCall,
      },
      {
        description: 'What was asked for a student is refused to whoever has come since; it says nothing of them.',
        guard: ({ context, event }) => isNewcomer(context, event),
        actions: raise(({ event: { loginType, userId } }) => ({ type: 'PEER.CHANGED', loginType, userId })),
      },
      { actions: raise(({ event: { wish } }) => ({ type: 'SESSION.REJECTED', wish })) },
    ],
  },
  states: {
    identity: {
      initial: 'deciding',
      on: {
        'SESSION.STARTED': [
          {
            guard: ({ event }) => isOther(event.loginType),
            target: '.other',
            actions: ['keepHint', 'dropWish', 'tellPeers'],
          },
          { target: '.student', actions: ['keepHint', 'dropWish', 'tellPeers'] },
        ],
        'PEER.CHANGED': {
          guard: ({ event }) => isOther(event.loginType),
          target: '.other',
          actions: ['keepHint', { type: 'recognise', params: otherOf }],
        },
        'SESSION.ENDED': { target: '.anonymous', actions: ['dropWish', 'tellPeers'] },
        'SESSION.REJECTED': {
          target: '.anonymous',
          actions: [
            assign({ wish: ({ context, event }) => context.wish || event.wish }),
            'clearUserId',
            { type: 'notify', params: { kind: 'sessionExpired' } },
            'goToLogin',
          ],
        },
        'WISH.KEPT': { actions: assign({ wish: ({ event }) => event.wish }) },
        'WISH.DROPPED': { actions: 'dropWish' },
        'IDENTITY.CONFIRMED': {
          target: '.student',
          actions: [
            assign({ loginType: 'student', userId: ({ event }) => event.userId }),
            'refreshProfile',
            { type: 'recognise', params: { identity: 'student' } },
          ],
        },
      },
      states: {
        deciding: { always: [{ guard: 'isOtherIdentity', target: 'other' }, { target: 'unknown' }] },
        unknown: {
          description: 'Before the first answer of the server.',
          on: {
            'IDENTITY.DENIED': {
              target: 'anonymous',
              actions: ['clearIdentity', { type: 'recognise', params: { identity: 'anonymous' } }],
            },
            'IDENTITY.UNREACHABLE': 'anonymous',
          },
        },
        anonymous: { entry: assign({ loginType: null, userId: '' }) },
        student: {
          on: {
            'IDENTITY.DENIED': {
              target: 'anonymous',
              actions: ['clearIdentity', { type: 'recognise', params: { identity: 'anonymous' } }],
            },
          },
        },
        other: {
          description: 'A school, company or channel identity; the student check does not concern it.',
          on: {
            'PEER.CHANGED': [
              {
                guard: ({ event }) => isOther(event.loginType),
                actions: ['keepHint', { type: 'recognise', params: otherOf }],
              },
              { target: 'unknown', actions: 'keepHint' },
            ],
          },
        },
      },
    },
    exit: {
      initial: 'staying',
      states: {
        staying: { on: { 'LOGOUT.STARTED': 'leaving' } },
        leaving: {
          on: {
            'CALL.REJECTED': { description: 'The server has ended the session, and its word is on its way.' },
            'LOGOUT.FAILED': 'staying',
            'SESSION.ENDED': 'staying',
          },
        },
      },
    },
    focus: {
      description: 'Whoever logs in or out here finds the focus at the account, or at the log-in.',
      initial: 'elsewhere',
      on: { 'SESSION.STARTED': '.wanted', 'SESSION.ENDED': '.wanted' },
      states: { elsewhere: {}, wanted: { on: { 'FOCUS.GIVEN': 'elsewhere' } } },
    },
    check: {
      initial: 'deciding',
      on: {
        'SESSION.STARTED': { target: '.idle', actions: 'keepLastCall' },
        'SESSION.ENDED': { target: '.idle', actions: 'keepLastCall' },
        'SESSION.REJECTED': '.idle',
        'PEER.CHANGED': [
          { guard: ({ event }) => isOther(event.loginType), target: '.idle', actions: 'keepLastCall' },
          { target: '.checking', actions: 'keepLastCall' },
        ],
      },
      states: {
        deciding: { always: [{ guard: 'isOtherIdentity', target: 'idle' }, { target: 'checking' }] },
        idle: {
          on: { 'TAB.SHOWN': { guard: not('isOtherIdentity'), target: 'checking' } },
        },
        checking: {
          invoke: {
            id: 'checkStudentLogin',
            src: 'checkStudentLogin',
            input: ({ context }) => ({ userId: context.userId }),
            onDone: [
              {
                guard: ({ event }) => isSomebody(event.output.userId),
                target: 'idle',
                actions: raise(({ event }) => ({ type: 'IDENTITY.CONFIRMED', userId: event.output.userId })),
              },
              {
                guard: ({ event }) => event.output.newcomer !== null,
                actions: raise(({ event }) => ({ type: 'PEER.CHANGED', ...event.output.newcomer! })),
              },
              {
                guard: ({ event }) => event.output.isVoid,
                target: 'clearing',
                actions: raise({ type: 'IDENTITY.DENIED' }),
              },
              { target: 'idle', actions: raise({ type: 'IDENTITY.DENIED' }) },
            ],
            onError: { target: 'unreachable', actions: raise({ type: 'IDENTITY.UNREACHABLE' }) },
          },
        },
        clearing: {
          description: 'The session is void (10008): the server is told, cookies and storage are emptied.',
          invoke: { id: 'clearSession', src: 'clearSession', onDone: 'idle', onError: 'idle' },
        },
        unreachable: {
          on: { 'TAB.SHOWN': 'checking' },
          after: { RECHECK_DELAY: 'checking' },
        },
      },
    },
  },
})
