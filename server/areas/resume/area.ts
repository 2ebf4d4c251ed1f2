import { defineArea } from '../../platform/area.ts'
import { createQueue } from '../../platform/jobs/queued.ts'
import { diagnosesHandlers } from './handlers/diagnoses.ts'
import { resumeFilesHandlers } from './handlers/files.ts'
import { guidedHandlers } from './handlers/guided.ts'
import { resumeHandlers } from './handlers/resume.ts'
import { rewritingHandlers } from './handlers/rewriting.ts'
import { createResumeServices } from './services.ts'

export const resume = defineArea({
  services: createResumeServices,
  calls: (services) => ({
    ...resumeHandlers(services),
    ...resumeFilesHandlers(services),
    ...diagnosesHandlers(services),
    ...rewritingHandlers(services),
    ...guidedHandlers(services),
  }),
  sweeps: ({ resumes, resumeFiles }) => [resumes, resumeFiles],
  jobs: ({ diagnoses, log }) => [createQueue('diagnoses', diagnoses, log, { failed: 'a diagnosis failed' })],
  processes: ({ judge }) => [judge],
})
