import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { textMessagesMachine } from './text-messages.machine.ts'
import { textMessagesProperties } from './text-messages.properties.ts'

export const textMessagesPaths = catalogue({
  flow: 'text-messages',
  machine: textMessagesMachine,
  inputs: { student: { userId: '5' } },
  events: [{ type: 'TEXTS.WANTED' }, { type: 'TEXTS.UNWANTED' }],
  actors: {
    setTextMessages: { done: [undefined], error: [new CallFailure({ kind: 'timeout' })] },
  },
  delays: {},
  properties: textMessagesProperties,
})
