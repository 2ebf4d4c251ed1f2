import type { Collectable } from '../../../contract/calls/collect.ts'
import type { Search } from '../../../contract/searches.ts'

/** Something that a student may collect. */
export interface Thing {
  readonly kind: Collectable
  readonly id: string
}

/** A search that a student may be told the hits of. */
export interface WantedSearch extends Search {
  /** The host of the site that it is for; '' for this one. */
  readonly host: string
}

export interface SavedToggleContext {
  readonly wanted: Thing | WantedSearch
}

export type SavedToggleEvent =
  | { type: 'TOGGLED' }
  /** The list of what the student saved has it or not; `unknown` while there is no student. */
  | { type: 'SAVED.SEEN'; state: 'unknown' | 'off' | 'on' }
  /** The student has read that there are too many. */
  | { type: 'REFUSAL.CLOSED' }

export type SavedToggleInput = SavedToggleContext
