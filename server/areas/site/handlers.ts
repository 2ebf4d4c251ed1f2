import type * as site from '../../../contract/calls/site.ts'
import { codes } from '../../../contract/codes.ts'
import * as m from '../../../messages/compiled/messages.js'
import type { Exchange } from '../../platform/http/exchange.ts'
import { Refusal } from '../../platform/http/failures.ts'
import { spendAddress } from '../../platform/http/rate.ts'
import type { HandlersOf } from '../../platform/http/registry.ts'
import { hostName } from '../../platform/http/visit.ts'
import type { SiteServices } from './services.ts'

/** Of one address; a provider behind it counts ours all together. */
const CODES_A_MINUTE = 60

/** The site that a request is made to. */
export async function requireSite(services: Pick<SiteServices, 'sites'>, exchange: Exchange): Promise<site.SiteInfo> {
  return findSite(services, exchange.host)
}

/** The visitor's language: the one chosen, or the site's own. */
export const localeAt = (info: site.SiteInfo, exchange: Exchange): site.Locale =>
  exchange.chosenLocale ?? info.default_locale

/** @throws Refusal where a domain, as the client says it, is no site's */
async function findSite({ sites }: Pick<SiteServices, 'sites'>, domain: string): Promise<site.SiteInfo> {
  const info = await sites.find(hostName(domain))
  if (!info) throw new Refusal(codes.notFound)
  return info
}

/** Scenes that a site's configuration names. */
const codesOf = ({ qr_parameter_id, school, channel }: site.SiteInfo): readonly unknown[] => [
  qr_parameter_id,
  school?.qr_parameter_id,
  channel?.qr_parameter_id,
]

export function siteHandlers(services: SiteServices): HandlersOf<typeof site> {
  const { miniprogram } = services

  async function settingsOf(domain: string) {
    await findSite(services, domain)
    const settings = await services.siteSettings.find(hostName(domain))
    if (!settings) throw new Refusal(codes.notFound)
    return settings
  }

  /** Whether a scene is of the page of the student whose session asks. */
  async function isOwnScene(scene: string, { sessionId }: Exchange): Promise<boolean> {
    const owner = await services.sessions.owner(sessionId)
    return owner?.loginType === 'student' && scene === `student=${owner.userId}`
  }

  return {
    getSiteInfo: ({ params }) => findSite(services, params.domain),

    async createQrCodeParameter({ exchange }) {
      const info = await requireSite(services, exchange)
      return { apiStatus: 1, QRcode: await miniprogram.siteCode(exchange.origin, info.qr_parameter_id) }
    },

    async getStudentQrCode({ params, exchange }) {
      const info = await requireSite(services, exchange)
      await spendAddress(services.ephemeral, 'visitor', 'code', exchange.network, CODES_A_MINUTE)
      if (!codesOf(info).includes(params.scene) && !(await isOwnScene(params.scene, exchange))) {
        throw new Refusal(codes.forbidden, m.server_scene_foreign({}, { locale: localeAt(info, exchange) }))
      }
      return { QRcode: await miniprogram.siteCode(exchange.origin, params.scene) }
    },

    getCompanySiteInfo: ({ params }) => findSite(services, params.domain),

    getDomainConfig: async ({ params }) => (await settingsOf(params.domain)).domain_config,

    async getSchoolType({ params, exchange }) {
      const info = await services.sites.find(hostName(params.domain))
      if (!info) {
        const locale = exchange.chosenLocale ?? 'zh-CN'
        throw new Refusal(codes.notFound, m.server_request_failed({}, { locale }))
      }
      return { school_type: info.school?.school_type ?? 0 }
    },

    getExhibition: ({ params }) => findSite(services, params.domain),

    getTaiwanFlag: ({ params }) => findSite(services, params.domain),

    getHomeResource: async ({ exchange }) => settingsOf(exchange.host),
  }
}
