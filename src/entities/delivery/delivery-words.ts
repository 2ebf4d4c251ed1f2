import {
  type DeliveryEventKind,
  type DeliveryStatus,
  type DeliveryTab,
  isEnded,
} from '../../../contract/rules/delivery-steps.ts'
import type { InvitationStep } from '../../../contract/rules/invitation-steps.ts'
import * as m from '../../../messages/compiled/messages.js'
import type { TagProps } from '../../ui/chip/Tag.tsx'
import { statusNames } from './status-names.ts'

export const tabNames = {
  all: m.deliveries_tab_all,
  unread: m.deliveries_tab_unread,
  viewed: m.deliveries_tab_viewed,
  interview: m.deliveries_tab_interview,
  rejected: m.deliveries_tab_rejected,
  offer: m.deliveries_tab_offer,
  over: m.deliveries_tab_over,
} satisfies Record<DeliveryTab, () => string>

interface StatusLook {
  readonly name: () => string
  readonly tone: NonNullable<TagProps['tone']>
  /** What usually happens next, or what can be done. */
  readonly next: () => string
}

/** How a delivery stands, and what was not looked at as the tab above has it. */
export const statusLooks = {
  submitted: { name: tabNames.unread, tone: 'plain', next: m.deliveries_next_submitted },
  viewed: { name: statusNames.viewed, tone: 'brand', next: m.deliveries_next_viewed },
  interested: { name: statusNames.interested, tone: 'brand', next: m.deliveries_next_interested },
  interview: { name: statusNames.interview, tone: 'warning', next: m.deliveries_next_interview },
  offer: { name: statusNames.offer, tone: 'success', next: m.deliveries_next_offer },
  hired: { name: statusNames.hired, tone: 'success', next: m.deliveries_next_hired },
  rejected: { name: statusNames.rejected, tone: 'plain', next: m.deliveries_next_rejected },
  withdrawn: { name: statusNames.withdrawn, tone: 'plain', next: m.deliveries_next_withdrawn },
  declined: { name: statusNames.declined, tone: 'plain', next: m.deliveries_next_declined },
  closed: { name: statusNames.closed, tone: 'plain', next: m.deliveries_next_closed },
} satisfies Record<DeliveryStatus, StatusLook>

/** What happened. */
export const eventNames = {
  submit: m.deliveries_event_submit,
  view: m.deliveries_event_view,
  like: m.deliveries_event_like,
  invite: m.deliveries_event_invite,
  offer: m.deliveries_event_offer,
  revise: m.deliveries_event_revise,
  reject: m.deliveries_event_reject,
  accept: m.deliveries_event_accept,
  decline: m.deliveries_event_decline,
  withdraw: m.deliveries_event_withdraw,
  close: m.deliveries_event_close,
} satisfies Record<DeliveryEventKind, () => string>

export const eventTexts = {
  submit: m.deliveries_told_submit,
  view: m.deliveries_told_view,
  like: m.deliveries_told_like,
  invite: m.deliveries_told_invite,
  offer: m.deliveries_told_offer,
  revise: m.deliveries_told_revise,
  reject: m.deliveries_told_reject,
  accept: m.deliveries_told_accept,
  decline: m.deliveries_told_decline,
  withdraw: m.deliveries_told_withdraw,
  close: m.deliveries_told_close,
} satisfies Record<DeliveryEventKind, () => string>

/** What happened to an interview. */
export const stepNames = {
  accept: m.deliveries_interview_accept,
  decline: m.deliveries_interview_decline,
  askReschedule: m.deliveries_interview_ask,
  keepTime: m.deliveries_interview_keep,
  move: m.deliveries_interview_move,
  agree: m.deliveries_interview_agree,
  cancel: m.deliveries_interview_cancel,
  complete: m.deliveries_interview_complete,
  missed: m.deliveries_interview_missed,
} satisfies Record<InvitationStep, () => string>

interface StepFacts {
  readonly round: string
  /** That it moves to or that is asked for. */
  readonly time: string
}

export const stepTexts = {
  accept: m.deliveries_interview_told_accept,
  decline: m.deliveries_interview_told_decline,
  askReschedule: m.deliveries_interview_told_ask,
  keepTime: m.deliveries_interview_told_keep,
  move: m.deliveries_interview_told_move,
  agree: m.deliveries_interview_told_agree,
  cancel: m.deliveries_interview_told_cancel,
  complete: m.deliveries_interview_told_complete,
  missed: m.deliveries_interview_told_missed,
} satisfies Record<InvitationStep, (facts: StepFacts) => string>

/** Over without a job: there are others. */
export const leadsOn = (status: DeliveryStatus): boolean => isEnded(status) && status !== 'hired'
