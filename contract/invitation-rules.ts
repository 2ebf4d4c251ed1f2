import type { InterviewMode } from './invitation-steps.ts'

/** What is wrong with an appointment, one word for each rule. */
export const appointmentFaults = [
  'startPast',
  'answerByPast',
  'answerByLate',
  'noPlace',
  'noLink',
  'linkWrong',
] as const
export type AppointmentFault = (typeof appointmentFaults)[number]

export interface AppointmentRules {
  /** ISO 8601. */
  readonly starts_at: string
  readonly answer_by: string
  readonly mode: InterviewMode
  readonly place: string
  readonly link: string
}

const isHttps = (link: string) => /^https:\/\/[^\s/?#@:]+\.[^\s/?#@:]+(:\d+)?([/?#]\S*)?$/.test(link)

/**
 * The first thing that is wrong with an appointment; null where it can be sent.
 * @param now epoch milliseconds
 */
export function appointmentFault(
  { starts_at, answer_by, mode, place, link }: AppointmentRules,
  now: number,
): AppointmentFault | null {
  const [start, answerBy] = [Date.parse(starts_at), Date.parse(answer_by)]
  // A date that does not exist is no number, and compares as neither.
  if (!(start > now)) return 'startPast'
  if (!(answerBy > now)) return 'answerByPast'
  if (answerBy > start) return 'answerByLate'
  if (mode === 'onsite' && place.trim() === '') return 'noPlace'
  if (mode === 'video' && link.trim() === '') return 'noLink'
  if (link.trim() !== '' && !isHttps(link.trim())) return 'linkWrong'
  return null
}
