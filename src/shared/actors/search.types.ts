import type { ActorRefFrom } from 'xstate'
import type { searchSuggestMachine } from '../../../machines/jobs/search-suggest/search-suggest.machine.ts'

export type SearchKind = 'position' | 'company'

export interface SearchActions {
  onSearch(kind: SearchKind, text: string): void
  /** A city was chosen rather than a text. */
  onCity(city: string): void
}

export type SuggestActor = ActorRefFrom<typeof searchSuggestMachine>

/** A search that suggestions are for. */
export interface SuggestedBox extends SearchActions {
  readonly kind: SearchKind
  /** What was searched for last. */
  readonly keyword: string
  readonly text: string
  setText(text: string): void
}
