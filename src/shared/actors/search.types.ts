import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react'
import type { Actor, ActorRefFrom, SnapshotFrom } from 'xstate'
import type { searchSuggestMachine } from '../../../machines/jobs/search-suggest/search-suggest.machine.ts'
import type { SearchSuggestEmitted } from '../../../machines/jobs/search-suggest/search-suggest.types.ts'

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

/** The field of a search while something suggests in it. */
export interface AssistedField {
  onText(text: string, isComposing: boolean): void
  onSubmit(text: string): void
  readonly field: ComponentPropsWithRef<'input'>
  readonly children: ReactNode
}

/** What suggests in a field, to be started by it. */
export interface Suggesting {
  readonly actor: Actor<typeof searchSuggestMachine>
  /** The field, with its list. */
  assisted(
    snapshot: SnapshotFrom<typeof searchSuggestMachine>,
    box: SuggestedBox,
    field: RefObject<HTMLInputElement | null>,
  ): AssistedField
  /** Does what the flow wants of the page. */
  take(event: SearchSuggestEmitted, box: SuggestedBox): void
}
