import { CallFailure } from '../../contract/failures.ts'
import { catalogue } from '../catalogue.ts'
import { transferMachine } from './transfer.machine.ts'

export const transferPaths = catalogue({
  flow: 'transfer',
  machine: transferMachine,
  inputs: {
    ticket: { loginType: 'student', userId: '7', ticket: 'signed' },
    bare: { loginType: 'company', userId: '3', ticket: '' },
    nameless: { loginType: 'student', userId: '', ticket: 'signed' },
    nobody: { loginType: null, userId: '', ticket: '' },
    unknown: { loginType: null, userId: '7', ticket: 'signed' },
  },
  events: [{ type: 'RETRIED' }, { type: 'LOGIN.ASKED' }],
  actors: {
    exchange: {
      done: [
        { result: 'proven', identity: { login_type: 'student', user_id: '7' } },
        { result: 'expired' },
        { result: 'wrongIdentity' },
        { result: 'notFound' },
      ],
      error: [new CallFailure({ kind: 'offline' })],
    },
    storeIdentity: { done: [undefined], error: [new Error('cookies are blocked')] },
  },
  delays: {},
  equivalent: {
    'transfer.validating always[0, 1]: swap': 'whoever claims nothing claims nobody',
    'transfer.exchanging done exchange[0, 1]: swap': 'an exchange has one result',
    'transfer.exchanging done exchange[1, 2]: swap': 'an exchange has one result',
  },
})
