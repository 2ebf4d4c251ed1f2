import type * as calls from '../../contract/calls/search.ts'
import type { HandlersOf } from '../http/registry.ts'
import type { Services } from '../services.ts'

export function searchHandlers({ suggester, searchHints }: Services): HandlersOf<typeof calls> {
  return {
    getSuggestions: ({ params }) => suggester.suggest(params.keyword),
    getSearchHints: ({ params: { list, ...filter }, exchange }) => searchHints.of(list, filter, exchange.host),
  }
}
