import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { practiceDeletionMachine } from './practice-deletion.machine.ts'
import { practiceDeletionProperties } from './practice-deletion.properties.ts'

export const practiceDeletionPaths = catalogue({
  flow: 'practice-deletion',
  machine: practiceDeletionMachine,
  inputs: { list: undefined },
  events: [{ type: 'DELETION.ASKED', id: '7' }, { type: 'CONFIRMED' }, { type: 'CANCELLED' }],
  actors: { remove: { done: [undefined], error: [new CallFailure({ kind: 'offline' })] } },
  delays: {},
  properties: practiceDeletionProperties,
})
