import type { Answer } from '../../../../contract/call.ts'
import type { getDelivery } from '../../../../contract/calls/deliveries.ts'
import type { Invitation, InvitationEvent } from '../../../../contract/calls/invitations.ts'
import type { Locale } from '../../../../contract/calls/site.ts'
import { isEnded, isOffering } from '../../../../contract/rules/delivery-steps.ts'
import { isAnswerLate } from '../../../../contract/rules/invitation-rules.ts'
import * as m from '../../../../messages/compiled/messages.js'
import {
  eventNames,
  eventTexts,
  leadsOn,
  statusLooks,
  stepNames,
  stepTexts,
} from '../../../entities/delivery/delivery-words.ts'
import { inOrder } from '../../../entities/delivery/in-order.ts'
import { daysSince, weekdayText } from '../../../entities/delivery/moments.ts'
import { pastLook, roundNames, upcomingLook } from '../../../entities/interview/interview-words.ts'
import { offerText } from '../../../entities/interview/offer-text.ts'
import { zonedText } from '../../../entities/interview/zoned.ts'
import { addressOf, companyHref } from '../../../shared/links/links.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { dayText } from '../../../shared/text/time.ts'
import { Tag } from '../../../ui/chip/Tag.tsx'
import { CheckIcon } from '../../../ui/icons/account.tsx'
import * as css from './Timeline.css.ts'

export type DetailedDelivery = Answer<typeof getDelivery>

export interface TimelineProps {
  readonly delivery: DetailedDelivery
  /** Milliseconds since the epoch, when it was read. */
  readonly now: number
}

const answerMoment = ({ answer_by, zone }: Invitation) => ({ starts_at: answer_by, zone })

/** Says what is next of the latest interview; '' for nothing in particular. */
function nextOf(events: DetailedDelivery['events'], now: number, locale: Locale): string {
  const invitation = events.findLast((event) => event.invitation)?.invitation
  if (invitation?.status === 'completed') return m.deliveries_next_held()
  if (!invitation || Date.parse(invitation.starts_at) <= now) return ''
  if (invitation.status === 'rescheduleAsked') return m.deliveries_next_asked()
  if (invitation.status !== 'invited') return ''
  if (isAnswerLate(invitation, now)) return m.deliveries_next_late()
  return m.deliveries_next_answer({ time: zonedText(answerMoment(invitation), locale) })
}

/** Names an interview, its time and its status. */
function Interview({ invitation, now }: { readonly invitation: Invitation; readonly now: number }) {
  const { locale } = usePreferences()
  const { round, starts_at, minutes } = invitation
  const isOver = Date.parse(starts_at) + minutes * 60_000 <= now
  const look = isOver ? pastLook(invitation) : upcomingLook(invitation, now)
  return (
    <p className={css.interview}>
      {roundNames[round]()} · {zonedText(invitation, locale)} <Tag tone={look.tone}>{look.name()}</Tag>
    </p>
  )
}

type Line = DetailedDelivery['events'][number] | InvitationEvent

interface ToldProps {
  /** The id of the delivery. */
  readonly id: string
  readonly line: Line
  readonly isLast: boolean
  /** Other terms were offered after it. */
  readonly isReplaced: boolean
  readonly now: number
}

/** Tells an event, and its interview. */
function Told({ id, line, isLast, isReplaced, now }: ToldProps) {
  const { locale } = usePreferences()
  const name = isLast ? css.lastName : css.name
  if ('round' in line) {
    const { kind, round, starts_at, zone } = line
    const time = starts_at === null ? '' : zonedText({ starts_at, zone }, locale)
    return (
      <>
        <p className={name}>{stepNames[kind]()}</p>
        <p className={css.text}>{stepTexts[kind]({ round: roundNames[round](), time })}</p>
      </>
    )
  }
  const { kind, invitation, offer } = line
  return (
    <>
      <p className={name}>{eventNames[kind]()}</p>
      <p className={css.text}>{eventTexts[kind]()}</p>
      {offer && <p className={css.text}>{offerText(offer, locale)}</p>}
      {isReplaced && <p className={css.text}>{m.deliveries_offer_replaced()}</p>}
      {invitation && <Interview invitation={invitation} now={now} />}
      {kind === 'invite' && (
        <a className={css.way} href={addressOf('/myInterviewList', { delivery: id })}>
          {m.interviews_from_timeline()}
        </a>
      )}
    </>
  )
}

/** All that happened to a delivery, with its time, and what usually comes next. */
export function Timeline({ delivery, now }: TimelineProps) {
  const { locale } = usePreferences()
  const { events, status, changed_at } = delivery
  const lines = inOrder<DetailedDelivery['events'][number], InvitationEvent>(events, delivery.invitation_events)
  const offered = events.filter(({ kind }) => isOffering(kind))
  const { position: kind, city, company } = delivery.position
  const days = daysSince(lines.at(-1)?.at ?? changed_at, now)
  return (
    <ol className={css.events} aria-label={m.deliveries_timeline()}>
      {lines.map((line, index) => {
        const { kind, at, note } = line
        const isLast = index === lines.length - 1
        return (
          <li key={`${'round' in line} ${kind} ${at}`} className={css.event}>
            <time className={css.when} dateTime={at}>
              <b>{dayText(at)}</b> {weekdayText(at, locale)}
            </time>
            <span className={isLast ? css.lastDot : css.dot} aria-hidden="true">
              {!isLast && <CheckIcon size={12} />}
            </span>
            <div className={css.what}>
              <Told
                id={delivery.id}
                line={line}
                isLast={isLast}
                isReplaced={offered.slice(0, -1).some((one) => one === line)}
                now={now}
              />
              {note !== '' && <blockquote className={css.note}>{note}</blockquote>}
            </div>
          </li>
        )
      })}
      <li className={css.event}>
        <span className={css.when}>{isEnded(status) ? '' : m.deliveries_pending()}</span>
        <span className={css.openDot} aria-hidden="true" />
        <div className={css.what}>
          <p className={css.name}>{isEnded(status) ? m.deliveries_over() : m.deliveries_next()}</p>
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
          {!isEnded(status) && days > 0 && <p className={css.text}>{m.deliveries_since({ days })}</p>}
        </div>
      </li>
    </ol>
  )
}
