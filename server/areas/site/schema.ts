import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { DomainConfig, SiteInfo } from '../../../contract/calls/site.ts'
import type { AgreementKind } from '../../../contract/content.ts'

/** What a site's row says beside its information. */
export interface SiteSettings {
  readonly domain_config: DomainConfig
  readonly is_hide_logo: 0 | 1
  /** Articles of the site in place of the texts on what one agrees to. */
  readonly agreements?: Partial<Record<AgreementKind, number>>
  /** What the platform counts, as a school's back office shows it. */
  readonly statistics: { readonly students: number; readonly companies: number; readonly universities: number }
}

export const standardSettings: SiteSettings = {
  domain_config: { use_bg_image: 0, bg_image: '', title: '', subtitle: '', channel_type: '' },
  is_hide_logo: 0,
  statistics: { students: 500_000, companies: 20_000, universities: 1000 },
}

export const sites = pgTable('sites', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Names the site among us; hosts may move from site to site. */
  key: text().notNull().unique(),
  info: jsonb().$type<SiteInfo>().notNull(),
  settings: jsonb().$type<SiteSettings>().notNull().default(standardSettings),
})

export const siteHosts = pgTable('site_hosts', {
  /** Lower case, without port. */
  host: text().primaryKey(),
  siteId: integer()
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' }),
})

/** Of a row that a site has to itself. */
export const siteId = () =>
  integer()
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' })
