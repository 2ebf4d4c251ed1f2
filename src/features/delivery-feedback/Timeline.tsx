import type { Answer } from '../../../contract/call.ts'
import type { getDelivery } from '../../../contract/calls/deliveries.ts'
import type { Invitation } from '../../../contract/calls/invitations.ts'
import type { Locale } from '../../../contract/calls/site.ts'
import * as m from '../../../messages/compiled/messages.js'
import { Tag } from '../../ui/chip/Tag.tsx'
import { CheckIcon } from '../../ui/icons/CheckIcon.tsx'
import { addressOf, companyHref } from '../content/links.ts'
import { dayText } from '../content/time.ts'
import { pastLooks, roundNames, upcomingLooks } from '../interviews/words.ts'
import { zonedText } from '../interviews/zoned.ts'
import { usePreferences } from '../preferences.tsx'
import { daysSince, weekdayText } from './moments.ts'
import * as css from './Timeline.css.ts'
import { eventNames, eventTexts, isOver, leadsOn, statusLooks } from './words.ts'

export type DetailedDelivery = Answer<typeof getDelivery>

export interface TimelineProps {
  readonly delivery: DetailedDelivery
  /** Milliseconds since the epoch, when it was read. */
  readonly now: number
}

const answerMoment = ({ answer_by, zone }: Invitation) => ({ starts_at: answer_by, zone })

/** What is next of the latest interview; '' for nothing in particular. */
function nextOf(events: DetailedDelivery['events'], now: number, locale: Locale): string {
  const invitation = events.findLast((event) => event.invitation)?.invitation
  if (!invitation || Date.parse(invitation.starts_at) <= now) return ''
  if (invitation.status === 'rescheduleAsked') return m.deliveries_next_asked()
  if (invitation.status !== 'invited') return ''
  return m.deliveries_next_answer({ time: zonedText(answerMoment(invitation), locale) })
}

/** Which interview it is, when, and how it stands. */
function Interview({ invitation, now }: { readonly invitation: Invitation; readonly now: number }) {
  const { locale } = usePreferences()
  const { status, round, starts_at } = invitation
  const look = (Date.parse(starts_at) > now ? upcomingLooks : pastLooks)[status]
  return (
    <p className={css.interview}>
      {roundNames[round]()} · {zonedText(invitation, locale)} <Tag tone={look.tone}>{look.name()}</Tag>
    </p>
  )
}

/** All that happened to a delivery, with its time, and what usually comes next. */
export function Timeline({ delivery, now }: TimelineProps) {
  const { locale } = usePreferences()
  const { events, status, changed_at } = delivery
  const { position: kind, city, company } = delivery.position
  const days = daysSince(changed_at, now)
  return (
    <ol className={css.events} aria-label={m.deliveries_timeline()}>
      {events.map(({ kind, at, note, invitation }, index) => {
        const isLast = index === events.length - 1
        return (
          <li key={kind + at} className={css.event}>
            <time className={css.when} dateTime={at}>
              <b>{dayText(at)}</b> {weekdayText(at, locale)}
            </time>
            <span className={isLast ? css.lastDot : css.dot} aria-hidden="true">
              {!isLast && <CheckIcon size={12} />}
            </span>
            <div className={css.what}>
              <p className={isLast ? css.lastName : css.name}>{eventNames[kind]()}</p>
              <p className={css.text}>{eventTexts[kind]()}</p>
              {invitation && <Interview invitation={invitation} now={now} />}
              {kind === 'invite' && (
                <a className={css.way} href={addressOf('/myInterviewList')}>
                  {m.interviews_from_timeline()}
                </a>
              )}
              {note !== '' && <blockquote className={css.note}>{note}</blockquote>}
            </div>
          </li>
        )
      })}
      <li className={css.event}>
        <span className={css.when}>{isOver(status) ? '' : m.deliveries_pending()}</span>
        <span className={css.openDot} aria-hidden="true" />
        <div className={css.what}>
          <p className={css.name}>{isOver(status) ? m.deliveries_over() : m.deliveries_next()}</p>
          <p className={css.text}>
            {(status === 'interview' && nextOf(events, now, locale)) || statusLooks[status].next()}
          </p>
          {leadsOn(status) && (
            <p className={css.ways}>
              <a className={css.way} href={addressOf('/positionList', { value: kind.value, city: city.value })}>
                {m.deliveries_way_similar()}
              </a>
              <a className={css.way} href={companyHref(company.id)}>
                {m.deliveries_way_company()}
              </a>
            </p>
          )}
          {!isOver(status) && days > 0 && <p className={css.text}>{m.deliveries_since({ days })}</p>}
        </div>
      </li>
    </ol>
  )
}
