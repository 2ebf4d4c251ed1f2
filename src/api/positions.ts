import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as positions from '../../contract/calls/positions.ts'
import type { PositionDimension, PositionFilter } from '../../contract/content.ts'
import type { Search } from '../../contract/searches.ts'
import { request } from './client.ts'
import { CONTENT_FRESH, readPage } from './content.ts'

const getPositionList = request(positions.getPositionList)
const getRecommendedPositions = request(positions.getRecommendedPositions)
const getCollegePositions = request(positions.getCollegePositions)
const getPositionCounts = request(positions.getPositionCounts)
const getPosition = request(positions.getPosition)
const getTerms = request(positions.getTerms)

/** Positions to a page of every list. */
export const POSITIONS_A_PAGE = 20

/** Whose list it is, where what is delivered is left out; such a list is nobody's as long as that is not known. */
const ownOf = ({ hide }: PositionFilter, userId: string | null) => ({
  key: hide ? [userId] : [],
  enabled: !hide || userId !== null,
})

/**
 * A page of open positions.
 * @param userId the student's, '' where nobody is one, null while that is not known
 */
export const positionsQuery = (filter: PositionFilter, page: number, userId: string | null) =>
  queryOptions({
    queryKey: ['positions', filter, page, ...ownOf(filter, userId).key],
    enabled: ownOf(filter, userId).enabled,
    queryFn: ({ signal }) => readPage(page, POSITIONS_A_PAGE, (at) => getPositionList({ ...filter, ...at }, signal)),
    placeholderData: keepPreviousData,
    staleTime: CONTENT_FRESH,
  })

/**
 * As above, those that suit the student first.
 * @param userId the student's, '' where nobody is one, null while that is not known: nothing is read then
 */
export const recommendationsQuery = (filter: PositionFilter, page: number, userId: string | null) =>
  queryOptions({
    queryKey: ['recommendations', userId, filter, page],
    enabled: userId !== null,
    queryFn: ({ signal }) =>
      readPage(page, POSITIONS_A_PAGE, (at) => getRecommendedPositions({ ...filter, ...at }, signal)),
    placeholderData: keepPreviousData,
    staleTime: CONTENT_FRESH,
  })

/** Positions that suit a department's graduates. */
export const collegePositionsQuery = (
  filter: PositionFilter & { college?: string | undefined },
  page: number,
  userId: string | null,
) =>
  queryOptions({
    queryKey: ['positions', 'college', filter, page, ...ownOf(filter, userId).key],
    enabled: ownOf(filter, userId).enabled,
    queryFn: ({ signal }) =>
      readPage(page, POSITIONS_A_PAGE, (at) => getCollegePositions({ ...filter, ...at }, signal)),
    placeholderData: keepPreviousData,
    staleTime: CONTENT_FRESH,
  })

/** How many positions of a list there are with each choice of a dimension. */
export function positionCountsQuery({ list, filter }: Search, by: PositionDimension) {
  const asked = { ...filter, [by]: undefined, sort: undefined, list, by }
  return queryOptions({
    queryKey: ['positions', 'counts', asked],
    queryFn: async ({ signal }) => (await getPositionCounts(asked, signal)).list,
    placeholderData: keepPreviousData,
    staleTime: CONTENT_FRESH,
  })
}

export const positionQuery = (id: string) =>
  queryOptions({
    queryKey: ['positions', 'one', id],
    queryFn: ({ signal }) => getPosition({ id }, signal),
    staleTime: CONTENT_FRESH,
  })

/** What filters offer. */
export const termsQuery = queryOptions({
  queryKey: ['terms'],
  queryFn: ({ signal }) => getTerms({}, signal),
  staleTime: Number.POSITIVE_INFINITY,
})
