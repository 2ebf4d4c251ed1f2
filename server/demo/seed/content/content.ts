import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { fairs, talks } from '../../../areas/fairs/schema.ts'
import { recountOpenPositions } from '../../../areas/jobs/positions/openings.ts'
import { companies, positions, terms } from '../../../areas/jobs/schema.ts'
import { columns, media } from '../../../areas/media/schema.ts'
import { sites } from '../../../areas/site/schema.ts'
import type { Db } from '../../../platform/db/open.ts'
import { demoSites, type OwnSite } from '../sites.ts'
import { type Calendar, createCalendar, daysBetween } from './calendar.ts'
import { BLOCKS_MAX, companyBlock, companyName, namesOfBlock } from './companies.ts'
import { seedDepartments } from './departments.ts'
import { liveFairStart, seedFairs } from './fairs.ts'
import { seedHomes } from './homes.ts'
import { insertRows } from './insert.ts'
import { seedMedia } from './media.ts'
import { type Pool, readPool } from './pool.ts'
import { positionBlock } from './positions.ts'
import { createRandom } from './random.ts'
import { termRows } from './terms.ts'
import { seedZones } from './zones.ts'

/** When the demonstration starts, and how large it is. */
export interface Extent {
  /** Epoch milliseconds. */
  readonly now: number
  /** 60 companies and 240 positions each. */
  readonly scale: number
}

/**
 * Fills in what is missing of companies, positions and what sites show. What is there keeps its ids, and its dates move
 * on with the days. All of it belongs to the demonstration's own companies and sites; nobody else's is touched.
 */
export async function seedContent(db: Db, { now, scale }: Extent): Promise<void> {
  const calendar = createCalendar(now)
  const ids = await readSiteIds(db)
  const isMoved = await moveDates(db, [...ids.values()], calendar)
  const isAdded = await seedRecruiting(db, calendar, scale)
  if (isMoved || isAdded) await recountOpenPositions(db, new Date(now))
  const filled = await db.selectDistinct({ id: columns.siteId }).from(columns)
  const there = new Set(filled.map(({ id }) => id))
  const empty = demoSites.map((site) => ({ site, id: ids.get(site.key)! })).filter(({ id }) => !there.has(id))
  if (empty.length > 0) await seedSites(db, empty, await readPool(db, now), calendar)
}

async function readSiteIds(db: Db): Promise<Map<string, number>> {
  const keys = demoSites.map(({ key }) => key)
  const rows = await db.select({ id: sites.id, key: sites.key }).from(sites).where(inArray(sites.key, keys))
  return new Map(rows.map(({ id, key }) => [key, id]))
}

/** What the first block is made from; the next ones count up. */
const SEED = 20_260_901

/**
 * Sixty companies and 240 positions for each unit of `scale`; blocks that are there already stay as they are.
 * @returns whether anything was added
 */
async function seedRecruiting(db: Db, calendar: Calendar, scale: number): Promise<boolean> {
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

/** Everything that sites show of their own; one statement a table, since each costs about as much as its rows. */
async function seedSites(db: Db, sites: readonly OwnSite[], pool: Pool, calendar: Calendar): Promise<void> {
  await seedDepartments(db, sites)
  await seedFairs(db, sites, pool, calendar)
  await seedHomes(db, sites, pool)
  await seedZones(db, sites, await seedMedia(db, sites, calendar), pool)
}

/**
 * Moves everything dated on by the days that went by since it was written, or moved last, as the fair tells that is
 * always on; what is of a class is then of the one that looks for work now.
 * @param siteIds of the demonstration's sites
 * @returns whether there was anything to move
 */
async function moveDates(db: Db, siteIds: readonly number[], calendar: Calendar): Promise<boolean> {
  const [live] = await db
    .select({ startsAt: fairs.startsAt })
    .from(fairs)
    .where(and(inArray(fairs.siteId, [...siteIds]), eq(fairs.plan, 'booths')))
    .limit(1)
  const days = live ? daysBetween(live.startsAt, liveFairStart(calendar)) : 0
  if (days <= 0) return false
  const { graduationYear } = calendar
  const later = (column: PgColumn): SQL => sql`${column} + ${days} * interval '24 hours'`
  await db
    .update(positions)
    .set({
      publishedAt: later(positions.publishedAt),
      expiresAt: later(positions.expiresAt),
      graduationYear: sql`case when ${positions.graduationYear} > 0 then ${graduationYear}::int else 0 end`,
    })
    .where(inArray(positions.companyId, ownCompanies(db)))
  await db
    .update(fairs)
    .set({
      title: sql`regexp_replace(${fairs.title}, '[0-9]{4}(?= [届年])', ${String(graduationYear)})`,
      startsAt: later(fairs.startsAt),
      endsAt: later(fairs.endsAt),
    })
    .where(inArray(fairs.siteId, [...siteIds]))
  await db
    .update(talks)
    .set({ startsAt: later(talks.startsAt) })
    .where(inArray(talks.siteId, [...siteIds]))
  await db
    .update(media)
    .set({ publishedAt: later(media.publishedAt) })
    .where(inArray(media.siteId, [...siteIds]))
  return true
}

function ownCompanies(db: Db) {
  const names = Array.from({ length: BLOCKS_MAX }, (_, block) => namesOfBlock(block)).flat()
  return db
    .select({ id: companies.id })
    .from(companies)
    .where(sql`${companies.name} in (select jsonb_array_elements_text(${JSON.stringify(names)}::text::jsonb))`)
}
