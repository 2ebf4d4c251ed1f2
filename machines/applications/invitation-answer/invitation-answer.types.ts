import type { Failure } from '../../../contract/failures.ts'
import type { AnswerStep } from '../../../contract/rules/invitation-steps.ts'

/** What the student saw of the invitation that is answered. */
export interface SeenInvitation {
  readonly id: string
  /** How often time or place had been changed. */
  readonly revision: number
  /** IANA, in which a time is named. */
  readonly zone: string
  /** When it is, in ISO 8601. */
  readonly present: string
}

export interface InvitationAnswerContext {
  /** The one that is answered, or was last; null for none. */
  readonly invitation: SeenInvitation | null
  /** Null while none is answered. */
  readonly step: AnswerStep | null
  /** The other time, as `2026-12-05T16:00` of the clocks of the zone, or what was typed in its place; '' for none yet. */
  readonly time: string
  /** Why another time is asked for. */
  readonly reason: string
  /** Why the answer did not get there. */
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
