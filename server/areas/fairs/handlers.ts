import type * as calls from '../../../contract/calls/fairs.ts'
import { codes } from '../../../contract/codes.ts'
import { Refusal } from '../../platform/http/failures.ts'
import type { HandlersOf } from '../../platform/http/registry.ts'
import type { FairsServices } from './services.ts'

export function fairsHandlers({ fairs, fairCompanies, talks, publicLists }: FairsServices): HandlersOf<typeof calls> {
  return {
    getFair: async ({ params, exchange }) => found(await fairs.find(params.id, exchange.host)),

    getFairLabels: async ({ params, exchange }) => ({
      list: found(await publicLists.read(exchange, () => fairCompanies.labels(params.id, exchange.host))),
    }),

    getFairCompanies: async ({ params: { id, ...search }, exchange }) =>
      found(await publicLists.read(exchange, () => fairCompanies.list(id, search, exchange.host))),

    findBooths: async ({ params: { id, keyword }, exchange }) => ({
      list: found(await publicLists.read(exchange, () => fairCompanies.booths(id, keyword, exchange.host))),
    }),

    getFairList: ({ params, exchange }) => publicLists.read(exchange, () => fairs.list(params, exchange.host)),

    getTalks: ({ params, exchange }) => publicLists.read(exchange, () => talks.list(params, exchange.host)),
  }
}

function found<T>(answer: T | null): T {
  if (answer === null) throw new Refusal(codes.notFound)
  return answer
}
