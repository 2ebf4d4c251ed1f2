import type { PositionDetail } from '../../../../contract/calls/positions.ts'
import { jobPosting } from '../../../../contract/job-posting.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { getLocale } from '../../../../messages/compiled/runtime.js'
import { settled } from '../../../api/content.ts'
import { positionQuery } from '../../../api/positions.ts'
import { queryClient } from '../../../api/query-client.ts'
import { localise } from '../../../shared/preferences/localise.ts'
import { educationText, salaryText, termText } from '../../../shared/text/format.ts'

/** The text that search results show of a position. */
export const jobDescription = (job: PositionDetail): string =>
  m.job_page_description({
    company: job.company.company_name,
    title: job.title,
    salary: salaryText(job.salary),
    city: localise(job.city.label, getLocale()),
    education: educationText(job.education),
    term: termText(job),
  })

/** Begins to read a position; what its page is called follows when that is over. */
export function readJob(id: string) {
  const query = positionQuery(id)
  const known = () => queryClient.getQueryData(query.queryKey)
  return {
    ready: settled<PositionDetail>(query),
    title() {
      const job = known()
      return job ? m.job_page_title({ title: job.title, company: job.company.company_name }) : m.pages_job()
    },
    description() {
      const job = known()
      return job && jobDescription(job)
    },
    jsonLd() {
      const job = known()
      return job && (jobPosting(job, job.canonical_origin) ?? undefined)
    },
  }
}
