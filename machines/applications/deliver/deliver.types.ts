import type { DeliverRefusal, ResumeLack } from '../../../contract/calls/deliveries.ts'
import type { Attachment } from '../../../contract/calls/resume.ts'
import type { Failure } from '../../../contract/failures.ts'
import type { DeliveryStatus } from '../../../contract/rules/delivery-steps.ts'

/** The position that a student wants to deliver to. */
export interface WantedPosition {
  readonly id: string
  readonly title: string
  readonly company: string
}

/** The resume and attachments that a student can deliver. */
export interface Offer {
  readonly userId: string
  /** Null where none is begun. */
  readonly resume: { readonly name: string; readonly updated_at: string; readonly lacks: readonly ResumeLack[] } | null
  readonly attachments: readonly Attachment[]
  /** The status of an earlier delivery to the position; null for none. */
  readonly status: DeliveryStatus | null
  /** The student has delivered to no position yet. */
  readonly isFirst: boolean
}

/** The choice of the resume; any other choice is the id of an attachment, which is longer. */
export const RESUME = 'resume'

export interface Parcel {
  readonly userId: string
  readonly positionId: string
  /** `RESUME`, or the id of an attachment. */
  readonly choice: string
  readonly message: string
}

/** The delivery as the server has it. */
export interface Receipt {
  /** ISO 8601. */
  readonly deliveredAt: string
  /** Whether that is what was sent; false where something else was sent before. */
  readonly isKept: boolean
}

/** The ways on for a student who cannot deliver, or has delivered. */
export type Way = 'writeResume' | 'completeResume' | 'otherPositions' | 'followUp'

export interface WayTaken {
  readonly way: Way
  /** The resume's lacks, the first one first. */
  readonly lacks: readonly ResumeLack[]
  /** The position that the resume is for. */
  readonly positionId: string
}

export interface DeliverInput {
  readonly position: WantedPosition
  /** The sentence that was typed the last time and not sent. */
  readonly message: string
}

export interface DeliverContext {
  readonly position: WantedPosition
  readonly offer: Offer | null
  readonly choice: string | null
  /** The student's sentence beside it. */
  readonly message: string
  /** The failure of the read or the send. */
  readonly failure: Failure | null
  /** The reason why it cannot be delivered. */
  readonly refusal: DeliverRefusal | null
  /** The time of an earlier delivery of something else; '' for none. */
  readonly earlier: string
}

/** Somebody logged in or out, here or in another tab. */
export interface StudentChanged {
  readonly type: 'STUDENT.CHANGED'
  /** The student who is logged in now; '' for nobody, or for no student. */
  readonly userId: string
}

export type DeliverEvent =
  | { type: 'OFFER.CHOSEN'; choice: string }
  | { type: 'MESSAGE.TYPED'; message: string }
  | { type: 'CONFIRMED' }
  | { type: 'RETRIED' }
  /** Goes on where what is missing can be put right. */
  | { type: 'WAY.TAKEN' }
  | { type: 'DIALOG.CLOSED' }
  /** The button is pressed although the delivery is under way, was put aside, or lost its dialog. */
  | { type: 'DIALOG.ASKED' }
  | StudentChanged
