import type { ReactNode } from 'react'
import type { PositionDetail } from '../../../../contract/calls/positions.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { DeliverButton } from '../../../entities/delivery/DeliverButton.tsx'
import { PositionCard } from '../../../entities/position/PositionCard.tsx'
import { CollectButton } from '../../../entities/saved/CollectButton.tsx'
import { ShareButton } from '../../../entities/share/ShareButton.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import * as css from '../../../ui/page/Detail.css.ts'
import { SectionHead } from '../../../ui/section/SectionHead.tsx'
import { CompanyPanel } from './facts/CompanyPanel.tsx'
import { JobBody } from './JobBody.tsx'
import { JobHead } from './JobHead.tsx'
import { OtherJobs } from './OtherJobs.tsx'

export interface JobProps {
  readonly job: PositionDetail
  /** The address of the page, for readers on paper. */
  readonly address: string
  /** The card that matches the visitor's resume with it. */
  readonly match?: ReactNode
}

/** A position with its company (JOB-2). */
export function Job({ job, address, match }: JobProps) {
  usePreferences()
  const deliver = <DeliverButton position={job} />
  return (
    <>
      <JobHead job={job} deliver={deliver} />
      <div className={css.columns}>
        <JobBody job={job} />
        <div className={css.side}>
          {match}
          <CompanyPanel company={job.company} />
          {job.others.length > 0 && <OtherJobs company={job.company} jobs={job.others} />}
        </div>
        <p className={css.printed}>
          {m.job_printed_from()} {address}
        </p>
      </div>
      {job.related.length > 0 && (
        <section className={css.related} aria-labelledby="related">
          <SectionHead id="related" title={m.job_related()} />
          <div className={css.relatedCards}>
            {job.related.map((position) => (
              <PositionCard key={position.id} position={position} />
            ))}
          </div>
        </section>
      )}
      <div className={css.bar}>
        <ShareButton what="position" id={job.id} title={job.title} look="icon" />
        <CollectButton kind="position" id={job.id} title={job.title} look="button" size="lg" />
        {deliver}
      </div>
    </>
  )
}
