import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Position } from '../../../../contract/content.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { COMPANY_POSITIONS_A_PAGE, companyPositionsQuery } from '../../../api/companies.ts'
import { queryClient } from '../../../api/query-client.ts'
import { ListPages } from '../../../shared/lists/ListPages.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Queried } from '../../../shared/query/Queried.tsx'
import { head, results } from '../../../ui/list/ListPage.css.ts'
import { EmptyState } from '../../../ui/list-state/EmptyState.tsx'
import { SkeletonRows } from '../../../ui/list-state/SkeletonRows.tsx'
import { sideHeading } from '../../../ui/page/Detail.css.ts'
import * as css from './Company.css.ts'
import { CompanyJob } from './CompanyJob.tsx'

export interface CompanyJobsProps {
  readonly id: string
  readonly page: number
  hrefOf(page: number): string
}

type Jobs = UseQueryResult<{ list: Position[]; total: number }>

/** A company's open positions, page by page. */
export function CompanyJobs({ id, page, hrefOf }: CompanyJobsProps) {
  usePreferences()
  const query: Jobs = useQuery(companyPositionsQuery(id, page), queryClient)
  return (
    <section className={css.jobs} aria-labelledby="jobs">
      <div className={head}>
        <div className={css.jobsHead}>
          <h2 id="jobs" className={sideHeading}>
            {m.job_company_jobs()}
          </h2>
          {query.data && <span className={css.count}>{query.data.total}</span>}
        </div>
      </div>
      <div className={results} aria-busy={query.isPlaceholderData}>
        <Queried
          query={query}
          skeleton={<SkeletonRows count={6} label={m.job_company_jobs_loading()} />}
          what={m.content_what_position()}
        >
          {({ list, total }) =>
            list.length === 0 ? (
              <EmptyState title={m.job_company_jobs_none()} text={m.job_company_jobs_none_text()} />
            ) : (
              <>
                <ul>
                  {list.map((position) => (
                    <li key={position.id}>
                      <CompanyJob position={position} />
                    </li>
                  ))}
                </ul>
                {total > COMPANY_POSITIONS_A_PAGE && (
                  <ListPages page={page} total={total} size={COMPANY_POSITIONS_A_PAGE} hrefOf={hrefOf} />
                )}
              </>
            )
          }
        </Queried>
      </div>
    </section>
  )
}
