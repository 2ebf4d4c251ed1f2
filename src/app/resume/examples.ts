import { provideResumeExamples } from '../../../machines/resume/resume-examples/resume-examples.ports.ts'
import { queryClient } from '../../api/query-client.ts'
import { examplesQuery } from '../../api/resume.ts'

/** Good examples, read once for a section and a field of study. */
export const examples = provideResumeExamples({
  readExamples: (wanted) => queryClient.fetchQuery(examplesQuery(wanted)),
})
