import { asc, eq } from 'drizzle-orm'
import type { Locale, LocalText, SiteInfo } from '../../../contract/calls/site.ts'
import type { Db } from '../../platform/db/open.ts'
import { timely } from '../../platform/db/timely.ts'
import type { SiteOverlay } from '../../platform/settings/site-overlay.ts'
import { siteHosts, sites } from './schema.ts'

export interface Sites {
  /** The site that a host name (lower case, without port) stands for. */
  find(host: string): Promise<SiteInfo | null>
  /** What names that site among us. */
  keyOf(host: string): Promise<string | null>
  list(): Promise<{ host: string; info: SiteInfo }[]>
}

/** PostgreSQL takes no NUL, and no host has what is left out here. */
const HOST = /^[a-z0-9._-]{1,253}$/

/** @param overlay what the server's settings change in every site's information */
export function createSites(db: Db, overlay: SiteOverlay): Sites {
  const rows = () =>
    db
      .select({ host: siteHosts.host, key: sites.key, info: sites.info })
      .from(siteHosts)
      .innerJoin(sites, eq(sites.id, siteHosts.siteId))
  return {
    async find(host) {
      if (!HOST.test(host)) return null
      const [row] = await timely(rows().where(eq(siteHosts.host, host)))
      return row ? overlay(row.info) : null
    },
    async keyOf(host) {
      if (!HOST.test(host)) return null
      const [row] = await timely(rows().where(eq(siteHosts.host, host)))
      return row?.key ?? null
    },
    async list() {
      const all = await timely(rows().orderBy(asc(sites.id), asc(siteHosts.host)))
      return all.map(({ host, info }) => ({ host, info: overlay(info) }))
    },
  }
}

/** A site's wording in a language, or in Chinese where nobody wrote it. */
export const localise = (text: LocalText, locale: Locale): string => text[locale] || text['zh-CN']
