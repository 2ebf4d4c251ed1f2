import { and, desc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { FairCompany, FoundBooth } from '../../../contract/calls/fairs.ts'
import type { Term } from '../../../contract/content.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { counted, type PageParams, sliceOf } from '../../platform/db/paging.ts'
import { timely } from '../../platform/db/timely.ts'
import { companyColumns, companyEntryOf } from '../jobs/companies/company-entries.ts'
import { isOpen, openings } from '../jobs/positions/openings.ts'
import { companies, positions } from '../jobs/schema.ts'
import { hitsInParts, isCalled, isFound } from '../jobs/search/keyword.ts'
import type { Terms } from '../jobs/terms.ts'
import { siteOf } from '../site/site-scope.ts'
import { booths, fairCompanies, fairs } from './schema.ts'

export interface FairCompanySearch extends PageParams {
  /** An industry. */
  readonly label?: string | undefined
  readonly keyword?: string | undefined
}

/** Answers are null where the host's site has no such fair. */
export interface FairCompanies {
  /** Lists companies by their booths; those without one come last. */
  list(id: string, search: FairCompanySearch, host: string): Promise<{ list: FairCompany[]; total: number } | null>
  /** Their industries, those of most companies first. */
  labels(id: string, host: string): Promise<(Term & { count: number })[] | null>
  /** Booths whose company, or what an open position of it is called, has the words; none where the plan is not shown. */
  booths(id: string, keyword: string, host: string): Promise<FoundBooth[] | null>
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
      isFound(companies.document, keyword),
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

  function findBooths(id: string, keyword: string) {
    const best = hitsInParts(positions.document, keyword)?.[0]
    const own = and(eq(positions.companyId, companies.id), isOpen(new Date(clock())))
    const title = db
      .select({ title: positions.title })
      .from(positions)
      .where(and(own, isCalled(positions.document, keyword)))
      .orderBy(...(best ? [desc(best)] : []), desc(positions.publishedAt), desc(positions.id))
      .limit(1)
    const offers = db
      .select({ one: sql`1` })
      .from(positions)
      .where(and(own, isCalled(positions.document, keyword)))
    const isNamed = isFound(companies.document, keyword)
    return timely(
      db
        .select({ no: booths.no, position: sql<string | null>`case when not (${isNamed}) then (${title}) end` })
        .from(booths)
        .innerJoin(fairs, eq(fairs.id, booths.fairId))
        .innerJoin(companies, eq(companies.id, booths.companyId))
        .where(and(eq(fairs.id, Number(id)), eq(fairs.plan, 'booths'), or(isNamed, exists(offers))))
        .orderBy(sql`${booths.no} collate "C"`),
    )
  }

  return {
    async booths(id, keyword, host) {
      const isAny = isFound(companies.document, keyword) === undefined
      const [[fair], found] = await Promise.all([timely(planOf(id, host)), isAny ? [] : findBooths(id, keyword)])
      return fair ? found : null
    },

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
