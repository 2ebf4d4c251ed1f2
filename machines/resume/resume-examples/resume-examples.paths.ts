import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { resumeExamplesMachine } from './resume-examples.machine.ts'
import { resumeExamplesProperties, TWO } from './resume-examples.properties.ts'

export const resumeExamplesPaths = catalogue({
  flow: 'resume-examples',
  machine: resumeExamplesMachine,
  inputs: { work: { section: 'work' } },
  events: [{ type: 'OPENED', field: '自动化' }, { type: 'CLOSED' }, { type: 'RETRIED' }, { type: 'OTHER.WANTED' }],
  actors: { readExamples: { done: [TWO, []], error: [new CallFailure({ kind: 'timeout' })] } },
  delays: {},
  properties: resumeExamplesProperties,
})
