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

export interface RewriteOrder extends SuggestionInput, Wish {}

export interface SuggestionContext extends SuggestionInput, Wish {
  /** The line that was asked about: what a suggestion is laid over, and what undoing gives back. */
  readonly asked: string
  /** The last answer; null before the first. */
  readonly found: Rewriting | null
  /** What the student makes of it; '' where nothing is made. */
  readonly draft: string
  /** What was taken; '' for nothing. */
  readonly taken: string
  readonly failure: Failure | null
}

export type SuggestionEvent =
  | { type: 'ASKED' }
  | { type: 'STOPPED' }
  /** Typed, moved, or merged from another tab: the field has another text. */
  | { type: 'LINE.CHANGED'; line: string }
  | ({ type: 'VARIANT.CHOSEN' } & Wish)
  | { type: 'ACCEPTED' }
  | { type: 'EDIT.WANTED' }
  | { type: 'TEXT.TYPED'; text: string }
  | { type: 'REJECTED' }
  | { type: 'UNDO.CHOSEN' }
  | { type: 'DISMISSED' }
  | { type: 'RETRIED' }

/** The field is to have this text. */
export interface SuggestionEmitted {
  type: 'TEXT.TAKEN'
  text: string
}

export type SuggestionTag = 'busy'
