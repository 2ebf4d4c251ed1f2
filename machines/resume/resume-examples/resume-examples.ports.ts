import { fromPromise } from 'xstate'
import { resumeExamplesMachine } from './resume-examples.machine.ts'
import type { Example, Wanted } from './resume-examples.types.ts'

export interface ResumeExamplesPorts {
  /** The nearest first; rejects with a CallFailure. */
  readExamples(wanted: Wanted): Promise<readonly Example[]>
}

export const provideResumeExamples = (ports: ResumeExamplesPorts) =>
  resumeExamplesMachine.provide({
    actors: { readExamples: fromPromise<readonly Example[], Wanted>(({ input }) => ports.readExamples(input)) },
  })
