import type { SnapshotFrom } from 'xstate'
import type { searchSuggestMachine } from './search-suggest.machine.ts'
import { suggestionsOf } from './search-suggest.rules.ts'

type SearchSuggestSnapshot = SnapshotFrom<typeof searchSuggestMachine>

export type SearchSuggestView = 'closed' | 'empty' | 'composing' | 'waiting' | 'asking' | 'shown'

export const searchSuggestView = ({ value }: SearchSuggestSnapshot): SearchSuggestView =>
  typeof value === 'string' ? value : value.open

/** Whether there is a list: open, and with something in it. */
export const isListShown = (snapshot: SearchSuggestSnapshot): boolean =>
  snapshot.matches('open') && suggestionsOf(snapshot.context).length > 0
