import type { Search } from '../../../contract/searches.ts'

/** A search that a student may be told the hits of. */
export interface WantedSearch extends Search {
  /** Of the site that it is for; '' for this one. */
  readonly host: string
}

export type SubscriptionContext = WantedSearch

export type SubscriptionEvent =
  | { type: 'TOGGLED' }
  /** What the student's saved searches say of it; `unknown` while there is no student. */
  | { type: 'SEARCHES.SEEN'; state: 'unknown' | 'off' | 'on' }
  /** That there are too many has been read. */
  | { type: 'REFUSAL.CLOSED' }

export type SubscriptionInput = WantedSearch
