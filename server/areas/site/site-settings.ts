import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { timely } from '../../platform/db/timely.ts'
import { type SiteSettings, siteHosts, sites } from './schema.ts'

export interface SettingsOfSites {
  /** @param host of a site that there is, lower case, without port */
  find(host: string): Promise<SiteSettings | null>
}

export function createSettingsOfSites(db: Db): SettingsOfSites {
  return {
    async find(host) {
      const [row] = await timely(
        db
          .select({ settings: sites.settings })
          .from(siteHosts)
          .innerJoin(sites, eq(sites.id, siteHosts.siteId))
          .where(eq(siteHosts.host, host)),
      )
      return row?.settings ?? null
    },
  }
}
