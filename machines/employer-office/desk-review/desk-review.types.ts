import type { Answer } from '../../../contract/call.ts'
import type { stepDeskDeliveries } from '../../../contract/calls/desk.ts'
import type { Failure } from '../../../contract/failures.ts'
import type { OfferTerms } from '../../../contract/offer.ts'
import type { InviteInput } from '../interview-invite/interview-invite.types.ts'

/** The decisions that take no form of their own. */
export type DeskStep = 'like' | 'offer' | 'revise' | 'reject'

/** The sender of a delivery, by the delivery's id. */
export interface Applicant {
  readonly id: string
  readonly name: string
}

/** A decision, or an invitation, which takes a form of its own. */
export type MoveStep = DeskStep | 'invite'

export interface Move {
  readonly step: MoveStep
  readonly applicants: readonly Applicant[]
}

/** The terms of an offer as typed; times are those of the employer's clocks. */
export interface OfferValues {
  readonly salary: string
  readonly place: string
  readonly startsOn: string
  readonly answerBy: string
}

/** The deliveries, the step and its words. */
export interface StepOrder {
  readonly ids: readonly string[]
  readonly step: DeskStep
  readonly note: string
  /** Null of any other step. */
  readonly offer: OfferValues | null
}

/** The order as the calls have it. */
export interface SentStep extends Omit<StepOrder, 'offer'> {
  readonly offer: OfferTerms | null
}

/** A delivery after a step, or after it was taken back, as the server says. */
export type Standing = Answer<typeof stepDeskDeliveries>['list'][number]

/** Deliveries after a step; `undo_until` is in milliseconds of the port's clock. */
export type Moved = readonly (Omit<Standing, 'undo_rest'> & { readonly undo_until: number | null })[]

/** The last decision, as long as it can be taken back. */
export type LastMove = Pick<DeskReviewContext, 'moved' | 'deadline'> & { readonly move: Move }

export interface DeskReviewInput {
  /** The last decision before the page was loaded anew; null for none. */
  readonly last: LastMove | null
}

export interface DeskReviewContext {
  /** Ids of deliveries that are ticked. */
  readonly selected: readonly string[]
  /** The move that is asked about, under way or done last; null for none. */
  readonly move: Move | null
  /** The sentence to the student. */
  readonly note: string
  /** The terms, where an offer is asked about. */
  readonly offer: OfferValues
  /** Ids of those that stand as was wanted. */
  readonly moved: readonly string[]
  /** Milliseconds of the port's clock: until when it can be taken back. */
  readonly deadline: number
  /** Whole seconds until then. */
  readonly rest: number
  readonly failure: Failure | null
}

export type InviteAsked = { type: 'INVITE.ASKED'; applicant: Applicant; form: InviteInput }

export type DeskReviewEvent =
  | { type: 'ROW.TOGGLED'; id: string }
  /** These and no others. */
  | { type: 'ROWS.CHOSEN'; ids: readonly string[] }
  /** The note begins with a sentence, '' for a step without one; the offer with the terms so far. */
  | { type: 'MOVE.ASKED'; step: DeskStep; applicants: readonly Applicant[]; note: string; offer?: OfferValues }
  | InviteAsked
  | { type: 'NOTE.TYPED'; note: string }
  | { type: 'OFFER.TYPED'; offer: OfferValues }
  | { type: 'CONFIRMED' }
  | { type: 'CANCELLED' }
  | { type: 'UNDO.CHOSEN' }
  | { type: 'RETRIED' }
  /** The employer puts the word about the last move away. */
  | { type: 'OFFER.DISMISSED' }
  | { type: 'COUNTDOWN.TICKED'; rest: number }
