import type * as site from '../../contract/calls/site.ts'
import { codes } from '../../contract/codes.ts'
import { type Exchange, hostName } from '../http/exchange.ts'
import { Refusal } from '../http/failures.ts'
import type { HandlersOf } from '../http/registry.ts'
import type { Services } from '../services.ts'

/** The site that a request is made to. */
export async function requireSite(services: Services, exchange: Exchange): Promise<site.SiteInfo> {
  return findSite(services, exchange.host)
}

async function findSite(services: Services, host: string): Promise<site.SiteInfo> {
  const info = await services.sites.find(host)
  if (!info) throw new Refusal(codes.notFound)
  return info
}

export function siteHandlers(services: Services): HandlersOf<typeof site> {
  return {
    getSiteInfo: ({ params }) => findSite(services, hostName(params.domain)),

    async createQrCodeParameter({ exchange }) {
      const info = await requireSite(services, exchange)
      return { apiStatus: 1, QRcode: await services.miniprogram.siteCode(exchange.origin, info.qr_parameter_id) }
    },
  }
}
