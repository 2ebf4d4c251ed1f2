import type { JobsServices } from '../jobs/services.ts'
import { chooseAssistant } from './assistant/choose.ts'
import { createDiagnoses } from './assistant/diagnoses.ts'
import { createGuidedFillings } from './assistant/guided/guided-fillings.ts'
import { createUnderstanding } from './assistant/guided/understanding.ts'
import { createJudge } from './assistant/judge.ts'
import { createModelLines } from './assistant/model/model-lines.ts'
import { createResumeFiles } from './files.ts'
import { createPhotos } from './photo.ts'
import { createResumeReader } from './reading/read-resume.ts'
import { createResumes } from './resumes.ts'

export type ResumeServices = JobsServices & Awaited<ReturnType<typeof createResumeServices>>

export async function createResumeServices({ db, files, clock, ephemeral, log, settings }: JobsServices) {
  const judge = createJudge()
  const modelLines = createModelLines(db, clock)
  const { assistant, model } = await chooseAssistant(settings.providers.ai, { db, modelLines, ephemeral, clock, log })
  return {
    judge,
    modelLines,
    assistant,
    model,
    resumes: createResumes(db, clock),
    resumeFiles: createResumeFiles(db, files, clock),
    resumeReader: createResumeReader(),
    photos: createPhotos(),
    diagnoses: createDiagnoses(db, clock, judge),
    guidedFillings: createGuidedFillings(db, clock, createUnderstanding()),
  }
}
