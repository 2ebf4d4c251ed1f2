import type * as calls from '../../../../contract/calls/positions.ts'
import { codes } from '../../../../contract/codes.ts'
import type { PositionFilter } from '../../../../contract/content.ts'
import { askerAt } from '../../../platform/http/addresses/network.ts'
import type { Exchange } from '../../../platform/http/exchange.ts'
import { Refusal } from '../../../platform/http/failures.ts'
import type { HandlersOf } from '../../../platform/http/registry.ts'
import type { JobsServices } from '../services.ts'

export function positionsHandlers({
  positions,
  positionDetails,
  feed,
  terms,
  scans,
  publicLists,
  sessions,
  canonicalOrigin,
}: JobsServices): HandlersOf<typeof calls> {
  async function studentOf({ sessionId }: Exchange): Promise<string | null> {
    const owner = await sessions.owner(sessionId)
    return owner?.loginType === 'student' ? owner.userId : null
  }

  /** The student whose deliveries a list leaves out; nobody else may see which those are. */
  async function hiddenFor({ hide }: PositionFilter, exchange: Exchange): Promise<string | null> {
    if (!hide) return null
    exchange.isPersonal = true
    return studentOf(exchange)
  }

  return {
    getPositionList: ({ params, exchange }) =>
      publicLists.read(exchange, async () => positions.list(params, exchange.host, await hiddenFor(params, exchange))),

    getRecommendedPositions: ({ params, exchange }) =>
      publicLists.read(exchange, async () => {
        const studentId = await studentOf(exchange)
        return studentId === null
          ? positions.list(params, exchange.host, null)
          : positions.recommended(params, exchange.host, studentId)
      }),

    getCollegePositions: ({ params, exchange }) =>
      publicLists.read(exchange, async () =>
        positions.ofCollege(params, exchange.host, await hiddenFor(params, exchange)),
      ),

    async getPositionCounts({ params: { list, by, ...filter }, exchange }) {
      const studentId = await hiddenFor(filter, exchange)
      const { host } = exchange
      const key = studentId === null ? JSON.stringify(['positions', host, list, by, filter]) : null
      const counted = await scans.of(askerAt(exchange.network), key, () =>
        positions.countChoices({ list, filter }, by, host, studentId),
      )
      return { list: counted, total: counted.length }
    },

    async getPosition({ params, exchange }) {
      const detail = await positionDetails.find(params.id)
      if (!detail) throw new Refusal(codes.notFound)
      return { ...detail, canonical_origin: await canonicalOrigin(exchange.origin) }
    },

    getHomePositions: ({ params, exchange }) => publicLists.read(exchange, () => feed.read(params)),

    async getTerms() {
      const book = await terms.book()
      return {
        categories: book.ofDisciplines('category'),
        majors: book.ofDisciplines('major'),
        cities: book.list('city'),
        industries: book.list('industry'),
      }
    },
  }
}
