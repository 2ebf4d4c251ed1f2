import type { PositionDetail } from '../../../../contract/calls/positions.ts'
import type { Position } from '../../../../contract/content.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { companyHref, jobHref } from '../../../shared/links/links.ts'
import { SideLink } from '../../../shared/lists/SideLink.tsx'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { educationText, salaryText } from '../../../shared/text/format.ts'
import { wraps } from '../../../ui/list/Entry.css.ts'
import * as list from '../../../ui/list/SideCard.css.ts'
import { sideCard } from '../../../ui/page/Detail.css.ts'
import * as css from './OtherJobs.css.ts'

export interface OtherJobsProps {
  readonly company: PositionDetail['company']
  readonly jobs: readonly Position[]
}

/** More of the same company. */
export function OtherJobs({ company, jobs }: OtherJobsProps) {
  const { locale } = usePreferences()
  return (
    <section className={`${sideCard} ${css.screenOnly}`} aria-labelledby="others">
      <div className={list.head}>
        <h2 id="others" className={`${list.title} ${wraps}`}>
          {m.job_more_of({ company: company.company_name })}
        </h2>
        <a className={`${list.all} ${css.all}`} href={companyHref(company.id)}>
          {m.job_more_all({ count: company.position_count })}
        </a>
      </div>
      <ul className={list.list}>
        {jobs.map((job) => (
          <li key={job.id}>
            <SideLink
              href={jobHref(job.id)}
              title={job.title}
              note={`${localise(job.city.label, locale)} · ${educationText(job.education)}`}
              end={<span className={css.pay}>{salaryText(job.salary)}</span>}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
