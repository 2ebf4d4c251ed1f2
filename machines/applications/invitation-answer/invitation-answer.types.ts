import type { Failure } from '../../../contract/failures.ts'
import type { AnswerStep } from '../../../contract/rules/invitation-steps.ts'

/** The invitation as the student saw it. */
export interface SeenInvitation {
  readonly id: string
  /** The number of changes of time or place. */
  readonly revision: number
  /** IANA, in which a time is named. */
  readonly zone: string
  /** The present time of the interview, in ISO 8601. */
  readonly present: string
}

export interface InvitationAnswerContext {
  /** The one that is answered, or was last; null for none. */
  readonly invitation: SeenInvitation | null
  /** Null while none is answered. */
  readonly step: AnswerStep | null
  /** The other time, as `2026-12-05T16:00` of the clocks of the zone, or what was typed in its place; '' for none yet. */
  readonly time: string
  /** The reason for another time. */
  readonly reason: string
  /** The reason why the answer did not get there. */
  readonly failure: Failure | null
}

export type InvitationAnswerEvent =
  | { type: 'ANSWER.CHOSEN'; invitation: SeenInvitation; step: AnswerStep }
  | { type: 'TIME.TYPED'; time: string }
  | { type: 'REASON.TYPED'; reason: string }
  | { type: 'CONFIRMED' }
  | { type: 'CANCELLED' }
  | { type: 'CODE.ASKED' }

/** Tells the view which field wants the focus. */
export type InvitationAnswerEmitted = { type: 'FIELD.REJECTED'; field: 'time' | 'reason' }

/** An answer on its way. */
export interface Answered extends SeenInvitation {
  readonly step: AnswerStep
  /** '' but with `askReschedule`. */
  readonly time: string
  readonly reason: string
}
