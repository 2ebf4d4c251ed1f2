import { queryOptions } from '@tanstack/react-query'
import * as search from '../../contract/calls/search.ts'
import type { SearchFilter } from '../../contract/searches.ts'
import { request } from './client.ts'
import { CONTENT_FRESH } from './content.ts'

const getSearchHints = request(search.getSearchHints)

/** Rejects with a CallFailure. */
export const getSuggestions = request(search.getSuggestions)

/** A list that hints are asked for. */
export interface HintedList {
  readonly list: (typeof search.hintedLists)[number]
  readonly filter: SearchFilter
}

/** What helps where a list is empty. */
export const hintsQuery = ({ list, filter }: HintedList) =>
  queryOptions({
    queryKey: ['search', 'hints', list, filter],
    queryFn: ({ signal }) => getSearchHints({ ...filter, hide: undefined, sort: undefined, list }, signal),
    staleTime: CONTENT_FRESH,
  })
