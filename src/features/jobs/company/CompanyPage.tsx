import { useQuery } from '@tanstack/react-query'
import * as m from '../../../../messages/compiled/messages.js'
import { companyQuery } from '../../../api/companies.ts'
import { queryClient } from '../../../api/query-client.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { MissingOne } from '../../../shared/query/MissingOne.tsx'
import { Queried } from '../../../shared/query/Queried.tsx'
import { inside } from '../../../ui/list/ListPage.css.ts'
import { band, card, columns, sideCard } from '../../../ui/page/Detail.css.ts'
import { lines, sheet } from '../../../ui/page/DetailSkeleton.css.ts'
import { unseen } from '../../../ui/reset.css.ts'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import { Company } from './Company.tsx'
import type { CompanyJobsProps } from './CompanyJobs.tsx'
import { bandLines } from './CompanySkeleton.css.ts'

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

/** Stands in the place of a company while it is on its way. */
function CompanySkeleton() {
  usePreferences()
  return (
    <div role="status" aria-busy="true">
      <span className={unseen}>{m.job_loading_company()}</span>
      <div className={band}>
        <div className={`${inside} ${bandLines}`}>
          <Skeleton width="240px" />
          <Skeleton width="360px" height="64px" />
        </div>
      </div>
      <div className={columns}>
        <div className={`${card} ${sheet}`}>
          {['intro', 'jobs'].map((part) => (
            <div key={part} className={lines}>
              <Skeleton width="96px" height="28px" />
              <Skeleton width="90%" />
              <Skeleton width="80%" />
            </div>
          ))}
        </div>
        <div className={sideCard}>
          <div className={lines}>
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
        </div>
      </div>
    </div>
  )
}
