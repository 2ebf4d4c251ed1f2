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

/** What a student has to deliver. */
export interface Offer {
  readonly userId: string
  /** Null where none is begun. */
  readonly resume: { readonly name: string; readonly updated_at: string; readonly lacks: readonly ResumeLack[] } | null
  readonly attachments: readonly Attachment[]
  /** Of what was delivered to the position before; null for nothing. */
  readonly status: DeliveryStatus | null
  /** Nothing was delivered yet, to any position. */
  readonly isFirst: boolean
}

/** What is chosen where it is the resume; else the id of an attachment, which is longer. */
export const RESUME = 'resume'

export interface Parcel {
  readonly userId: string
  readonly positionId: string
  /** `RESUME`, or the id of an attachment. */
  readonly choice: string
  readonly message: string
}

/** What the server has of a delivery. */
export interface Receipt {
  /** ISO 8601. */
  readonly deliveredAt: string
  /** Whether that is what was sent; false where something else was sent before. */
  readonly isKept: boolean
}

/** Where somebody goes on who cannot deliver, or has delivered. */
export type Way = 'writeResume' | 'completeResume' | 'otherPositions' | 'followUp'

export interface WayTaken {
  readonly way: Way
  /** What the resume lacks, the first thing first. */
  readonly lacks: readonly ResumeLack[]
  /** What it is all for. */
  readonly positionId: string
}

export interface DeliverInput {
  readonly position: WantedPosition
  /** What was typed the last time and not sent. */
  readonly message: string
}

export interface DeliverContext {
  readonly position: WantedPosition
  readonly offer: Offer | null
  readonly choice: string | null
  /** What is said beside it. */
  readonly message: string
  /** Why nothing was read, or sent. */
  readonly failure: Failure | null
  /** Why it cannot be delivered. */
  readonly refusal: DeliverRefusal | null
  /** When something else was delivered before; '' where nothing was. */
  readonly earlier: string
}

/** Somebody logged in or out, here or in another tab. */
export interface StudentChanged {
  readonly type: 'STUDENT.CHANGED'
  /** Of the student who is logged in now; '' for nobody, or no student. */
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
