import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { positionOpeningMachine } from './position-opening.machine.ts'
import { positionOpeningProperties } from './position-opening.properties.ts'

export const positionOpeningPaths = catalogue({
  flow: 'position-opening',
  machine: positionOpeningMachine,
  inputs: { desk: undefined },
  events: [
    { type: 'OPENING.ASKED', asked: { id: '7', title: '嵌入式开发工程师', open: false, undecided: 3 } },
    { type: 'OPENING.ASKED', asked: { id: '8', title: '电气工程师', open: true, undecided: 0 } },
    { type: 'CONFIRMED' },
    { type: 'CANCELLED' },
  ],
  actors: { setOpen: { done: ['closed', 'open', 'expired'], error: [new CallFailure({ kind: 'offline' })] } },
  delays: {},
  properties: positionOpeningProperties,
})
