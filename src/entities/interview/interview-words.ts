import type { Invitation, OwnInvitation } from '../../../contract/calls/invitations.ts'
import { isAnswerLate } from '../../../contract/rules/invitation-rules.ts'
import type { AnswerStep, InterviewRound, InvitationStatus } from '../../../contract/rules/invitation-steps.ts'
import * as m from '../../../messages/compiled/messages.js'
import type { TagProps } from '../../ui/chip/Tag.tsx'

export const roundNames = {
  first: m.interviews_round_first,
  technical: m.interviews_round_technical,
  second: m.interviews_round_second,
  group: m.interviews_round_group,
  final: m.interviews_round_final,
  hr: m.interviews_round_hr,
} satisfies Record<InterviewRound, () => string>

interface StatusLook {
  readonly name: () => string
  readonly tone: NonNullable<TagProps['tone']>
}

const none: StatusLook = { name: m.interviews_unanswered, tone: 'plain' }
const over: StatusLook = { name: m.interviews_over, tone: 'plain' }
const late: StatusLook = { name: m.interviews_late, tone: 'warning' }

const upcomingLooks = {
  invited: { name: m.interviews_invited, tone: 'warning' },
  rescheduleAsked: { name: m.interviews_reschedule_asked, tone: 'warning' },
  accepted: { name: m.interviews_accepted, tone: 'success' },
  declined: { name: m.interviews_declined, tone: 'plain' },
  completed: { name: m.interviews_completed, tone: 'success' },
  noShow: { name: m.interviews_no_show, tone: 'warning' },
  cancelled: { name: m.interviews_cancelled, tone: 'plain' },
} satisfies Record<InvitationStatus, StatusLook>

const pastLooks = {
  ...upcomingLooks,
  invited: none,
  rescheduleAsked: none,
  accepted: { name: m.interviews_waiting, tone: 'brand' },
} satisfies Record<InvitationStatus, StatusLook>

/** How an interview stands once it is over; of a delivery that is decided on nobody waits for news. */
export const pastLook = ({ status, is_decided }: Pick<Invitation, 'status' | 'is_decided'>): StatusLook =>
  is_decided && status === 'accepted' ? over : pastLooks[status]

/** How an interview stands that is not over yet. @param now milliseconds since the epoch */
export function upcomingLook(invitation: Invitation, now: number): StatusLook {
  const { status, is_decided, starts_at } = invitation
  if (isAnswerLate(invitation, now)) return late
  // Nobody can answer any more.
  if (status === 'invited' && Date.parse(starts_at) <= now) return none
  return is_decided && status === 'accepted' ? over : upcomingLooks[status]
}

/** What it is: position and round. */
export const titleOf = ({ position, round }: Pick<OwnInvitation, 'position' | 'round'>): string =>
  `${position.title} · ${roundNames[round]()}`

export const answerNames = {
  accept: m.interviews_accept,
  decline: m.interviews_decline,
  askReschedule: m.interviews_ask,
  keepTime: m.interviews_keep,
  /** A decline of what was accepted. */
  giveUp: m.interviews_give_up,
} satisfies Record<AnswerStep | 'giveUp', () => string>
