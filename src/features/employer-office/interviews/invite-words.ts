import * as v from 'valibot'
import { interviewRefusal } from '../../../../contract/calls/invitations.ts'
import type { Failure } from '../../../../contract/failures.ts'
import { MESSAGE_MAX } from '../../../../contract/rules/delivery-steps.ts'
import { CONTACT_PHONE_MAX, INTERVIEWER_MAX, LINK_MAX, PLACE_MAX } from '../../../../contract/rules/invitation-steps.ts'
import type { InterviewAct } from '../../../../machines/employer-office/interview-desk/interview-desk.types.ts'
import type {
  InviteFault,
  InviteField,
} from '../../../../machines/employer-office/interview-invite/interview-invite.types.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { failureText } from '../desk/desk-words.ts'

const missing: Partial<Record<InviteField, () => string>> = {
  date: m.invite_date_missing,
  time: m.invite_time_missing,
  answerBy: m.invite_answer_by_missing,
  interviewer: m.invite_interviewer_missing,
  phone: m.invite_phone_missing,
}
const unreadable: Partial<Record<InviteField, () => string>> = {
  date: m.invite_date_unreadable,
  time: m.invite_time_unreadable,
  answerBy: m.invite_answer_by_unreadable,
}
const longest: Partial<Record<InviteField, number>> = {
  place: PLACE_MAX,
  link: LINK_MAX,
  interviewer: INTERVIEWER_MAX,
  phone: CONTACT_PHONE_MAX,
  note: MESSAGE_MAX,
}

const texts = {
  missing: (field) => missing[field]?.(),
  unreadable: (field) => unreadable[field]?.(),
  long: (field) => m.invite_long({ max: longest[field] ?? 0 }),
  startPast: m.invite_start_past,
  answerByPast: m.invite_answer_by_past,
  answerByLate: m.invite_answer_by_late,
  noPlace: m.invite_no_place,
  noLink: m.invite_no_link,
  linkWrong: m.invite_link_wrong,
  phoneWrong: m.invite_phone_wrong,
} satisfies Record<InviteFault, (field: InviteField) => string | undefined>

/** Says what is wrong with a field, and what to do. */
export const faultText = (field: InviteField, fault: InviteFault | undefined): string | undefined =>
  fault && (texts[fault] as (field: InviteField) => string | undefined)(field)

/** The words after a step. */
export const doneTexts = {
  agree: m.invite_done_agree,
  move: m.invite_done_move,
  cancel: m.invite_done_cancel,
  complete: m.invite_done_complete,
  missed: m.invite_done_missed,
} satisfies Record<InterviewAct | 'move', () => string>

/** Says why a step at an interview was not taken, and what to do. */
export function refusalText(failure: Failure): string {
  const refusal = failure.kind === 'server' ? v.safeParse(interviewRefusal, failure.data) : null
  if (!refusal?.success) return failureText(failure)
  if (refusal.output.why === 'notYet') return m.invite_not_yet()
  return refusal.output.why === 'startPast' ? m.invite_asked_past() : failureText(failure)
}
