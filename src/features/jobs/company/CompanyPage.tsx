import { useQuery } from '@tanstack/react-query'
import * as m from '../../../../messages/compiled/messages.js'
import { companyQuery } from '../../../api/companies.ts'
import { queryClient } from '../../../api/query-client.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { MissingOne } from '../../../shared/query/MissingOne.tsx'
import { Queried } from '../../../shared/query/Queried.tsx'
import { Company } from './Company.tsx'
import type { CompanyJobsProps } from './CompanyJobs.tsx'
import { CompanySkeleton } from './CompanySkeleton.tsx'

/** A company, as soon as it has come. */
export function CompanyPage({ id, ...props }: CompanyJobsProps) {
  usePreferences()
  const query = useQuery(companyQuery(id), queryClient)
  return (
    <Queried
      query={query}
      skeleton={<CompanySkeleton />}
      what={m.content_what_company()}
      missing={<MissingOne kind="company" />}
    >
      {(company) => <Company company={company} {...props} />}
    </Queried>
  )
}
