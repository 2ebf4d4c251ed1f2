import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Position } from '../../contract/content.ts'
import { queryClient } from './query-client.ts'

const KEPT = 5

/** Nothing may be looking while somebody reads a position. */
queryClient.setQueryDefaults(['positions', 'viewed'], { gcTime: Number.POSITIVE_INFINITY })

/**
 * Positions whose pages were opened since this tab was, the latest first. Nowhere but in memory: a reading room's computer
 * tells nobody else what was looked at.
 * @param userId the student's, '' where nobody is one, null while that is not known
 */
export const viewedQuery = (userId: string | null) =>
  queryOptions<readonly Position[]>({
    queryKey: ['positions', 'viewed', userId],
    queryFn: skipToken,
  })

export function rememberViewed(userId: string | null, position: Position): void {
  queryClient.setQueryData(viewedQuery(userId).queryKey, (before = []) =>
    [position, ...before.filter(({ id }) => id !== position.id)].slice(0, KEPT),
  )
}
