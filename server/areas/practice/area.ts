import { defineArea } from '../../platform/area.ts'
import { createQueue } from '../../platform/jobs/queued.ts'
import { practiceHandlers } from './handlers.ts'
import { createPracticeServices } from './services.ts'

export const practice = defineArea({
  services: createPracticeServices,
  calls: practiceHandlers,
  sweeps: ({ practices, recordings }) => [practices, recordings],
  jobs: ({ gradings, log }) => [
    createQueue('gradings', gradings, log, { failed: 'a grading failed', atOnce: 4, expire: 120 }),
  ],
})
