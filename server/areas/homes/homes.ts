import { and, asc, eq } from 'drizzle-orm'
import type { Banner, HotCategory } from '../../../contract/calls/homes.ts'
import type { CompanyEntry } from '../../../contract/content.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { timely } from '../../platform/db/timely.ts'
import { companyColumns, companyEntryOf } from '../jobs/companies/company-entries.ts'
import { linkAddress } from '../jobs/companies/links.ts'
import { openings } from '../jobs/positions/openings.ts'
import type { PositionCounts } from '../jobs/positions/position-counts.ts'
import { companies } from '../jobs/schema.ts'
import type { TermBook, Terms } from '../jobs/terms.ts'
import { siteOf } from '../site/site-scope.ts'
import { type HotRow, homeCompanies, homes } from './schema.ts'

export type HomeRow = typeof homes.$inferSelect

export interface Homes {
  /** Reads the parts of the home of the host's site; null where it has none. */
  find(host: string): Promise<HomeRow | null>
  /** Companies that the home shows first, in its order. */
  companies(host: string, kind: 'zone' | 'famous'): Promise<CompanyEntry[]>
  hotCategories(rows: readonly HotRow[]): Promise<HotCategory[]>
}

export function createHomes(db: Db, clock: Clock, terms: Terms, positionCounts: () => Promise<PositionCounts>): Homes {
  return {
    async find(host) {
      const [row] = await timely(
        db
          .select()
          .from(homes)
          .where(eq(homes.siteId, siteOf(db, host))),
      )
      return row ? { ...row, banners: row.banners.map(bannerOf) } : null
    },

    async companies(host, kind) {
      const query = db
        .select({ company: companyColumns, openings: openings(db, new Date(clock())) })
        .from(homeCompanies)
        .innerJoin(companies, eq(companies.id, homeCompanies.companyId))
        .where(and(eq(homeCompanies.siteId, siteOf(db, host)), eq(homeCompanies.kind, kind)))
        .orderBy(asc(homeCompanies.place), asc(companies.id))
      const [rows, book] = await Promise.all([timely(query), terms.book()])
      return rows.map(({ company, openings }) => companyEntryOf(company, openings, book))
    },

    async hotCategories(rows) {
      const [counts, book] = await Promise.all([positionCounts(), terms.book()])
      return rows.map((row) => hotCategoryOf(row, counts, book))
    },
  }
}

const bannerOf = (banner: Banner): Banner => ({ ...banner, jump_link: linkAddress(banner.jump_link) })

const hotCategoryOf = (row: HotRow, counts: PositionCounts, book: TermBook): HotCategory => ({
  ...row,
  label: book.label('category', row.value),
  count: counts.ofCategory(row.value, row.period),
})
