import type { RewriteEngine, RewriteVariant, Rewriting, RewrittenSection } from '../../../contract/calls/rewriting.ts'
import type { Failure } from '../../../contract/failures.ts'

/** A line of a resume, where it stands. */
export interface SuggestionInput {
  readonly section: RewrittenSection
  /** Id of the entry that it is of. */
  readonly entry: string
  /** As its field has it. */
  readonly line: string
}

/** What is asked of whoever rewrites. */
export interface Wish {
  readonly variant: RewriteVariant
  readonly engine: RewriteEngine
}

export interface RewriteOrder extends SuggestionInput, Wish {
  /** Agrees that lines are sent to a model, or takes that back; null for neither. */
  readonly agrees: boolean | null
}

export interface SuggestionContext extends RewriteOrder {
  /** What a model is to make of the line once the student agrees. */
  readonly wanted: RewriteVariant
  /** The line that was asked about: what a suggestion is laid over, and what undoing gives back. */
  readonly asked: string
  /** What is written so far of what was asked for; '' where nothing is. */
  readonly growth: string
  /** The last answer; null before the first. */
  readonly found: Rewriting | null
  /** What the student makes of it; '' where nothing is made. */
  readonly draft: string
  /** What was taken; '' for nothing. */
  readonly taken: string
  readonly failure: Failure | null
}

/** What whoever rewrites tells. */
export type RewriteEvent =
  | { type: 'WORDING.GROWN'; text: string }
  | { type: 'WORDING.CAME'; found: Rewriting }
  | { type: 'WORDING.FAILED'; failure: Failure }

export type SuggestionEvent =
  | { type: 'ASKED' }
  | { type: 'STOPPED' }
  /** Typed, moved, or merged from another tab: the field has another text. */
  | { type: 'LINE.CHANGED'; line: string }
  | ({ type: 'VARIANT.CHOSEN' } & Wish)
  /** That lines are sent to the model. */
  | { type: 'AGREED' }
  | { type: 'CONSENT.WITHDRAWN' }
  | { type: 'ACCEPTED' }
  | { type: 'EDIT.WANTED' }
  | { type: 'TEXT.TYPED'; text: string }
  | { type: 'REJECTED' }
  | { type: 'UNDO.CHOSEN' }
  | { type: 'DISMISSED' }
  | { type: 'RETRIED' }
  | RewriteEvent

/** The field is to have this text. */
export interface SuggestionEmitted {
  type: 'TEXT.TAKEN'
  text: string
}

export type SuggestionTag = 'busy'
