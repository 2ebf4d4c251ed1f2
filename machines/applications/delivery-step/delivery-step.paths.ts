import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { deliveryStepMachine } from './delivery-step.machine.ts'
import { deliveryStepProperties, SEEN } from './delivery-step.properties.ts'

export const deliveryStepPaths = catalogue({
  flow: 'delivery-step',
  machine: deliveryStepMachine,
  inputs: { delivery: { id: '7' } },
  events: [
    { type: 'STEP.ASKED', step: 'withdraw', seen: SEEN },
    { type: 'STEP.ASKED', step: 'accept', seen: SEEN },
    { type: 'STEP.ASKED', step: 'decline', seen: SEEN },
    { type: 'STEP.ASKED', step: 'revoke', seen: SEEN },
    { type: 'CONFIRMED' },
    { type: 'CANCELLED' },
  ],
  actors: {
    takeStep: {
      done: [undefined],
      error: [
        new CallFailure({ kind: 'offline' }),
        new CallFailure({
          kind: 'server',
          code: codes.refused,
          msg: '这份投递已有新的进展，请看最新状态',
          data: null,
        }),
        new CallFailure({ kind: 'server', code: codes.internal, msg: '服务器出了点问题', data: null }),
      ],
    },
  },
  delays: {},
  properties: deliveryStepProperties,
})
