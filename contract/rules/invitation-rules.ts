import type { InterviewMode, InvitationStatus } from './invitation-steps.ts'
import { isContactPhone } from './resume-rules.ts'

/** What is wrong with an appointment, one word for each rule. */
export const appointmentFaults = [
  'startPast',
  'answerByPast',
  'answerByLate',
  'noPlace',
  'noLink',
  'linkWrong',
  'phoneWrong',
] as const
export type AppointmentFault = (typeof appointmentFaults)[number]

export interface AppointmentRules {
  /** ISO 8601. */
  readonly starts_at: string
  readonly answer_by: string
  readonly mode: InterviewMode
  readonly place: string
  readonly link: string
  readonly contact_phone: string
}

/** Also with its extension behind it, as switchboards have it. */
const isTelephone = (typed: string) => isContactPhone(typed.replace(/(?:转|轉|ext\.?|#)\s*\d{1,6}\s*$/i, ''))

const isHttps = (link: string) => /^https:\/\/[^\s/?#@:]+\.[^\s/?#@:]+(:\d+)?([/?#]\S*)?$/.test(link)

/**
 * All that is wrong with an appointment, which can be sent where that is nothing.
 * @param now epoch milliseconds
 */
export function appointmentFaultsIn(
  { starts_at, answer_by, mode, place, link, contact_phone }: AppointmentRules,
  now: number,
): readonly AppointmentFault[] {
  const [start, answerBy] = [Date.parse(starts_at), Date.parse(answer_by)]
  // A date that does not exist is no number, and compares as neither.
  const rules: readonly [AppointmentFault, boolean][] = [
    ['startPast', !(start > now)],
    ['answerByPast', !(answerBy > now)],
    ['answerByLate', answerBy > start],
    ['noPlace', mode === 'onsite' && place.trim() === ''],
    ['noLink', mode === 'video' && link.trim() === ''],
    ['linkWrong', link.trim() !== '' && !isHttps(link.trim())],
    ['phoneWrong', contact_phone.trim() !== '' && !isTelephone(contact_phone)],
  ]
  return rules.flatMap(([fault, isSo]) => (isSo ? [fault] : []))
}

/** The first thing that is wrong; null for nothing. @param now epoch milliseconds */
export const appointmentFault = (appointment: AppointmentRules, now: number): AppointmentFault | null =>
  appointmentFaultsIn(appointment, now)[0] ?? null

const minuteOf = (instant: string) => Math.floor(Date.parse(instant) / 60_000)

/** Whether another time that is asked for is the one that an interview has, as clocks show it. Both ISO 8601. */
export const isSameTime = (asked: string, starts_at: string): boolean => minuteOf(asked) === minuteOf(starts_at)

export interface Awaited {
  readonly status: InvitationStatus
  /** ISO 8601. */
  readonly starts_at: string
  readonly answer_by: string
}

/** It was to be answered by now, and still can be, until it begins. @param now epoch milliseconds */
export const isAnswerLate = ({ status, starts_at, answer_by }: Awaited, now: number): boolean =>
  status === 'invited' && Date.parse(answer_by) <= now && now < Date.parse(starts_at)
