import type { Params } from '../../../contract/call.ts'
import { type Invitation, interviewRefusal, type inviteToInterview } from '../../../contract/calls/invitations.ts'
import { codes } from '../../../contract/codes.ts'
import { dataOf, failureOf, hasCode } from '../../../contract/failures.ts'
import { MESSAGE_MAX } from '../../../contract/rules/delivery-steps.ts'
import { type AppointmentFault, appointmentFaultsIn } from '../../../contract/rules/invitation-rules.ts'
import { CONTACT_PHONE_MAX, INTERVIEWER_MAX, LINK_MAX, PLACE_MAX } from '../../../contract/rules/invitation-steps.ts'
import { charactersOf } from '../../../contract/rules/resume-rules.ts'
import { instantIn, wallTime } from '../../../contract/rules/wall-clock.ts'
import { isDay, isMoment, isTime } from '../../kit/typed-moment.ts'
import {
  type InviteContext,
  type InviteFault,
  type InviteFaults,
  type InviteField,
  type InviteInput,
  type InviteOrder,
  type InviteSubject,
  type InviteValues,
  inviteFields,
} from './interview-invite.types.ts'

const MINUTE = 60_000
const HALF_HOUR = 30 * MINUTE
const DAY = 24 * 60 * MINUTE

/** Time and place, as the calls have them. */
export type SentAppointment = Omit<Params<typeof inviteToInterview>, 'id'>

const hasStart = ({ date, time }: InviteValues) => isDay(date) && isTime(time)

/** The instant in milliseconds since the epoch; NaN where date or time is not there yet. */
const startOf = (values: InviteValues, zone: string): number =>
  hasStart(values) ? Date.parse(instantIn(zone, `${values.date}T${values.time}`)) : Number.NaN

/**
 * Until when an answer is asked for unless the employer says otherwise: a day before it begins, or half-way there.
 * @returns milliseconds since the epoch; null where it has begun
 */
export function answerTime(start: number, now: number): number | null {
  const lead = start - now
  if (!(lead > 0)) return null
  if (lead >= 2 * DAY) return start - DAY
  const half = now + lead / 2
  const roundings = [HALF_HOUR, MINUTE].map((unit) => Math.floor(half / unit) * unit)
  return [...roundings, start].find((at) => at > now) ?? start
}

function suggested(values: InviteValues, { zone, openedAt }: Pick<InviteInput, 'zone' | 'openedAt'>): string {
  const at = answerTime(startOf(values, zone), openedAt)
  return at === null ? '' : wallTime(at, zone)
}

const empty: InviteValues = {
  round: 'first',
  minutes: '45',
  date: '',
  time: '',
  mode: 'onsite',
  place: '',
  link: '',
  interviewer: '',
  phone: '',
  note: '',
  answerBy: '',
}

/** The first values of the form for a new invitation. */
export const newInvite = (subject: InviteSubject, zone: string, openedAt: number): InviteInput => ({
  subject,
  values: empty,
  zone,
  standingAnswerBy: '',
  openedAt,
})

/** The first values of the form that changes an invitation: those of the invitation. */
export function changedInvite(subject: InviteSubject, invitation: Invitation, openedAt: number): InviteInput {
  const { zone, round, minutes, mode, place, link, interviewer, contact_phone: phone, note } = invitation
  const [date = '', time = ''] = wallTime(Date.parse(invitation.starts_at), zone).split('T')
  const answerBy = Date.parse(invitation.answer_by)
  const texts = { place, link, interviewer, phone, note }
  const values = { round, minutes: String(minutes), date, time, mode, ...texts, answerBy: '' }
  const answer = answerBy > openedAt ? wallTime(answerBy, zone) : suggested(values, { zone, openedAt })
  return { subject, values: { ...values, answerBy: answer }, zone, standingAnswerBy: answer, openedAt }
}

/** The time that the student asked for, all else as it was. @param now milliseconds since the epoch */
export function agreedAppointment(invitation: Invitation, now: number): SentAppointment {
  const { round, zone, mode, place, link, interviewer, contact_phone, note, minutes } = invitation
  const starts_at = invitation.asked?.starts_at ?? invitation.starts_at
  const [start, answerBy] = [Date.parse(starts_at), Date.parse(invitation.answer_by)]
  const answer = answerBy > now && answerBy <= start ? answerBy : (answerTime(start, now) ?? start)
  return {
    round,
    starts_at,
    minutes: String(minutes) as SentAppointment['minutes'],
    zone,
    mode,
    place,
    link,
    interviewer,
    contact_phone,
    note,
    answer_by: new Date(answer).toISOString(),
  }
}

/** A video has no place. */
const placeOf = ({ mode, place }: InviteValues) => (mode === 'video' ? '' : place.trim())

