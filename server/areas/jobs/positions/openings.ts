import { and, eq, gt, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/open.ts'
import { companies, positions } from '../schema.ts'

/** Written out, since an index that holds the open ones alone serves no parameter. */
export const isOpen = (now: Date): SQL => sql`${positions.status} = 'open' and ${gt(positions.expiresAt, now)}`

/** Open positions of a company as its entry shows them. */
export interface Openings {
  readonly count: number
  readonly samples: readonly { id: number; title: string; min: number; max: number; unit: 'month' | 'day' }[]
}

/** Counts the open positions of the company in whose row it stands. */
export function openings(db: Db, now: Date) {
  const { id, title, salaryMin, salaryMax, salaryUnit, publishedAt } = positions
  const sample = sql`json_build_object('id', ${id}, 'title', ${title}, 'min', ${salaryMin}, 'max', ${salaryMax}, 'unit', ${salaryUnit})`
  const newest = sql`(array_agg(${sample} order by ${publishedAt} desc, ${id} desc))[1:2]`
  const query = db
    .select({ openings: sql`json_build_object('count', count(*), 'samples', coalesce(to_json(${newest}), '[]'))` })
    .from(positions)
    .where(and(eq(positions.companyId, companies.id), isOpen(now)))
  return sql<Openings>`(${query})`
}

/** Counts every company's open positions anew; whoever writes positions, or lets them expire, calls it. Lists of companies are ordered by that count, while the number that they show is counted as they are read. */
export async function recountOpenPositions(db: Db, now: Date): Promise<void> {
  const counts = db
    .select({ id: companies.id, count: sql<number>`count(${positions.id})::int`.as('count') })
    .from(companies)
    .leftJoin(positions, and(eq(positions.companyId, companies.id), isOpen(now)))
    .groupBy(companies.id)
    .as('counts')
  await db
    .update(companies)
    .set({ openPositions: sql`${counts.count}` })
    .from(counts)
    .where(and(eq(counts.id, companies.id), ne(companies.openPositions, counts.count)))
}
