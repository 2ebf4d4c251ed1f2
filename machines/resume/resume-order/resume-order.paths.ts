import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { resumeOrderMachine } from './resume-order.machine.ts'
import { FIRST, resumeOrderProperties, SECOND } from './resume-order.properties.ts'

const conflict = new CallFailure({ kind: 'server', code: codes.conflict, msg: '', data: { version: 7 } })
const refusal = new CallFailure({ kind: 'server', code: codes.refused, msg: '太频繁', data: null })

export const resumeOrderPaths = catalogue({
  flow: 'resume-order',
  machine: resumeOrderMachine,
  inputs: { any: undefined },
  events: [
    { type: 'ORDER.MADE', order: FIRST },
    { type: 'ORDER.MADE', order: SECOND },
  ],
  actors: {
    sendOrder: { done: [undefined], error: [conflict, refusal, new CallFailure({ kind: 'offline' })] },
    readAnew: { done: [undefined], error: [new Error('the page is closing')] },
  },
  delays: {},
  /** Two wait at most. */
  feasible: ({ context: { orders } }, { type }) => type !== 'ORDER.MADE' || orders.length < 2,
  properties: resumeOrderProperties,
})
