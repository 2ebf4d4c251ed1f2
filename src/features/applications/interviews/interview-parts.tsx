import type { OwnInvitation } from '../../../../contract/calls/invitations.ts'
import type { Locale } from '../../../../contract/calls/site.ts'
import { isAnswerLate } from '../../../../contract/rules/invitation-rules.ts'
import { wallTime } from '../../../../contract/rules/wall-clock.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { dateText, daysAhead, zonedText } from '../../../entities/interview/zoned.ts'
import { addressOf } from '../../../shared/links/links.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { PhoneLink } from '../../../ui/phone/PhoneLink.tsx'
import * as css from './InterviewsPage.css.ts'

/** The address of a map that shows a place. */
export const mapAddress = (place: string): string => `https://uri.amap.com/search?keyword=${encodeURIComponent(place)}`

/** Today, tomorrow, or the date. @param now milliseconds since the epoch */
export function dayWord(at: OwnInvitation, now: number, locale: Locale): string {
  const days = daysAhead(at, now)
  if (days === 0) return m.interviews_today()
  return days === 1 ? m.interviews_tomorrow() : dateText(at, locale)
}

export interface ContactProps {
  readonly invitation: Pick<OwnInvitation, 'interviewer' | 'contact_phone'>
  readonly phoneClass: string
}

/** Names the interviewer to ask for, and the number that answers. */
export function Contact({ invitation: { interviewer, contact_phone }, phoneClass }: ContactProps) {
  return (
    <>
      {interviewer}
      {interviewer !== '' && contact_phone !== '' && ' · '}
      {contact_phone !== '' && <PhoneLink phone={contact_phone} className={phoneClass} />}
    </>
  )
}

/** The other time that was asked for. */
export function AskedTime({ invitation: { asked, zone } }: { readonly invitation: OwnInvitation }) {
  const { locale } = usePreferences()
  if (!asked) return null
  const time = zonedText({ starts_at: asked.starts_at, zone }, locale)
  return (
    <p className={css.asked}>
      {m.interviews_asked({ time })}
      {asked.reason !== '' && ` · ${asked.reason}`}
    </p>
  )
}

export interface AnswerByProps {
  readonly invitation: OwnInvitation
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly className: string
}

/** Says until when an invitation waits for its answer, as long as it does. */
export function AnswerBy({ invitation, now, className }: AnswerByProps) {
  const { locale } = usePreferences()
  const { status, starts_at, answer_by, zone } = invitation
  if (status !== 'invited' || Date.parse(starts_at) <= now) return null
  const words = isAnswerLate(invitation, now) ? m.interviews_answer_late : m.interviews_answer_by
  return <p className={className}>{words({ time: zonedText({ starts_at: answer_by, zone }, locale) })}</p>
}

/** Day and month there, as a leaf of a calendar. */
export function Leaf({ invitation: { starts_at, zone } }: { readonly invitation: OwnInvitation }) {
  usePreferences()
  const [, month = '', day = ''] = wallTime(Date.parse(starts_at), zone).slice(0, 10).split('-')
  return (
    <time className={css.leaf} dateTime={starts_at}>
      <span className={css.leafDay}>{day}</span>
      <span className={css.leafMonth}>{m.content_months().split(' ')[Number(month) - 1]}</span>
    </time>
  )
}

/** Brings an interview in sight, and the keyboard to it. */
export function leadTo(interview: HTMLElement | null): void {
  interview?.scrollIntoView({ block: 'center' })
  interview?.focus({ preventScroll: true })
}

export interface PractiseProps {
  readonly invitation: Pick<OwnInvitation, 'delivery_id' | 'position'>
  readonly className: string
}

/** Leads to an interview that is practised for this one. */
export function Practise({ invitation: { delivery_id, position }, className }: PractiseProps) {
  usePreferences()
  return (
    <a
      className={className}
      href={addressOf('/aiInterviewBasicInfo', { position: position.title, delivery: delivery_id })}
      aria-label={m.interviews_practise_what({ position: position.title })}
    >
      {m.interviews_practise()}
    </a>
  )
}
