import type * as calls from '../../../../contract/calls/zones.ts'
import { codes } from '../../../../contract/codes.ts'
import { askerAt } from '../../../platform/http/addresses/network.ts'
import { Refusal } from '../../../platform/http/failures.ts'
import type { HandlersOf } from '../../../platform/http/registry.ts'
import { hostName } from '../../../platform/http/visit.ts'
import { requireSite } from '../../site/handlers.ts'
import type { HomesServices } from '../services.ts'

export function zonesHandlers(services: HomesServices): HandlersOf<typeof calls> {
  const { departments, scans, sites, zones } = services

  /** @throws Refusal where the domain is no site's */
  async function atSite<T>(domain: string, read: (host: string) => Promise<T[]>): Promise<{ list: T[] }> {
    const host = hostName(domain)
    const [site, list] = await Promise.all([sites.find(host), read(host)])
    if (!site) throw new Refusal(codes.notFound)
    return { list }
  }

  return {
    async getZone({ params, exchange }) {
      const item = await zones.find(params.zoneid, exchange.host)
      if (!item) throw new Refusal(codes.notFound)
      return item
    },

    getSiteColleges: async ({ exchange }) => ({ list: await departments.list(exchange.host) }),

    getSiteMajors: async ({ exchange }) => ({ list: await departments.majors(exchange.host) }),

    getCollegeMajors: async ({ params, exchange }) => ({
      list: await departments.majorsOf(params.college, exchange.host),
    }),

    getFacultyList: ({ params }) => atSite(params.domain, departments.list),

    getFacultyMajors: ({ params }) => atSite(params.domain, departments.majors),

    async getCollegeHome({ exchange }) {
      await requireSite(services, exchange)
      const { host } = exchange
      return scans.of(askerAt(exchange.network), `college ${host}`, () => departments.head(host))
    },
  }
}
