import type { Failure } from '../../../../contract/failures.ts'
import type { DeliveryStatus, DeskTab } from '../../../../contract/rules/delivery-steps.ts'
import type { InvitationStep } from '../../../../contract/rules/invitation-steps.ts'
import type { Applicant, DeskStep } from '../../../../machines/employer-office/desk-review/desk-review.types.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { noticeText } from '../../../shared/notices/notice-text.ts'
import type { TagProps } from '../../../ui/chip/Tag.tsx'

export const tabNames = {
  all: m.review_tab_all,
  unread: m.review_tab_unread,
  interested: m.review_tab_interested,
  interview: m.review_tab_interview,
  offer: m.review_tab_offer,
  rejected: m.review_tab_rejected,
} satisfies Record<DeskTab, () => string>

export const statusTones = {
  submitted: 'plain',
  viewed: 'plain',
  interested: 'brand',
  interview: 'warning',
  offer: 'success',
  hired: 'success',
  rejected: 'plain',
  withdrawn: 'plain',
  declined: 'plain',
  closed: 'plain',
} satisfies Record<DeliveryStatus, TagProps['tone']>

/** The names of the steps on buttons. */
export const stepNames = {
  like: m.review_like,
  offer: m.review_offer,
  revise: m.review_revise,
  reject: m.review_reject,
} satisfies Record<DeskStep, () => string>

const firstNotes = {
  like: () => '',
  offer: m.review_offer_note,
  revise: m.review_revise_note,
  reject: m.review_reject_note,
} satisfies Record<DeskStep, () => string>

/** The usual sentence to a student; it does not say that a resume was read which nobody opened. */
export const firstNote = (step: DeskStep, of: readonly { readonly status: DeliveryStatus }[]): string =>
  step === 'reject' && of.some(({ status }) => status === 'submitted')
    ? m.review_reject_note_unread()
    : firstNotes[step]()

/** The name of an applicant; an application that was taken back or emptied has none. */
export const applicantText = ({ name }: Pick<Applicant, 'name'>): string => name || m.review_nameless()

/** Names that are told before the rest is counted. */
const NAMED = 2

export function whoText(applicants: readonly Applicant[]): string {
  const named = applicants.slice(0, NAMED).map(({ name }) => name)
  const names = named.join(m.review_between())
  return applicants.length > NAMED ? m.review_who_more({ names, count: applicants.length }) : names
}

/** Says why a step was not taken, and what to do. */
export function failureText(failure: Failure): string {
  if (failure.kind === 'offline') return m.review_fail_offline()
  if (failure.kind === 'timeout') return m.review_fail_timeout()
  if (failure.kind === 'server') return noticeText({ kind: 'failure', failure }).text
  return m.review_fail_server()
}

/** The names of the events of an interview. */
export const interviewStepNames = {
  accept: m.review_interview_accept,
  decline: m.review_interview_decline,
  askReschedule: m.review_interview_ask,
  keepTime: m.review_interview_keep,
  move: m.review_interview_move,
  agree: m.review_interview_agree,
  cancel: m.review_interview_cancel,
  complete: m.review_interview_complete,
  missed: m.review_interview_missed,
} satisfies Record<InvitationStep, (facts: { readonly round: string; readonly time: string }) => string>
