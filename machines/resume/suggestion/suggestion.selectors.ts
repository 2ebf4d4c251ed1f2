import type { SnapshotFrom } from 'xstate'
import type { suggestionMachine } from './suggestion.machine.ts'

/** What is shown of a suggestion. */
export type SuggestionView =
  | 'idle'
  | 'generating'
  | 'nothing'
  | 'consenting'
  | 'diff'
  | 'editing'
  | 'accepted'
  | 'overtaken'
  | 'failed'

export const suggestionView = ({ value }: SnapshotFrom<typeof suggestionMachine>): SuggestionView => {
  const inner = typeof value === 'string' ? value : value.answered
  // It is sorted before anybody sees it.
  return inner === 'sorting' ? 'diff' : inner
}
