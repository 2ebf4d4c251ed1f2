import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import type { SearchHints } from '../../../../contract/calls/search.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { queryClient } from '../../../api/query-client.ts'
import { type Change, type Chosen, type Dimension, dimensionLabel } from '../../../shared/lists/dimensions.ts'
import type { Wider } from './nothing-found-props.ts'

/** The list without one filter. */
export interface Without {
  readonly key: string
  /** The filter that is left out, in words. */
  readonly text: string
  readonly change: Change
  readonly count: number
}

/** Makes one filter for each dimension with a choice; the keyword is one, too. */
function filtersOf(dimensions: readonly Dimension[], chosen: readonly Chosen[]): Omit<Without, 'count'>[] {
  const keys = [...new Set(chosen.map(({ key }) => key))]
  return keys.map((key) => {
    const of = chosen.filter((one) => one.key === key)
    const dimension = dimensions.find((one) => one.key === key)
    const text = dimension && of.length > 1 ? dimensionLabel(dimension) : (of[0]?.text ?? '')
    return { key, text, change: { [key]: undefined } }
  })
}

/**
 * How many there are without each filter, the most first, those that help alone; undefined while that is not known.
 * @param hints what the server says; it is asked for each list where that failed, or leaves something out of account
 */
export function useWithout(
  { dimensions, chosen, hinted, queryAfter }: Wider,
  hints: UseQueryResult<SearchHints>,
): readonly Without[] | undefined {
  const filters = filtersOf(dimensions, chosen)
  const isAsked = hinted === null || hinted.filter.hide !== undefined || hints.isError
  const lists = useQueries({ queries: isAsked ? filters.map(({ change }) => queryAfter(change)) : [] }, queryClient)
  if (isAsked ? lists.some(({ isPending }) => isPending) : !hints.data) return undefined
  const counted = filters.map((filter, i) => ({
    ...filter,
    count: isAsked
      ? (lists[i]?.data?.total ?? 0)
      : (hints.data?.without.find(({ key }) => key === filter.key)?.count ?? 0),
  }))
  // A word less is nearer to what was asked for than nothing of it.
  const words = isAsked ? [] : (hints.data?.words ?? [])
  const without = words.map(({ word, keyword, count }) => ({
    key: `keyword ${word}`,
    text: m.lists_keyword({ text: word }),
    change: { keyword },
    count,
  }))
  const others = counted.filter(({ key, count }) => count > 0 && !(key === 'keyword' && without.length > 0))
  return [...without, ...others].sort((one, other) => other.count - one.count)
}
