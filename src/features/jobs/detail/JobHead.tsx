import type { ReactNode } from 'react'
import type { PositionDetail } from '../../../../contract/calls/positions.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { PositionBadge } from '../../../entities/position/PositionBadge.tsx'
import { SchoolBadge } from '../../../entities/position/SchoolBadge.tsx'
import { CollectButton } from '../../../entities/saved/CollectButton.tsx'
import { ShareButton } from '../../../entities/share/ShareButton.tsx'
import { addressOf } from '../../../shared/links/links.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { salaryText, viewCount } from '../../../shared/text/format.ts'
import { monthDayText } from '../../../shared/text/time.ts'
import { Breadcrumb } from '../../../ui/breadcrumb/Breadcrumb.tsx'
import { Tag } from '../../../ui/chip/Tag.tsx'
import { inside } from '../../../ui/list/ListPage.css.ts'
import * as css from '../../../ui/page/Detail.css.ts'
import { JobFacts } from './facts/JobFacts.tsx'
import { JobOver } from './JobOver.tsx'

export interface JobHeadProps {
  readonly job: PositionDetail
  /** The button that sends a resume. */
  readonly deliver: ReactNode
}

/** Shows a position at a glance, and what to do about it. */
export function JobHead({ job, deliver }: JobHeadProps) {
  const { locale } = usePreferences()
  const { months } = job.salary
  return (
    <div className={css.band}>
      <div className={inside}>
        <div className={css.trail}>
          <Breadcrumb
            label={m.job_trail()}
            items={[
              { text: m.job_trail_home(), href: addressOf('/') },
              { text: m.pages_job_recommend(), href: addressOf('/jobRecommend') },
              { text: job.title },
            ]}
          />
        </div>
        {job.status !== 'open' && <JobOver job={job} />}
        <div className={css.head}>
          <div className={css.words}>
            <div className={css.names}>
              <h1 className={css.title}>{job.title}</h1>
              <p className={css.pay}>{salaryText(job.salary)}</p>
              {months > 0 && <p className={css.months}>{m.job_months({ months })}</p>}
            </div>
            <JobFacts job={job} />
            <div className={css.labels}>
              <PositionBadge position={job} />
              <SchoolBadge position={job} />
              {job.labels.map((label) => (
                <Tag key={label}>{label}</Tag>
              ))}
            </div>
          </div>
          <div className={css.actions}>
            <div className={css.buttons}>
              <ShareButton what="position" id={job.id} title={job.title} />
              <CollectButton kind="position" id={job.id} title={job.title} look="button" size="lg" />
              {deliver}
            </div>
            <p className={css.meta}>
              {m.job_published({ day: monthDayText(job.published_at, locale) })} ·{' '}
              {m.job_views({ count: viewCount(job.views) })}
            </p>
          </div>
        </div>
      </div>
    </div>
  )
}
