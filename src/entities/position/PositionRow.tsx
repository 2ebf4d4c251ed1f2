import type { ReactNode } from 'react'
import type { Match, Position } from '../../../contract/content.ts'
import * as m from '../../../messages/compiled/messages.js'
import { companyHref, jobHref } from '../../shared/links/links.ts'
import { localise } from '../../shared/preferences/localise.ts'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import { agoText, educationText, salaryText, sizeText, termText } from '../../shared/text/format.ts'
import { dayText } from '../../shared/text/time.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Tag } from '../../ui/chip/Tag.tsx'
import { above, cover, note, pay, title, wraps } from '../../ui/list/Entry.css.ts'
import { CompanyMark } from '../company/CompanyMark.tsx'
import { PositionBadge } from './PositionBadge.tsx'
import * as css from './PositionRow.css.ts'
import { SchoolBadge } from './SchoolBadge.tsx'

const reasonTexts = {
  position: m.lists_match_position,
  major: m.lists_match_major,
  city: m.lists_match_city,
  kind: m.lists_match_kind,
  wish: m.lists_match_wish,
  applied: m.lists_match_applied,
} satisfies Record<Match['reasons'][number], () => string>
const reasonsText = (reasons: Match['reasons']): string => reasons.map((reason) => reasonTexts[reason]()).join(' · ')

export interface PositionRowProps {
  readonly position: Position
  /** Milliseconds since the epoch: says how long ago it was published; without it the date. */
  readonly now?: number
  /** In what it differs from what was asked for. */
  readonly mark?: ReactNode
  /** A control at the right. */
  readonly action?: ReactNode
  /** Sends a resume. */
  readonly deliver?: ReactNode
}

/** A position across the width of a list, under a heading of level 2. */
export function PositionRow({ position, now, mark, action, deliver }: PositionRowProps) {
  const { locale } = usePreferences()
  const { id, company, labels, published_at, expires_at } = position
  return (
    <article className={css.row}>
      <div className={css.main}>
        <div className={css.head}>
          <h3 className={title}>
            <a className={cover} href={jobHref(id)}>
              {position.title}
            </a>
          </h3>
          <PositionBadge position={position} />
          <SchoolBadge position={position} />
          {position.match?.is_degree_short && (
            <Badge kind="warning">{m.lists_match_short({ degree: educationText(position.education) })}</Badge>
          )}
          {mark}
        </div>
        <div className={css.facts}>
          <span className={pay}>{salaryText(position.salary)}</span>
          <span className={css.fact}>{localise(position.city.label, locale)}</span>
          <span className={css.fact}>{educationText(position.education)}</span>
          <span className={css.fact}>
            {termText(position)} · {m.lists_until({ day: dayText(expires_at) })}
          </span>
        </div>
        {position.match && position.match.reasons.length > 0 && (
          <p className={css.reasons}>{m.lists_match({ reasons: reasonsText(position.match.reasons) })}</p>
        )}
        {labels.length > 0 && (
          <div className={css.labels}>
            {labels.map((label) => (
              <Tag key={label}>{label}</Tag>
            ))}
          </div>
        )}
      </div>
      <div className={css.company}>
        <CompanyMark company={company} size={48} />
        <div className={css.companyText}>
          <a className={`${css.companyName} ${above} ${wraps}`} href={companyHref(company.id)}>
            {company.company_name}
          </a>
          <span className={note}>
            {localise(company.industry_label, locale)} ·{' '}
            <span className={css.companySize}>{sizeText(company.insize)}</span>
          </span>
        </div>
      </div>
      <div className={css.end}>
        {action && <div className={`${css.heart} ${above}`}>{action}</div>}
        <div className={css.slot}>
          <time className={`${css.published} ${note}`} dateTime={published_at}>
            {now === undefined ? dayText(published_at) : agoText(published_at, now)}
          </time>
          {deliver && <div className={`${css.deliver} ${above}`}>{deliver}</div>}
        </div>
      </div>
    </article>
  )
}
