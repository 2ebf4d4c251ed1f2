import type { Invitation } from '../../../contract/calls/invitations.ts'
import type { Failure } from '../../../contract/failures.ts'
import type { DeskInvitationStep } from '../../../contract/rules/invitation-steps.ts'
import type { InviteInput } from '../interview-invite/interview-invite.types.ts'

/** The steps that take no form; `agree` takes the time that the student asked for. */
export type InterviewAct = 'agree' | DeskInvitationStep

/** An interview, and whose delivery it belongs to. */
export interface DeskInterview {
  readonly deliveryId: string
  readonly name: string
  readonly invitation: Invitation
}

export interface InterviewDeskContext {
  /** The interview that was chosen last; null before any was. */
  readonly interview: DeskInterview | null
  readonly act: InterviewAct | 'move' | null
  /** The reason why the step was not taken. */
  readonly failure: Failure | null
}

export type MoveAsked = { type: 'MOVE.ASKED'; interview: DeskInterview; form: InviteInput }

export type InterviewDeskEvent =
  | { type: 'ACT.CHOSEN'; interview: DeskInterview; act: InterviewAct }
  | MoveAsked
  | { type: 'CONFIRMED' }
  | { type: 'CANCELLED' }
  | { type: 'RETRIED' }

/** The step on its way. */
export interface InterviewOrder extends DeskInterview {
  readonly act: InterviewAct
}
