import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { FairCompany } from '../../contract/calls/fairs.ts'
import type { Term } from '../../contract/content.ts'
import type { Clock } from '../adapters/ephemeral.ts'
import { booths, fairCompanies, fairs } from '../db/events-schema.ts'
import type { Db } from '../db/open.ts'
import { companies } from '../db/recruiting-schema.ts'
import { timely } from '../db/timely.ts'
import { wordsOf } from '../search.ts'
import { companyColumns, companyEntryOf } from './company-entries.ts'
import { hasWords } from './keyword.ts'
import { openings } from './openings.ts'
import { counted, type PageParams, sliceOf } from './paging.ts'
import { siteOf } from './site-scope.ts'
import type { Terms } from './terms.ts'

export interface FairCompanySearch extends PageParams {
  /** An industry. */
  readonly label?: string | undefined
  readonly keyword?: string | undefined
}

/** Answers are null where the host's site has no such fair. */
export interface FairCompanies {
  /** By their booths; those without one last. */
  list(id: string, search: FairCompanySearch, host: string): Promise<{ list: FairCompany[]; total: number } | null>
  /** Their industries, those of most companies first. */
  labels(id: string, host: string): Promise<(Term & { count: number })[] | null>
}

export function createFairCompanies(db: Db, clock: Clock, terms: Terms): FairCompanies {
  const planOf = (id: string, host: string) =>
    db
      .select({ plan: fairs.plan })
      .from(fairs)
      .where(and(eq(fairs.id, Number(id)), eq(fairs.siteId, siteOf(db, host))))

  const comesTo = (id: string): SQL =>
    inArray(
      companies.id,
      db
        .select({ id: fairCompanies.companyId })
        .from(fairCompanies)
        .where(eq(fairCompanies.fairId, Number(id))),
    )

  async function read(id: string, { label, keyword = '', ...page }: FairCompanySearch, host: string) {
    const standsAt = and(eq(booths.fairId, Number(id)), eq(booths.companyId, companies.id))
    const where = and(
      comesTo(id),
      label ? eq(companies.industry, label) : undefined,
      ...hasWords(companies, wordsOf(keyword)),
    )
    const order = [sql`${booths.no} collate "C"`, companies.id]
    const { limit, offset } = sliceOf(page)
    const ids = db
      .select({ id: companies.id })
      .from(companies)
      .leftJoin(booths, standsAt)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset)
      .as('page')
    const count = counted(db, companies, where)
    return timely(
      db
        .select({
          total: count.total,
          plan: sql<typeof fairs.$inferSelect.plan | null>`(${planOf(id, host)})`,
          company: companyColumns,
          stand: { no: booths.no, hall: booths.hall },
          openings: openings(db, new Date(clock())),
        })
        .from(count)
        .leftJoin(ids, sql`true`)
        .leftJoin(companies, eq(companies.id, ids.id))
        .leftJoin(booths, standsAt)
        .orderBy(...order),
    )
  }

  return {
    async list(id, search, host) {
      const [rows, book] = await Promise.all([read(id, search, host), terms.book()])
      const { plan = null, total = 0 } = rows[0] ?? {}
      if (plan === null) return null
      const list = rows.flatMap(({ company, stand, openings }) => {
        if (!company) return []
        const shown = plan === 'closed' ? null : stand
        return [{ ...companyEntryOf(company, openings, book), booth_no: shown?.no ?? '', hall: shown?.hall ?? '' }]
      })
      return { list, total }
    },

    async labels(id, host) {
      const count = sql<number>`count(*)::int`
      const query = db
        .select({ industry: companies.industry, count })
        .from(companies)
        .where(comesTo(id))
        .groupBy(companies.industry)
        .orderBy(desc(count), companies.industry)
      const [[fair], rows, book] = await Promise.all([timely(planOf(id, host)), timely(query), terms.book()])
      if (!fair) return null
      return rows.map(({ industry, count }) => ({ ...book.term('industry', industry), count }))
    },
  }
}
