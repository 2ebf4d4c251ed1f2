import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { resumeExportMachine } from './resume-export.machine.ts'
import { OTHER, resumeExportProperties, TAKEN } from './resume-export.properties.ts'

export const resumeExportPaths = catalogue({
  flow: 'resume-export',
  machine: resumeExportMachine,
  inputs: { preview: undefined },
  events: [
    { type: 'PRINT.ASKED', taken: TAKEN },
    { type: 'WORD.ASKED', taken: TAKEN },
    { type: 'WORD.ASKED', taken: OTHER },
    { type: 'JSON.ASKED', taken: TAKEN },
  ],
  actors: { saveWord: { done: [undefined], error: [new CallFailure({ kind: 'offline' })] } },
  delays: {},
  properties: resumeExportProperties,
})
