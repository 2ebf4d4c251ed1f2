import { readFileSync } from 'node:fs'
import { and, eq } from 'drizzle-orm'
import type { Agreement } from '../../../contract/calls/media.ts'
import { type Locale, locales, type SiteInfo } from '../../../contract/calls/site.ts'
import { type AgreementKind, agreementKinds } from '../../../contract/content.ts'
import * as m from '../../../messages/compiled/messages.js'
import type { Db } from '../../platform/db/open.ts'
import { timely } from '../../platform/db/timely.ts'
import type { Sanitiser } from '../../platform/html.ts'
import { media } from '../media/schema.ts'
import { siteOf } from './site-scope.ts'
import type { SettingsOfSites } from './site-settings.ts'
import { localise, type Sites } from './sites.ts'

/** When the texts were last changed. */
const TEXTS_OF = '2026-11-27T00:00:00.000Z'

const keyOf = (kind: AgreementKind, locale: Locale) => `${kind}.${locale}`

/** HTML with `{{names}}` for what differs from site to site. */
const texts: ReadonlyMap<string, string> = new Map(
  agreementKinds.flatMap((kind) =>
    locales.map((locale) => {
      const key = keyOf(kind, locale)
      return [key, readFileSync(new URL(`./agreements/${key}.html`, import.meta.url), 'utf8')] as const
    }),
  ),
)

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

function namesOf({ brand, is_taiban }: SiteInfo, locale: Locale): Readonly<Record<string, string>> {
  const law = is_taiban === 1 ? m.server_law_taiwan : m.server_law_mainland
  const employment = is_taiban === 1 ? m.server_employment_law_taiwan : m.server_employment_law_mainland
  const jurisdiction = is_taiban === 1 ? m.server_jurisdiction_taiwan : m.server_jurisdiction_mainland
  return {
    site: localise(brand.name, locale),
    address: localise(brand.address, locale),
    studentPhone: brand.phones.student,
    employerPhone: brand.phones.enterprise,
    email: brand.email,
    hours: brand.office_hours,
    law: law({}, { locale }),
    employmentLaw: employment({}, { locale }),
    jurisdiction: jurisdiction({}, { locale }),
  }
}

/**
 * The text that a site has until it writes its own.
 * @param keepApplicationsDays for which what was sent is kept once an application ended
 */
function standardText(kind: AgreementKind, locale: Locale, site: SiteInfo, keepApplicationsDays: number): string {
  const names: Readonly<Record<string, string>> = {
    ...namesOf(site, locale),
    keepApplicationsDays: String(keepApplicationsDays),
  }
  const text = texts.get(keyOf(kind, locale)) ?? ''
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => escaped(names[name] ?? ''))
}

const titles = {
  user: m.server_agreement_user,
  privacy: m.server_agreement_privacy,
  employer: m.server_agreement_employer,
} satisfies Record<AgreementKind, unknown>

const standardTitle = (kind: AgreementKind, locale: Locale): string => titles[kind]({}, { locale })

/** What one agrees to on a host's site. */
export interface Agreements {
  /** The site's own article, as it is, or the standard text in a language; null where the host is no site's. */
  find(kind: AgreementKind, locale: Locale, host: string): Promise<Agreement | null>
}

export interface AgreementSources {
  readonly db: Db
  readonly sites: Sites
  readonly settings: SettingsOfSites
  readonly sanitiser: Sanitiser
  readonly keepApplicationsDays: number
}

export function createAgreements({
  db,
  sites,
  settings,
  sanitiser,
  keepApplicationsDays,
}: AgreementSources): Agreements {
  async function ownArticle(kind: AgreementKind, host: string): Promise<Agreement | null> {
    const id = (await settings.find(host))?.agreements?.[kind]
    if (id === undefined) return null
    const [row] = await timely(
      db
        .select({ title: media.title, html: media.html, publishedAt: media.publishedAt })
        .from(media)
        .where(and(eq(media.id, id), eq(media.kind, 'article'), eq(media.siteId, siteOf(db, host)))),
    )
    return row
      ? { title: row.title, html: sanitiser.html(row.html), published_at: row.publishedAt.toISOString() }
      : null
  }

  return {
    async find(kind, locale, host) {
      const site = await sites.find(host)
      if (!site) return null
      return (
        (await ownArticle(kind, host)) ?? {
          title: standardTitle(kind, locale),
          html: sanitiser.html(standardText(kind, locale, site, keepApplicationsDays)),
          published_at: TEXTS_OF,
        }
      )
    },
  }
}
