import { inArray } from 'drizzle-orm'
import { recountOpenPositions } from '../../../areas/jobs/positions/openings.ts'
import { columns } from '../../../areas/media/schema.ts'
import { sites } from '../../../areas/site/schema.ts'
import type { Db } from '../../../platform/db/open.ts'
import { demoSites } from '../sites.ts'
import { createCalendar } from './calendar.ts'
import { moveDates } from './move.ts'
import { readPool } from './pool.ts'
import { seedRecruiting } from './recruiting.ts'
import { seedSites } from './seed-sites.ts'

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
