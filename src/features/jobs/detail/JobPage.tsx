import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PositionDetail } from '../../../../contract/calls/positions.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { positionQuery } from '../../../api/positions.ts'
import { queryClient } from '../../../api/query-client.ts'
import { DeliverButton } from '../../../entities/delivery/DeliverButton.tsx'
import { PositionBadge } from '../../../entities/position/PositionBadge.tsx'
import { PositionCard } from '../../../entities/position/PositionCard.tsx'
import { SchoolBadge } from '../../../entities/position/SchoolBadge.tsx'
import { CollectButton } from '../../../entities/saved/CollectButton.tsx'
import { ShareButton } from '../../../entities/share/ShareButton.tsx'
import { addressOf } from '../../../shared/links/links.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { MissingOne } from '../../../shared/query/MissingOne.tsx'
import { Queried } from '../../../shared/query/Queried.tsx'
import { salaryText, viewCount } from '../../../shared/text/format.ts'
import { RichText } from '../../../shared/text/RichText.tsx'
import { monthDayText } from '../../../shared/text/time.ts'
import { Breadcrumb } from '../../../ui/breadcrumb/Breadcrumb.tsx'
import { Tag } from '../../../ui/chip/Tag.tsx'
import { AlertIcon } from '../../../ui/icons/shell.tsx'
import { inside } from '../../../ui/list/ListPage.css.ts'
import * as css from '../../../ui/page/Detail.css.ts'
import { bandLines, lines, sheet } from '../../../ui/page/DetailSkeleton.css.ts'
import { unseen } from '../../../ui/reset.css.ts'
import { SectionHead } from '../../../ui/section/SectionHead.tsx'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import { Address } from './facts/Address.tsx'
import { CompanyPanel } from './facts/CompanyPanel.tsx'
import { JobFacts } from './facts/JobFacts.tsx'
import { Process } from './facts/Process.tsx'
import { Welfare } from './facts/Welfare.tsx'
import { OtherJobs } from './OtherJobs.tsx'

const titles = { closed: m.job_closed_title, expired: m.job_expired_title }

/** Says that a position takes no more resumes, and what to do instead. */
function JobOver({ job: { status, related } }: { readonly job: PositionDetail }) {
  usePreferences()
  if (status === 'open') return null
  return (
    <div className={css.over} role="status">
      <p className={css.overTitle}>
        <AlertIcon />
        {titles[status]()}
      </p>
      <p>{related.length > 0 ? m.job_closed_text() : m.job_closed_alone()}</p>
      <a className={css.overLink} href={addressOf('/positionList')}>
        {m.job_closed_more()}
      </a>
    </div>
  )
}

interface JobHeadProps {
  readonly job: PositionDetail
  /** The button that sends a resume. */
  readonly deliver: ReactNode
}

/** Shows a position at a glance, and what to do about it. */
function JobHead({ job, deliver }: JobHeadProps) {
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

export interface JobPageProps extends Omit<JobProps, 'job'> {
  readonly id: string
}

/** A position, as soon as it has come. */
export function JobPage({ id, ...props }: JobPageProps) {
  usePreferences()
  const query = useQuery(positionQuery(id), queryClient)
  return (
    <Queried
      query={query}
      skeleton={<JobSkeleton />}
      what={m.content_what_position()}
      missing={<MissingOne kind="position" />}
    >
      {(job) => <Job job={job} {...props} />}
    </Queried>
  )
}

/** Stands in the place of a position while it is on its way. */
function JobSkeleton() {
  usePreferences()
  return (
    <div role="status" aria-busy="true">
      <span className={unseen}>{m.job_loading_job()}</span>
      <div className={css.band}>
        <div className={`${inside} ${bandLines}`}>
          <Skeleton width="240px" />
          <Skeleton width="420px" height="40px" />
          <Skeleton width="520px" height="22px" />
          <Skeleton width="320px" height="24px" />
        </div>
      </div>
      <div className={css.columns}>
        <div className={`${css.card} ${sheet}`}>
          {['first', 'second', 'third'].map((part) => (
            <div key={part} className={lines}>
              <Skeleton width="96px" height="28px" />
              <Skeleton width="90%" />
              <Skeleton width="80%" />
              <Skeleton width="86%" />
            </div>
          ))}
        </div>
        <div className={css.sideCard}>
          <div className={lines}>
            <Skeleton width="160px" height="64px" />
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
        </div>
      </div>
    </div>
  )
}

interface JobProps {
  readonly job: PositionDetail
  /** The address of the page, for readers on paper. */
  readonly address: string
  /** The card that matches the visitor's resume with it. */
  readonly match?: ReactNode
}

/** A position with its company (JOB-2). */
function Job({ job, address, match }: JobProps) {
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

/** Describes a position in sections; a section without text is left out. */
function JobBody({ job }: { readonly job: PositionDetail }) {
  usePreferences()
  const sections = [
    job.description !== '' && { title: m.job_description(), content: <RichText html={job.description} /> },
    job.requirement !== '' && { title: m.job_requirement(), content: <RichText html={job.requirement} /> },
    job.welfare.length > 0 && { title: m.job_welfare(), content: <Welfare welfare={job.welfare} /> },
    job.process.length > 0 && { title: m.job_process(), content: <Process steps={job.process} /> },
    job.work_addr !== '' && {
      title: m.job_address(),
      content: <Address address={job.work_addr} note={job.addr_note} />,
    },
  ].filter((section) => section !== false)
  return (
    <div className={css.card}>
      {sections.map(({ title, content }) => (
        <section key={title}>
          <h2 className={css.heading}>{title}</h2>
          {content}
        </section>
      ))}
    </div>
  )
}
