import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { companies, positions } from '../../../areas/jobs/schema.ts'
import type { Db } from '../../../platform/db/open.ts'
import { namesOfBlock } from './companies.ts'

/** The first sixty companies and what they offer: what homes, zones and fairs are made from. */
export interface Pool {
  readonly companies: readonly Pick<
    typeof companies.$inferSelect,
    'id' | 'name' | 'industry' | 'secondIndustry' | 'stage'
  >[]
  /** Open ones. */
  readonly positions: readonly Pick<typeof positions.$inferSelect, 'id' | 'category' | 'city' | 'period'>[]
}

export async function readPool(db: Db, now: number): Promise<Pool> {
  const names = namesOfBlock(0)
  const { id, name, industry, secondIndustry, stage } = companies
  const first = await db
    .select({ id, name, industry, secondIndustry, stage })
    .from(companies)
    .where(inArray(companies.name, names))
    .orderBy(asc(companies.id))
  const { category, city, period } = positions
  const open = await db
    .select({ id: positions.id, category, city, period })
    .from(positions)
    .innerJoin(companies, eq(companies.id, positions.companyId))
    .where(and(inArray(companies.name, names), eq(positions.status, 'open'), gt(positions.expiresAt, new Date(now))))
    .orderBy(asc(positions.id))
  return { companies: first, positions: open }
}

export function companyIds({ companies }: Pool, names: readonly string[]): number[] {
  const ids = new Map(companies.map(({ id, name }) => [name, id]))
  return names.map((name) => ids.get(name)!)
}
