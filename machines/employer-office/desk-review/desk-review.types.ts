import type { Answer } from '../../../contract/call.ts'
import type { stepDeskDeliveries } from '../../../contract/calls/desk.ts'
import type { Failure } from '../../../contract/failures.ts'
import type { OfferTerms } from '../../../contract/offer.ts'
import type { InviteInput } from '../interview-invite/interview-invite.types.ts'

/** What an employer decides about a delivery by a word. */
export type DeskStep = 'like' | 'offer' | 'revise' | 'reject'

/** Whose delivery it is, by the delivery's id. */
export interface Applicant {
  readonly id: string
  readonly name: string
}

/** Likewise, or by a form of its own. */
export type MoveStep = DeskStep | 'invite'

export interface Move {
  readonly step: MoveStep
  readonly applicants: readonly Applicant[]
}

/** What an offer says, as typed; times are those of the employer's clocks. */
export interface OfferValues {
  readonly salary: string
  readonly place: string
  readonly startsOn: string
  readonly answerBy: string
}

/** What a step is taken of, and what is said with it. */
export interface StepOrder {
  readonly ids: readonly string[]
  readonly step: DeskStep
  readonly note: string
  /** Null of any other step. */
  readonly offer: OfferValues | null
}

/** Likewise, as the calls have it. */
export interface SentStep extends Omit<StepOrder, 'offer'> {
  readonly offer: OfferTerms | null
}

/** How deliveries stand after a step, or after it was taken back, as the server says. */
export type Standing = Answer<typeof stepDeskDeliveries>['list'][number]

/** Likewise; `undo_until` in milliseconds of the port's clock. */
export type Moved = readonly (Omit<Standing, 'undo_rest'> & { readonly undo_until: number | null })[]

/** What was decided last, as long as it can be taken back. */
export type LastMove = Pick<DeskReviewContext, 'moved' | 'deadline'> & { readonly move: Move }

export interface DeskReviewInput {
  /** Of the desk before the page was loaded anew; null for nothing. */
  readonly last: LastMove | null
}

export interface DeskReviewContext {
  /** Ids of deliveries that are ticked. */
  readonly selected: readonly string[]
  /** What is asked about, done, or was done last; null for nothing. */
  readonly move: Move | null
  /** What the student is told with it. */
  readonly note: string
  /** What is offered, where that is asked about. */
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
  /** With a sentence to begin with, '' for a step without one, and with what is offered so far. */
  | { type: 'MOVE.ASKED'; step: DeskStep; applicants: readonly Applicant[]; note: string; offer?: OfferValues }
  | InviteAsked
  | { type: 'NOTE.TYPED'; note: string }
  | { type: 'OFFER.TYPED'; offer: OfferValues }
  | { type: 'CONFIRMED' }
  | { type: 'CANCELLED' }
  | { type: 'UNDO.CHOSEN' }
  | { type: 'RETRIED' }
  /** What is said of the last move is put away. */
  | { type: 'OFFER.DISMISSED' }
  | { type: 'COUNTDOWN.TICKED'; rest: number }
