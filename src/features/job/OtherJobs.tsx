import type { PositionDetail } from '../../../contract/calls/positions.ts'
import type { Position } from '../../../contract/content.ts'
import * as m from '../../../messages/compiled/messages.js'
import { educationText, salaryText } from '../content/format.ts'
import { companyHref, jobHref } from '../content/links.ts'
import { cut } from '../lists/Entry.css.ts'
import * as list from '../lists/SideCard.css.ts'
import { SideLink } from '../lists/SideLink.tsx'
import { localise } from '../localise.ts'
import { usePreferences } from '../preferences.tsx'
import { sideCard } from './Job.css.ts'
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
        <h2 id="others" className={`${list.title} ${cut}`}>
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
