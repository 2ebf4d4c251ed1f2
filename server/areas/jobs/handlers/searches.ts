import type * as calls from '../../../../contract/calls/searches.ts'
import type { SearchRefusal } from '../../../../contract/calls/searches.ts'
import { codes } from '../../../../contract/codes.ts'
import { SEARCHES_MAX } from '../../../../contract/searches.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { Refusal } from '../../../platform/http/failures.ts'
import type { HandlersOf } from '../../../platform/http/registry.ts'
import { hostName } from '../../../platform/http/visit.ts'
import { ownerOf } from '../../login/registered.ts'
import { localeAt, requireSite } from '../../site/handlers.ts'
import type { JobsServices } from '../services.ts'

const sentences = {
  full: m.server_search_full,
  empty: m.server_search_empty,
  unknown: m.server_search_unknown,
} satisfies Record<SearchRefusal['why'], unknown>

export function searchesHandlers(services: JobsServices): HandlersOf<typeof calls> {
  const { searches } = services
  return {
    async saveSearch({ params, caller, exchange }) {
      const owner = ownerOf(params, caller)
      const locale = localeAt(await requireSite(services, exchange), exchange)
      const { list, filter, host = exchange.host } = params
      const saved = await searches.save(owner, { list, filter }, hostName(host), exchange.host)
      if (saved === null) throw new Refusal(codes.notFound)
      if ('why' in saved)
        throw new Refusal(codes.refused, sentences[saved.why]({ count: SEARCHES_MAX }, { locale }), saved)
      return saved
    },

    getSearches: async ({ caller, exchange }) => ({ list: await searches.list(caller.userId, exchange.host) }),

    async removeSearch({ params, caller }) {
      await searches.remove(ownerOf(params, caller), params.id)
      return {}
    },
  }
}
