import { createWriters } from '../resume/assistant/model/writers.ts'
import type { ResumeServices } from '../resume/services.ts'
import { createGradings } from './gradings.ts'
import { createPractices } from './practices.ts'
import { createRecordings } from './recordings.ts'

export type PracticeServices = ResumeServices & Awaited<ReturnType<typeof createPracticeServices>>

export async function createPracticeServices({ db, files, clock, model }: ResumeServices) {
  // Without a model nobody loads what asks one.
  const grading = model && (await import('./evaluation/grader.ts'))
  const grader = grading ? grading.createGrader({ ...model, writers: createWriters(db, clock, 'answers') }) : null
  return {
    practices: createPractices(db, files, clock),
    recordings: createRecordings(db, files, clock),
    gradings: createGradings(db, clock, grader),
  }
}
