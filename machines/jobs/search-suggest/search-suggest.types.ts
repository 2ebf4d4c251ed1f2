import type { Suggestions } from '../../../contract/calls/search.ts'

/** The server's answer for a text, its cities named in the visitor's language. */
export interface Found extends Omit<Suggestions, 'cities'> {
  readonly cities: readonly { readonly value: string; readonly text: string; readonly count: number }[]
}

/** One line of the suggestions. */
export type Suggestion =
  | { readonly kind: 'search' | 'position' | 'major' | 'recent' | 'hot'; readonly text: string }
  | { readonly kind: 'company'; readonly text: string; readonly id: string }
  | { readonly kind: 'city'; readonly text: string; readonly value: string }

export interface SearchSuggestContext {
  /** The typed text, without blanks around it. */
  readonly text: string
  /** The answer for the text, or for an earlier one while this one is asked about. */
  readonly answer: { readonly of: string; readonly found: Found } | null
  /** Searches of this browser, the newest first. */
  readonly recent: readonly string[]
  /** The searches of many. */
  readonly hot: readonly string[]
  /** The number of the suggestion that Enter takes; -1 for none. */
  readonly active: number
}

export type SearchSuggestEvent =
  /** The text has changed, and is not being composed. */
  | { type: 'TEXT.TYPED'; text: string }
  /** An input method composes a text. */
  | { type: 'TEXT.COMPOSED' }
  /** The cursor went to another place in the text. */
  | { type: 'TEXT.RETURNED' }
  /** Suggestions are wanted for what is there. */
  | { type: 'POPUP.ASKED'; text: string }
  | { type: 'ACTIVE.MOVED'; to: 'next' | 'previous' }
  | { type: 'ACTIVE.TAKEN' }
  | { type: 'SUGGESTION.CHOSEN'; at: number }
  | { type: 'SEARCH.SUBMITTED'; text: string }
  | { type: 'ESCAPE.PRESSED'; text: string }
  | { type: 'FIELD.LEFT' }
  | { type: 'RECENT.SEEN'; texts: readonly string[] }
  | { type: 'RECENT.REMOVED'; text: string }
  | { type: 'RECENT.CLEARED' }

export type SearchSuggestEmitted =
  /** It is to stand in the field. */
  | { type: 'TEXT.FILLED'; text: string }
  | { type: 'SEARCH.WANTED'; text: string }
  | { type: 'SUGGESTION.WANTED'; suggestion: Suggestion }
