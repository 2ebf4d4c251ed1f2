import type { Platform } from '../../platform/platform.ts'
import type { Providers } from '../../providers/providers.ts'
import { createAgreements } from './agreements.ts'
import { createCanonicalOrigin } from './canonical-origin.ts'
import { createReportTokens } from './report-token.ts'
import { createSettingsOfSites } from './site-settings.ts'
import { createSites } from './sites.ts'

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
