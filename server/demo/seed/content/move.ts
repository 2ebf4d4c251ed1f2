import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { fairs, talks } from '../../../areas/fairs/schema.ts'
import { companies, positions } from '../../../areas/jobs/schema.ts'
import { media } from '../../../areas/media/schema.ts'
import type { Db } from '../../../platform/db/open.ts'
import { type Calendar, daysBetween } from './calendar.ts'
import { BLOCKS_MAX, namesOfBlock } from './company-names.ts'

/**
 * Moves everything dated on by the days that went by since it was written, or moved last, as the fair tells that is
 * always on; what is of a class is then of the one that looks for work now.
 * @param siteIds of the demonstration's sites
 * @returns whether there was anything to move
 */
export async function moveDates(db: Db, siteIds: readonly number[], calendar: Calendar): Promise<boolean> {
  const [live] = await db
    .select({ startsAt: fairs.startsAt })
    .from(fairs)
    .where(and(inArray(fairs.siteId, [...siteIds]), eq(fairs.plan, 'booths')))
    .limit(1)
  const days = live ? daysBetween(live.startsAt, calendar.liveFairStart) : 0
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
