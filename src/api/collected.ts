import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Collectable } from '../../contract/calls/collect.ts'
import { COLLECTED, collectionQuery, collectionReaders } from './collect.ts'
import { COMPANIES_A_PAGE } from './companies.ts'
import { CONTENT_FRESH, readPage } from './content.ts'
import { POSITIONS_A_PAGE } from './positions.ts'
import { queryClient } from './query-client.ts'
import { searchesQuery } from './searches.ts'

const cache = queryClient.getQueryCache()

/** A page that changed while it was on the screen is not shown again as it was. */
cache.subscribe(({ type, query }) => {
  const isLeft = type === 'observerRemoved' && query.queryKey[0] === COLLECTED && !query.isActive()
  if (isLeft && query.state.isInvalidated) cache.remove(query)
})

/** With any page comes what all of them hold. */
function keepIds<T extends { readonly ids: string[] }>(kind: Collectable, answer: T): T {
  queryClient.setQueryData(collectionQuery(kind).queryKey, answer.ids)
  return answer
}

/** A page of the positions that a student has collected. */
export const collectedPositionsQuery = (userId: string, page: number) =>
  queryOptions({
    queryKey: [COLLECTED, 'position', userId, page],
    queryFn: async ({ signal }) =>
      keepIds('position', await readPage(page, POSITIONS_A_PAGE, (at) => collectionReaders.position(at, signal))),
    placeholderData: keepPreviousData,
    staleTime: CONTENT_FRESH,
  })

export const collectedCompaniesQuery = (userId: string, page: number) =>
  queryOptions({
    queryKey: [COLLECTED, 'company', userId, page],
    queryFn: async ({ signal }) =>
      keepIds('company', await readPage(page, COMPANIES_A_PAGE, (at) => collectionReaders.company(at, signal))),
    placeholderData: keepPreviousData,
    staleTime: CONTENT_FRESH,
  })

const queries = { position: collectedPositionsQuery, company: collectedCompaniesQuery }

/** Begins to read a page, unless it is on the screen: a link to it that is pointed at leaves it as it is. */
export function beginCollected(kind: Collectable, userId: string, page: number): void {
  const query = queries[kind](userId, page)
  if (!cache.find({ queryKey: query.queryKey })?.isActive()) void queryClient.prefetchQuery(query as never)
}

export const beginSearches = (userId: string): void => void queryClient.prefetchQuery(searchesQuery(userId))
