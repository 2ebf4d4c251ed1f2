import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { noticeCentreMachine } from './notice-centre.machine.ts'
import { noticeCentreProperties } from './notice-centre.properties.ts'

export const noticeCentrePaths = catalogue({
  flow: 'notice-centre',
  machine: noticeCentreMachine,
  inputs: { student: { userId: '5' } },
  events: [
    { type: 'NOTICE.OPENED', id: '7', isRead: false },
    { type: 'NOTICE.OPENED', id: '8', isRead: true },
    { type: 'NOTICE.OPENED', id: '9', isRead: false },
    { type: 'ALL.READ' },
  ],
  actors: {
    markRead: { done: [undefined], error: [new CallFailure({ kind: 'offline' })] },
  },
  delays: {},
  properties: noticeCentreProperties,
})
