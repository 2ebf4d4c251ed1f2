import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { NOBODY } from '../../../contract/nobody.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { sessionMachine } from './session.machine.ts'
import { sessionProperties } from './session.properties.ts'

const nobody = { userId: NOBODY, isVoid: false, newcomer: null }

export const sessionPaths = catalogue({
  flow: 'session',
  machine: sessionMachine,
  inputs: {
    nobody: { loginType: null, userId: '' },
    student: { loginType: 'student', userId: '7' },
    employer: { loginType: 'company', userId: '' },
  },
  events: [
    { type: 'SESSION.STARTED', loginType: 'student', userId: '7', lastCall: 100 },
    { type: 'SESSION.STARTED', loginType: 'company', userId: '', lastCall: 100 },
    { type: 'LOGOUT.STARTED' },
    { type: 'LOGOUT.FAILED' },
    { type: 'SESSION.ENDED', lastCall: 100 },
    { type: 'CALL.REJECTED', wish: '/myCollect', call: 100, loginType: 'student', userId: '7' },
    { type: 'CALL.REJECTED', wish: '/job', call: 101, loginType: null, userId: '' },
    { type: 'CALL.REJECTED', wish: '/job', call: 101, loginType: 'student', userId: '8' },
    { type: 'CALL.REJECTED', wish: '/job', call: 100, loginType: 'company', userId: '' },
    { type: 'WISH.KEPT', wish: 'resume' },
    { type: 'WISH.DROPPED' },
    { type: 'FOCUS.GIVEN' },
  ],
  actors: {
    checkStudentLogin: {
      done: [
        { userId: '7', isVoid: false, newcomer: null },
        nobody,
        { ...nobody, isVoid: true },
        { ...nobody, newcomer: { loginType: 'company', userId: '' } },
        { ...nobody, isVoid: true, newcomer: { loginType: 'student', userId: '7' } },
      ],
      error: [
        new CallFailure({ kind: 'server', code: codes.refused, msg: '', data: null }),
        new CallFailure({ kind: 'timeout' }),
      ],
    },
    clearSession: { done: [undefined], error: [new CallFailure({ kind: 'offline' })] },
    watchPeers: {
      sends: [
        { type: 'PEER.CHANGED', loginType: 'student', userId: '7', lastCall: 100 },
        { type: 'PEER.CHANGED', loginType: null, userId: '', lastCall: 100 },
        { type: 'PEER.CHANGED', loginType: 'school', userId: '', lastCall: 100 },
      ],
    },
    watchVisibility: { sends: [{ type: 'TAB.SHOWN' }] },
  },
  delays: { RECHECK_DELAY: 10_000 },
  properties: sessionProperties,
  equivalent: {
    'session.check.checking done checkStudentLogin[0, 1]: swap': 'only an answer of nobody has a newcomer',
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
