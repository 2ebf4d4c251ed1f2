import type { Failure } from '../../../contract/failures.ts'
import type { AppointmentFault } from '../../../contract/rules/invitation-rules.ts'

/** The fields, in the order of the form. */
export const inviteFields = [
  'round',
  'minutes',
  'date',
  'time',
  'mode',
  'place',
  'link',
  'interviewer',
  'phone',
  'note',
  'answerBy',
] as const
export type InviteField = (typeof inviteFields)[number]

/** The values of the form; times are those of the clocks of a zone, or what was typed in their place. */
export type InviteValues = Readonly<Record<InviteField, string>>

export type InviteFault = 'missing' | 'unreadable' | 'long' | AppointmentFault
export type InviteFaults = Readonly<Partial<Record<InviteField, InviteFault>>>

/** A new invitation for a delivery, or another time or place of one. */
export interface InviteSubject {
  readonly deliveryId: string
  /** The name of the applicant. */
  readonly name: string
  /** '' for a new one. */
  readonly invitationId: string
}

export interface InviteInput {
  readonly subject: InviteSubject
  /** The first values of the form. */
  readonly values: InviteValues
  /** IANA, in which the times are named. */
  readonly zone: string
  /** The changed invitation's time for an answer, as typed; '' for a new one. */
  readonly standingAnswerBy: string
  /** Milliseconds since the epoch. */
  readonly openedAt: number
}

export interface InviteContext extends InviteInput {
  readonly faults: InviteFaults
  /** The reason why it did not get there. */
  readonly failure: Failure | null
  /** Milliseconds of the port's clock: until when it can be taken back; null where it cannot. */
  readonly undoUntil: number | null
}

export type InviteEvent =
  | { type: 'FIELD.CHANGED'; field: InviteField; value: string }
  | { type: 'FORM.SUBMITTED' }
  | { type: 'DIALOG.CLOSED' }

/** Tells the view which field wants the focus. */
export type InviteEmitted = { type: 'FIELD.REJECTED'; field: InviteField }

/** The form as it is sent. */
export type InviteOrder = Omit<InviteInput, 'openedAt' | 'standingAnswerBy'>

export type InviteOutcome =
  | { readonly result: 'sent'; readonly undoUntil: number | null }
  | { readonly result: 'wrong'; readonly faults: InviteFaults }

export type InviteOutput = { readonly result: 'sent'; readonly undoUntil: number | null } | { readonly result: 'left' }
