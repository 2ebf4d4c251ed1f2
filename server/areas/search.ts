import type * as calls from '../../contract/calls/search.ts'
import { askerAt } from '../http/addresses/network.ts'
import type { HandlersOf } from '../http/registry.ts'
import type { Services } from '../services.ts'

export function searchHandlers({ scans, publicLists, suggester, searchHints }: Services): HandlersOf<typeof calls> {
  return {
    getSuggestions: ({ params, exchange }) => publicLists.read(exchange, () => suggester.suggest(params.keyword)),
    getSearchHints: ({ params: { list, ...filter }, exchange: { host, network } }) =>
      scans.of(askerAt(network), JSON.stringify(['hints', host, list, filter]), () =>
        searchHints.of(list, filter, host),
      ),
  }
}
