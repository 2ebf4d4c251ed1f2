import { searchRefusal } from '../../../contract/calls/searches.ts'
import { codes } from '../../../contract/codes.ts'
import { dataOf, failureOf, hasCode } from '../../../contract/failures.ts'
import type { SavedToggleContext, WantedSearch } from './saved-toggle.types.ts'

export const isSearch = (wanted: SavedToggleContext['wanted']): wanted is WantedSearch => 'filter' in wanted

/** There are as many searches saved as are kept. */
export function isFull(error: unknown): boolean {
  const failure = failureOf(error)
  return hasCode(failure, codes.refused) && dataOf(failure, searchRefusal)?.why === 'full'
}
