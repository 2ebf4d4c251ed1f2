import type * as calls from '../../../../contract/calls/collect.ts'
import { COLLECTION_MAX, type Collectable } from '../../../../contract/calls/collect.ts'
import { codes } from '../../../../contract/codes.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { Refusal } from '../../../platform/http/failures.ts'
import type { HandlersOf } from '../../../platform/http/registry.ts'
import { localeAt, requireSite } from '../../site/handlers.ts'
import type { JobsServices } from '../services.ts'

const fullSentence = {
  position: m.server_collect_positions_full,
  company: m.server_collect_companies_full,
} satisfies Record<Collectable, unknown>

export function collectHandlers(services: JobsServices): HandlersOf<typeof calls> {
  const { collections } = services
  return {
    async addToCollection({ params: { type, id }, caller, exchange }) {
      const locale = localeAt(await requireSite(services, exchange), exchange)
      const outcome = await collections.add(caller.userId, type, id)
      if (outcome === 'unknown') throw new Refusal(codes.notFound)
      if (outcome === 'full')
        throw new Refusal(codes.refused, fullSentence[type]({ count: COLLECTION_MAX }, { locale }))
      return { is_collected: true }
    },

    async cancelCollection({ params: { type, id }, caller }) {
      await collections.cancel(caller.userId, type, id)
      return { is_collected: false }
    },

    getCollectedPositions: ({ params, caller }) => collections.positions(caller.userId, params),

    getCollectedCompanies: ({ params, caller }) => collections.companies(caller.userId, params),
  }
}