/** The appointment as the calls have it, from a form in which nothing is wrong. */
export function appointmentOf({ values, zone }: Pick<InviteOrder, 'values' | 'zone'>): SentAppointment {
  const { round, minutes, date, time, mode, link, interviewer, phone, note, answerBy } = values
  return {
    round: round as SentAppointment['round'],
    starts_at: instantIn(zone, `${date}T${time}`),
    minutes: minutes as SentAppointment['minutes'],
    zone,
    mode: mode as SentAppointment['mode'],
    place: placeOf(values),
    link: link.trim(),
    interviewer: interviewer.trim(),
    contact_phone: phone.trim(),
    note: note.trim(),
    answer_by: instantIn(zone, answerBy),
  }
}

const fieldOf = {
  startPast: 'date',
  answerByPast: 'answerBy',
  answerByLate: 'answerBy',
  noPlace: 'place',
  noLink: 'link',
  linkWrong: 'link',
  phoneWrong: 'phone',
} satisfies Record<AppointmentFault, InviteField>

/** A text that means nothing stays as it was typed. */
const readings = [
  ['date', isDay],
  ['time', isTime],
  ['answerBy', isMoment],
] as const

const longest = {
  place: PLACE_MAX,
  link: LINK_MAX,
  interviewer: INTERVIEWER_MAX,
  phone: CONTACT_PHONE_MAX,
  note: MESSAGE_MAX,
}

/** The faults of the form, by field. @param now milliseconds since the epoch */
export function faultsOf({ values, zone }: Pick<InviteOrder, 'values' | 'zone'>, now: number): InviteFaults {
  const isTimed = hasStart(values)
  // The time for an answer comes with the start.
  const times: readonly InviteField[] = isTimed ? ['answerBy'] : ['date', 'time']
  const missing = [...times, 'interviewer' as const, 'phone' as const].filter((field) => values[field].trim() === '')
  const rules = {
    starts_at: isTimed ? instantIn(zone, `${values.date}T${values.time}`) : '',
    answer_by: isMoment(values.answerBy) ? instantIn(zone, values.answerBy) : '',
    mode: values.mode as SentAppointment['mode'],
    place: placeOf(values),
    link: values.link,
    contact_phone: values.phone,
  }
  const found: [InviteField, InviteFault][] = missing.map((field) => [field, 'missing'])
  for (const [field, isRead] of readings)
    if (values[field] !== '' && !isRead(values[field])) found.push([field, 'unreadable'])
  for (const [field, max] of Object.entries(longest) as [keyof typeof longest, number][])
    if (charactersOf(field === 'place' ? placeOf(values) : values[field].trim()) > max) found.push([field, 'long'])
  for (const fault of appointmentFaultsIn(rules, now)) {
    const field = fieldOf[fault]
    const isThere = field === 'date' ? isTimed : field !== 'answerBy' || isMoment(values.answerBy)
    if (isThere) found.push([field, fault])
  }
  // The first fault of a field counts.
  return Object.fromEntries(found.reverse())
}

/** The first wrong field of the form; null for none. */
export const firstWrong = (faults: InviteFaults): InviteField | null =>
  inviteFields.find((field) => faults[field] !== undefined) ?? null

/** The server's reason to refuse; null where it did not refuse. */
const refusalIn = (error: unknown) => {
  const failure = failureOf(error)
  return hasCode(failure, codes.refused) ? (dataOf(failure, interviewRefusal)?.why ?? null) : null
}

/** The faults that the server found in the form; null where it failed for something else. */
export function faultsIn(error: unknown): InviteFaults | null {
  const why = refusalIn(error)
  return why === null || why === 'movedOn' || why === 'notYet' ? null : { [fieldOf[why]]: why }
}

/** The delivery or interview stands otherwise by now: to try again would not help. */
export function isOvertaken(error: unknown): boolean {
  const failure = failureOf(error)
  return hasCode(failure, codes.notFound) || refusalIn(error) === 'movedOn'
}

/** Fields whose fault speaks of what another holds. */
const dependants: Partial<Record<InviteField, readonly InviteField[]>> = {
  date: ['time', 'answerBy'],
  time: ['date', 'answerBy'],
  mode: ['place', 'link'],
}

/** The form with another value; the time for an answer goes with the start until it is typed by hand. */
export function withValue(context: InviteContext, field: InviteField, value: string) {
  const { values, faults } = context
  const changed = { ...values, [field]: value }
  const untyped = ['', context.standingAnswerBy, suggested(values, context)]
  const follows = (field === 'date' || field === 'time') && untyped.includes(values.answerBy)
  const settled = [field, ...(dependants[field] ?? [])]
  return {
    values: follows ? { ...changed, answerBy: suggested(changed, context) } : changed,
    faults: Object.fromEntries(
      Object.entries(faults).filter(([one]) => !settled.includes(one as InviteField)),
    ) as InviteFaults,
  }
}
