import { useQuery } from '@tanstack/react-query'
import type { TakenBooth } from '../../../../../machines/fairs/booth-map/booth-map.selectors.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { companyPositionsQuery } from '../../../../api/companies.ts'
import { queryClient } from '../../../../api/query-client.ts'
import { RowDeliver } from '../../../../entities/delivery/RowDeliver.tsx'
import { jobHref } from '../../../../shared/links/links.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { PartFailed } from '../../../../shared/query/PartFailed.tsx'
import { educationText, salaryText, termText } from '../../../../shared/text/format.ts'
import { above, cover } from '../../../../ui/list/Entry.css.ts'
import { Skeleton } from '../../../../ui/skeleton/Skeleton.tsx'
import * as css from './BoothJobs.css.ts'

/** Positions shown beside the plan; the company's page has all of them. */
const SHOWN = 4

/** Lists the jobs of a company. */
export function BoothJobs({ company }: Pick<TakenBooth, 'company'>) {
  usePreferences()
  const query = useQuery(companyPositionsQuery(company.id, 1), queryClient)
  const { data, isPending } = query
  const places = Array.from({ length: Math.min(SHOWN, company.position_count) }, (_, at) => at)
  return (
    <section aria-labelledby="booth-jobs">
      <div className={css.head}>
        <h3 id="booth-jobs" className={css.heading}>
          {m.fairs_drawer_positions()}
        </h3>
        <span className={css.note}>{m.fairs_positions({ count: company.position_count })}</span>
      </div>
      <PartFailed query={query} what={m.content_what_position()} />
      {isPending && (
        <div aria-busy="true">
          {places.map((place) => (
            <div key={place} className={css.pending}>
              <Skeleton width="60%" />
              <Skeleton width="40%" height="12px" />
            </div>
          ))}
        </div>
      )}
      <ul>
        {data?.list.slice(0, SHOWN).map((job) => (
          <li key={job.id} className={css.job}>
            <a className={`${css.title} ${cover}`} href={jobHref(job.id)}>
              {job.title}
            </a>
            <span className={css.pay}>{salaryText(job.salary)}</span>
            <span className={css.note}>
              {educationText(job.education)} · {termText(job)}
            </span>
            <div className={`${css.deliver} ${above}`}>
              <RowDeliver position={job} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
