import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { Talk } from '../../../contract/calls/fairs.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { counted, type PageParams, sliceOf } from '../../platform/db/paging.ts'
import { timely } from '../../platform/db/timely.ts'
import { companyColumns, companyOf } from '../jobs/companies/company-entries.ts'
import { companies } from '../jobs/schema.ts'
import type { JobsServices } from '../jobs/services.ts'
import type { Terms } from '../jobs/terms.ts'
import { siteOf } from '../site/site-scope.ts'
import { createFairCompanies } from './fair-companies.ts'
import { createFairs } from './fairs.ts'
import { talks } from './schema.ts'

export type FairsServices = JobsServices & ReturnType<typeof createFairsServices>

export const createFairsServices = ({ db, clock, terms, sanitiser }: JobsServices) => ({
  fairs: createFairs(db, clock, terms, sanitiser),
  fairCompanies: createFairCompanies(db, clock, terms),
  talks: createTalks(db, clock, terms),
})

interface Talks {
  /** Lists talks to come, the next one first, then past ones, the latest first. */
  list(query: PageParams & { fair_id?: string | undefined }, host: string): Promise<{ list: Talk[]; total: number }>
}

function createTalks(db: Db, clock: Clock, terms: Terms): Talks {
  return {
    async list({ fair_id, ...page }, host) {
      const where = and(eq(talks.siteId, siteOf(db, host)), fair_id ? eq(talks.fairId, Number(fair_id)) : undefined)
      const order = comingFirst(new Date(clock()))
      const { limit, offset } = sliceOf(page)
      const ids = db
        .select({ id: talks.id })
        .from(talks)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset)
        .as('page')
      const count = counted(db, talks, where)
      const query = db
        .select({ total: count.total, row: talks, company: companyColumns })
        .from(count)
        .leftJoin(ids, sql`true`)
        .leftJoin(talks, eq(talks.id, ids.id))
        .leftJoin(companies, eq(companies.id, talks.companyId))
        .orderBy(...order)
      const [rows, book] = await Promise.all([timely(query), terms.book()])
      const list = rows.flatMap(({ row, company }) =>
        row
          ? [
              {
                id: String(row.id),
                title: row.title,
                company: company && companyOf(company, book),
                starts_at: row.startsAt.toISOString(),
                place: row.place,
              },
            ]
          : [],
      )
      return { list, total: rows[0]?.total ?? 0 }
    },
  }
}

function comingFirst(now: Date): SQL[] {
  const isAhead = sql`(${gte(talks.startsAt, now)})`
  return [
    sql`${isAhead} desc`,
    sql`case when ${isAhead} then ${talks.startsAt} end`,
    desc(talks.startsAt),
    desc(talks.id),
  ]
}
