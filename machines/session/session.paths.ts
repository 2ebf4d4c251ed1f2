import { codes } from '../../contract/codes.ts'
import { CallFailure } from '../../contract/failures.ts'
import { NOBODY } from '../../contract/nobody.ts'
import { catalogue } from '../catalogue.ts'
import { RECHECK_DELAY, sessionMachine } from './session.machine.ts'

export const sessionPaths = catalogue({
  flow: 'session',
  machine: sessionMachine,
  inputs: {
    nobody: { loginType: null, userId: '' },
    student: { loginType: 'student', userId: '7' },
    employer: { loginType: 'company', userId: '' },
  },
  events: [
    { type: 'SESSION.STARTED', loginType: 'student', userId: '7' },
    { type: 'SESSION.STARTED', loginType: 'company', userId: '' },
    { type: 'SESSION.ENDED' },
    { type: 'SESSION.REJECTED', wish: '/myCollect' },
    { type: 'SESSION.REJECTED', wish: '/job' },
    { type: 'WISH.KEPT', wish: 'resume' },
    { type: 'WISH.DROPPED' },
    { type: 'FOCUS.GIVEN' },
  ],
  actors: {
    checkStudentLogin: {
      done: ['7', NOBODY],
      error: [
        new CallFailure({ kind: 'server', code: codes.sessionVoid, msg: '', data: null }),
        new CallFailure({ kind: 'server', code: codes.refused, msg: '', data: null }),
        new CallFailure({ kind: 'timeout' }),
      ],
    },
    clearSession: { done: [undefined], error: [new CallFailure({ kind: 'offline' })] },
    watchPeers: {
      sends: [
        { type: 'PEER.CHANGED', loginType: 'student', userId: '7' },
        { type: 'PEER.CHANGED', loginType: null, userId: '' },
        { type: 'PEER.CHANGED', loginType: 'school', userId: '' },
      ],
    },
    watchVisibility: { sends: [{ type: 'TAB.HIDDEN' }, { type: 'TAB.SHOWN' }] },
  },
  delays: { RECHECK_DELAY },
  equivalent: {
    'session.identity on SESSION.STARTED[0]: retarget to session.identity.deciding':
      'deciding leads to other at once, by the same guard',
    'session.identity on PEER.CHANGED[0]: retarget to session.identity.deciding':
      'deciding leads to other at once, by the same guard',
  },
  invariants: {
    'a user id is known exactly while a student is logged in': ({ value, context }) =>
      value.identity === 'unknown' ||
      value.identity === 'other' ||
      (value.identity === 'student') === (context.userId !== ''),
  },
})
