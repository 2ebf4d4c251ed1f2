import type * as calls from '../../contract/calls/positions.ts'
import { codes } from '../../contract/codes.ts'
import { Refusal } from '../http/failures.ts'
import type { HandlersOf } from '../http/registry.ts'
import type { Services } from '../services.ts'

export function positionsHandlers({
  positions,
  positionDetails,
  feed,
  terms,
  sessions,
}: Services): HandlersOf<typeof calls> {
  return {
    getPositionList: ({ params, exchange }) => positions.list(params, exchange.host),

    async getRecommendedPositions({ params, exchange }) {
      const owner = await sessions.owner(exchange.sessionId)
      return owner?.loginType === 'student'
        ? positions.recommended(params, exchange.host, owner.userId)
        : positions.list(params, exchange.host)
    },

    getCollegePositions: ({ params, exchange }) => positions.ofCollege(params, exchange.host),

    async getPosition({ params }) {
      const detail = await positionDetails.find(params.id)
      if (!detail) throw new Refusal(codes.notFound)
      return detail
    },

    getHomePositions: ({ params }) => feed.read(params),

    async getTerms() {
      const book = await terms.book()
      return { categories: book.list('category'), cities: book.list('city'), industries: book.list('industry') }
    },
  }
}
