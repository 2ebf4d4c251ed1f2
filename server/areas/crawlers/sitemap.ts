import { and, asc, gt, lte, sql } from 'drizzle-orm'
import { plainPath } from '../../../contract/plain-pages.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { timely } from '../../platform/db/timely.ts'
import { html, type Markup } from '../../platform/http/markup.ts'
import { isOpen } from '../jobs/positions/openings.ts'
import { positions } from '../jobs/schema.ts'

/** Addresses of a page, at most: those of as many neighbouring ids. */
const PAGE = 5000

export const sitemapKinds = ['jobs', 'companies'] as const
type Kind = (typeof sitemapKinds)[number]

/** Open positions and the companies that recruit, as XML. */
export interface Sitemap {
  index(origin: string): Promise<string>
  page(kind: Kind, number: number, origin: string): Promise<string>
}

const ids = { jobs: positions.id, companies: positions.companyId }
const plain = { jobs: 'position', companies: 'company' } as const
const latest = sql<Date>`max(${positions.publishedAt})`.mapWith(positions.publishedAt)

export function createSitemap(db: Db, clock: Clock): Sitemap {
  const openNow = () => isOpen(new Date(clock()))

  async function pagesOf(kind: Kind) {
    const number = sql<number>`((${ids[kind]} - 1) / ${sql.raw(String(PAGE))} + 1)`
    const rows = await timely(
      db.select({ number, latest }).from(positions).where(openNow()).groupBy(number).orderBy(asc(number)),
    )
    return rows.map((row) => ({ ...row, kind }))
  }

  return {
    async index(origin) {
      const pages = (await Promise.all(sitemapKinds.map(pagesOf))).flat()
      const entries = pages.map(({ kind, number, latest }) =>
        entry('sitemap', `${origin}/sitemap/${kind}-${number}.xml`, latest),
      )
      return document('sitemapindex', entries)
    },

    async page(kind, number, origin) {
      const id = ids[kind]
      const rows = await timely(
        db
          .select({ id, latest })
          .from(positions)
          .where(and(openNow(), gt(id, (number - 1) * PAGE), lte(id, number * PAGE)))
          .groupBy(id)
          .orderBy(asc(id)),
      )
      return document(
        'urlset',
        rows.map((row) => entry('url', `${origin}${plainPath(plain[kind], String(row.id))}`, row.latest)),
      )
    },
  }
}

type Root = 'sitemapindex' | 'urlset'

function entry(name: 'sitemap' | 'url', address: string, changed: Date): Markup {
  const content = html`<loc>${address}</loc><lastmod>${changed.toISOString()}</lastmod>`
  return name === 'url' ? html`<url>${content}</url>\n` : html`<sitemap>${content}</sitemap>\n`
}

function document(root: Root, entries: readonly Markup[]): string {
  const open = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`
  return `${open}${html`${entries}`.text}</${root}>\n`
}
