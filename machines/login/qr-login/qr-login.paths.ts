import { CallFailure } from '../../../contract/failures.ts'
import { NOBODY } from '../../../contract/nobody.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { qrLoginMachine } from './qr-login.machine.ts'
import { qrLoginProperties } from './qr-login.properties.ts'
import type { PollAnswer } from './qr-login.types.ts'

const answer = (status: PollAnswer['status'], userId = NOBODY): PollAnswer => ({ status, userId })

export const qrLoginPaths = catalogue({
  flow: 'qr-login',
  machine: qrLoginMachine,
  inputs: { home: { page: 'http://univ.localhost/' } },
  events: [{ type: 'REFRESHED' }],
  actors: {
    fetchQrCode: {
      done: [{ uuid: 'uuid', picture: 'data:image/svg+xml,' }],
      error: [new CallFailure({ kind: 'status', status: 500, statusText: 'Internal Server Error' })],
    },
    poll: {
      done: [
        answer('waiting'),
        answer('scanned'),
        answer('confirmed', '7'),
        answer('cancelled', '7'),
        answer('cancelled'),
        answer('replaced'),
        answer('expired'),
      ],
      error: [new CallFailure({ kind: 'timeout' })],
    },
    holdQrCode: {},
    watchVisibility: { sends: [{ type: 'TAB.HIDDEN' }, { type: 'TAB.SHOWN' }] },
  },
  delays: { POLL_INTERVAL: 1000 },
  invariants: {
    'never more polls than the limit': ({ context }) => context.polls <= 60,
    'a user is known exactly when confirmed': ({ value, context }) =>
      (value === 'confirmed') === (context.userId !== ''),
  },
  equivalent: {
    'qrLogin.live.polling.requesting done poll[1, 2]: swap':
      'an answer has one status: cancelled or replaced, never both',
    'qrLogin.live.polling.requesting done poll[2, 3]: swap':
      'an answer has one status: replaced or expired, never both',
    'qrLogin.live.polling.requesting done poll[3, 4]: swap': 'both lead to the same state and do nothing on the way',
  },
  properties: qrLoginProperties,
})
