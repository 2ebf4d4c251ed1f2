import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { deskGuardMachine } from './desk-guard.machine.ts'
import { deskGuardProperties } from './desk-guard.properties.ts'

export const deskGuardPaths = catalogue({
  flow: 'desk-guard',
  machine: deskGuardMachine,
  inputs: { desk: undefined },
  events: [{ type: 'LOGGED.IN' }, { type: 'LOGOUT.ASKED' }, { type: 'SESSION.REJECTED' }, { type: 'RETRIED' }],
  actors: {
    readAccount: {
      done: [
        { login_type: 'company', phone: '139****0040', company_name: '拓岩机器人' },
        { login_type: 'company', phone: '157****0011', company_name: null },
        { login_type: 'student', phone: '', company_name: null },
      ],
      error: [
        new CallFailure({ kind: 'server', code: codes.notLoggedIn, msg: '请先登录', data: null }),
        new CallFailure({ kind: 'offline' }),
      ],
    },
    watchPeers: { sends: [{ type: 'PEER.CHANGED' }] },
    logout: { done: [{ result: 'loggedOut' }, { result: 'cancelled' }] },
  },
  delays: {},
  equivalent: {
    'desk-guard.visitor on LOGGED.OUT[0]: reenter': 'the question of the log-out is over by then',
    'desk-guard.visitor on PEER.CHANGED[0]: reenter': 'it ends the question of the log-out as well',
  },
  properties: deskGuardProperties,
})
