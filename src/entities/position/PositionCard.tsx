import type { Position } from '../../../contract/content.ts'
import { jobHref } from '../../shared/links/links.ts'
import { localise } from '../../shared/preferences/localise.ts'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import { agoText, educationText, periodText, salaryText } from '../../shared/text/format.ts'
import { monthDayText } from '../../shared/text/time.ts'
import { Tag } from '../../ui/chip/Tag.tsx'
import { cover, note, pay, title, wraps } from '../../ui/list/Entry.css.ts'
import { CompanyMark } from '../company/CompanyMark.tsx'
import { DeliveredMark } from '../delivery/DeliveredMark.tsx'
import { PositionBadge } from './PositionBadge.tsx'
import * as css from './PositionCard.css.ts'
import { SchoolBadge } from './SchoolBadge.tsx'

export interface PositionCardProps {
  readonly position: Position
  /** Milliseconds since the epoch: says how long ago it was published; without it the date. */
  readonly now?: number
}

/** A position as one of many tiles, under a heading of level 2. */
export function PositionCard({ position, now }: PositionCardProps) {
  const { locale } = usePreferences()
  const { id, company, status, published_at } = position
  return (
    <article className={css.card}>
      <div className={css.head}>
        <h3 className={title}>
          <a className={cover} href={jobHref(id)}>
            {position.title}
          </a>
        </h3>
        <span className={pay}>{salaryText(position.salary)}</span>
      </div>
      <div className={css.facts}>
        {status !== 'open' && <PositionBadge position={position} />}
        <DeliveredMark id={id} />
        <SchoolBadge position={position} />
        <Tag>{localise(position.city.label, locale)}</Tag>
        <Tag>{educationText(position.education)}</Tag>
        <Tag>{periodText(position.period)}</Tag>
      </div>
      <div className={css.company}>
        <CompanyMark company={company} size={32} />
        <span className={wraps}>
          {company.company_name} · {localise(company.industry_label, locale)}
        </span>
        <time className={`${css.published} ${note}`} dateTime={published_at}>
          {now === undefined ? monthDayText(published_at, locale) : agoText(published_at, now)}
        </time>
      </div>
    </article>
  )
}
