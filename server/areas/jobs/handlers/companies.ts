import type * as calls from '../../../../contract/calls/companies.ts'
import { codes } from '../../../../contract/codes.ts'
import { askerAt } from '../../../platform/http/addresses/network.ts'
import { Refusal } from '../../../platform/http/failures.ts'
import type { HandlersOf } from '../../../platform/http/registry.ts'
import type { JobsServices } from '../services.ts'

/** Companies of the main platform's home, at most. */
const HOME_COMPANIES = 39

export function companiesHandlers({
  companies,
  positions,
  scans,
  publicLists,
}: JobsServices): HandlersOf<typeof calls> {
  return {
    getCompanyList: ({ params, exchange }) => publicLists.read(exchange, () => companies.list(params, exchange.host)),

    getCollegeCompanies: ({ params, exchange }) =>
      publicLists.read(exchange, () => companies.ofCollege(params, exchange.host)),

    async getCompanyCounts({ params: { by, ...filtered }, exchange }) {
      const { host } = exchange
      const key = JSON.stringify(['companies', host, by, filtered])
      const counted = await scans.of(askerAt(exchange.network), key, () => companies.countChoices(filtered, by, host))
      return { list: counted, total: counted.length }
    },

    async getCompany({ params }) {
      const detail = await companies.find(params.id)
      if (!detail) throw new Refusal(codes.notFound)
      return detail
    },

    async getCompanyPositions({ params: { company_id, ...page }, exchange }) {
      const answer = await publicLists.read(exchange, () => positions.ofCompany(company_id, page))
      if (!answer) throw new Refusal(codes.notFound)
      return answer
    },

    getHomeCompanies: async ({ exchange }) => ({
      list: await publicLists.read(exchange, () => companies.recruiting(HOME_COMPANIES)),
    }),
  }
}
