import { createHmac } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import { kept } from '../../platform/kept.ts'
import type { Platform } from '../../platform/platform.ts'
import { isSame } from '../../platform/same.ts'
import type { Providers } from '../../providers/providers.ts'
import { createAgreements } from './agreements.ts'
import { createSettingsOfSites } from './site-settings.ts'
import { createSites, type Sites } from './sites.ts'

/** Milliseconds for which the main platform's host is known. */
const MAIN_FRESH = 60_000

/**
 * Origin of the site that search engines keep positions and companies of: the main platform where there is one.
 * @param origin scheme, host and port of the site that is asked
 */
type CanonicalOrigin = (origin: string) => Promise<string>

function createCanonicalOrigin(sites: Pick<Sites, 'list'>, clock: Clock): CanonicalOrigin {
  const mainHost = kept(clock, MAIN_FRESH, async () => {
    const main = (await sites.list()).find(({ info }) => info.type === 1)
    return main?.host ?? null
  })
  return async (origin) => {
    const host = await mainHost()
    const address = URL.parse(origin)
    if (host === null || !address) return origin
    address.hostname = host
    return address.origin
  }
}

const HOUR = 3_600_000

/** Tokens of reports that anybody may make: they tell one browser from another, and last into the next hour. */
interface ReportTokens {
  issue(browserId: string): string
  isValid(token: string, browserId: string): boolean
}

/** @param secret key of the digests; every process that serves the sites has the same */
function createReportTokens(clock: Clock, secret: string): ReportTokens {
  const hour = () => Math.floor(clock() / HOUR)
  const tokenOf = (browserId: string, at: number) =>
    createHmac('sha256', secret).update(`report\n${browserId}\n${at}`).digest('base64url')
  return {
    issue: (browserId) => tokenOf(browserId, hour()),
    isValid: (token, browserId) => [hour(), hour() - 1].some((at) => isSame(token, tokenOf(browserId, at))),
  }
}

/** What there is before any area. */
export type Base = Platform & Omit<Providers, 'outbox'>

export type SiteServices = Base & ReturnType<typeof createSiteServices>

export function createSiteServices({ db, clock, settings, sanitiser }: Base) {
  const sites = createSites(db, settings.siteOverlay)
  const siteSettings = createSettingsOfSites(db)
  const { keepApplicationsDays, secret } = settings
  return {
    sites,
    siteSettings,
    canonicalOrigin: createCanonicalOrigin(sites, clock),
    reportTokens: createReportTokens(clock, secret),
    agreements: createAgreements({ db, sites, settings: siteSettings, sanitiser, keepApplicationsDays }),
  }
}
