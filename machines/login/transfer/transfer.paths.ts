import type { Person } from '../../../contract/calls/transfer.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { transferMachine } from './transfer.machine.ts'
import { transferProperties } from './transfer.properties.ts'

const arriving: Person = {
  login_type: 'student',
  user_id: '7',
  name: '林小满',
  phone: '138****0001',
  place: '江临大学',
}
const offline = new CallFailure({ kind: 'offline' })

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
  events: [{ type: 'RETRIED' }, { type: 'LOGIN.ASKED' }, { type: 'ACCEPTED' }, { type: 'DECLINED' }],
  actors: {
    preview: {
      done: [
        { result: 'previewed', preview: { arriving, current: null, is_from_ours: true } },
        { result: 'previewed', preview: { arriving, current: null, is_from_ours: false } },
        { result: 'previewed', preview: { arriving, current: arriving, is_from_ours: false } },
        {
          result: 'previewed',
          preview: {
            arriving,
            current: { ...arriving, login_type: 'company', phone: '139****0001' },
            is_from_ours: true,
          },
        },
        { result: 'previewed', preview: { arriving, current: { ...arriving, user_id: '8' }, is_from_ours: true } },
        { result: 'expired' },
        { result: 'wrongIdentity' },
        { result: 'notFound' },
      ],
      error: [offline],
    },
    exchange: {
      done: [
        { result: 'proven', identity: { login_type: 'student', user_id: '7' } },
        { result: 'expired' },
        { result: 'wrongIdentity' },
        { result: 'notFound' },
      ],
      error: [offline],
    },
    recogniseIdentity: { done: ['anonymous', 'student', 'company', 'school', 'channel'], error: [offline] },
    storeIdentity: { done: [undefined], error: [new Error('cookies are blocked')] },
  },
  delays: {},
  equivalent: {
    'transfer.validating always[0, 1]: swap': 'whoever claims nothing claims nobody',
    'transfer.previewing done preview[1, 2]: swap': 'a preview has one result',
    'transfer.previewing done preview[2, 3]: swap': 'a preview has one result',
    'transfer.exchanging done exchange[0, 1]: swap': 'an exchange has one result',
    'transfer.exchanging done exchange[1, 2]: swap': 'an exchange has one result',
  },
  properties: transferProperties,
})
