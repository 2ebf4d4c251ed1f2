import { and, eq } from 'drizzle-orm'
import type { Agreement } from '../../../contract/calls/media.ts'
import type { Locale } from '../../../contract/calls/site.ts'
import type { AgreementKind } from '../../../contract/content.ts'
import type { Db } from '../../platform/db/open.ts'
import { timely } from '../../platform/db/timely.ts'
import type { Sanitiser } from '../../platform/html.ts'
import { media } from '../media/schema.ts'
import { standardText, standardTitle, TEXTS_OF } from './agreement-text.ts'
import { siteOf } from './site-scope.ts'
import type { SettingsOfSites } from './site-settings.ts'
import type { Sites } from './sites.ts'

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
