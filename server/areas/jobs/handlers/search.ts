import type * as calls from '../../../../contract/calls/search.ts'
import { askerAt } from '../../../platform/http/addresses/network.ts'
import type { HandlersOf } from '../../../platform/http/registry.ts'
import type { JobsServices } from '../services.ts'

export function searchHandlers({ scans, publicLists, suggester, searchHints }: JobsServices): HandlersOf<typeof calls> {
  return {
    getSuggestions: ({ params, exchange }) => publicLists.read(exchange, () => suggester.suggest(params.keyword)),
    getSearchHints: ({ params: { list, ...filter }, exchange: { host, network } }) =>
      scans.of(askerAt(network), JSON.stringify(['hints', host, list, filter]), () =>
        searchHints.of(list, filter, host),
      ),
  }
}
