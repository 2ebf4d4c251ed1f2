import { inArray, sql } from 'drizzle-orm'
import { companies, positions, terms } from '../../../areas/jobs/schema.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Calendar } from './calendar.ts'
import { companyBlock } from './companies.ts'
import { companyName } from './company-names.ts'
import { insertRows } from './insert.ts'
import { positionBlock } from './positions.ts'
import { createRandom } from './random.ts'
import { termRows } from './terms.ts'

/** What the first block is made from; the next ones count up. */
const SEED = 20_260_901

/**
 * Sixty companies and 240 positions for each unit of `scale`; blocks that are there already stay as they are.
 * @returns whether anything was added
 */
export async function seedRecruiting(db: Db, calendar: Calendar, scale: number): Promise<boolean> {
  await seedTerms(db)
  const there = await blocksThere(db, scale)
  const missing = Array.from({ length: scale }, (_, block) => block).filter((block) => !there.has(block))
  for (const block of missing) {
    const random = createRandom(SEED + block)
    const made = companyBlock(block, random)
    const rows = made.map(({ row }) => row)
    const ids = await insertRows(db, companies, rows)
    await insertRows(db, positions, positionBlock(made, ids, random, calendar))
  }
  return missing.length > 0
}

async function seedTerms(db: Db): Promise<void> {
  const { label, parent, place } = {
    label: sql`excluded.label`,
    parent: sql`excluded.parent`,
    place: sql`excluded.place`,
  }
  await db
    .insert(terms)
    .values(termRows)
    .onConflictDoUpdate({ target: [terms.kind, terms.value], set: { label, parent, place } })
}

/** A block is known by its first company. */
async function blocksThere(db: Db, scale: number): Promise<Set<number>> {
  const blocks = new Map(Array.from({ length: scale }, (_, block) => [companyName(0, block), block]))
  const rows = await db
    .select({ name: companies.name })
    .from(companies)
    .where(inArray(companies.name, [...blocks.keys()]))
  return new Set(rows.flatMap(({ name }) => blocks.get(name) ?? []))
}
