import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { practiceStartMachine } from './practice-start.machine.ts'
import { KEPT, LONG, OTHER, practiceStartProperties, WHOLE } from './practice-start.properties.ts'

export const practiceStartPaths = catalogue({
  flow: 'practice-start',
  machine: practiceStartMachine,
  inputs: {
    nowhere: { position: '', delivery: '', kept: null },
    position: { position: '嵌入式工程师', delivery: '31', kept: null },
    reloaded: { position: '', delivery: '', kept: KEPT },
  },
  events: [
    { type: 'WISHED', wish: WHOLE },
    { type: 'WISHED', wish: OTHER },
    { type: 'WISHED', wish: { position: LONG } },
    { type: 'STARTED' },
  ],
  actors: { start: { done: [{ id: '7' }], error: [new CallFailure({ kind: 'offline' })] } },
  delays: {},
  properties: practiceStartProperties,
})
