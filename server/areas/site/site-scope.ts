import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { timely } from '../../platform/db/timely.ts'
import { departments, zoneCompanies, zonePositions, zones } from '../homes/schema.ts'
import { companies, positions } from '../jobs/schema.ts'
import { siteHosts } from './schema.ts'

/** Parts of conditions that depend on the site of a host. */

export const siteOf = (db: Db, host: string) =>
  sql`(${db.select({ siteId: siteHosts.siteId }).from(siteHosts).where(eq(siteHosts.host, host))})`

const isZoneHere = (db: Db, zoneId: string, host: string) =>
  and(eq(zones.id, Number(zoneId)), sql`${zones.siteId} = ${siteOf(db, host)}`)

/** In a zone of the host's site. */
export const inZoneOfPositions = (db: Db, zoneId: string, host: string): SQL =>
  sql`${positions.id} in (${db
    .select({ id: zonePositions.positionId })
    .from(zonePositions)
    .innerJoin(zones, eq(zones.id, zonePositions.zoneId))
    .where(isZoneHere(db, zoneId, host))})`

export const inZoneOfCompanies = (db: Db, zoneId: string, host: string): SQL =>
  sql`${companies.id} in (${db
    .select({ id: zoneCompanies.companyId })
    .from(zoneCompanies)
    .innerJoin(zones, eq(zones.id, zoneCompanies.zoneId))
    .where(isZoneHere(db, zoneId, host))})`

/**
 * Whether a position's discipline is taught at a department, or, without one, at the department whose site the host is,
 * or else at any of the site's. The disciplines are read first: only where it knows them does the planner use their index.
 */
export async function suitsCollege(db: Db, college: string | undefined, host: string): Promise<SQL> {
  const isOwn = eq(departments.domain, host)
  const isHere = sql`${departments.siteId} = ${siteOf(db, host)}`
  const hasOwn = sql`exists (select 1 from ${departments} own where own.domain = ${host})`
  const taught = db
    .select({ disciplines: departments.disciplines })
    .from(departments)
    .where(
      college === undefined
        ? or(isOwn, and(isHere, sql`not ${hasOwn}`))
        : and(eq(departments.id, Number(college)), or(isOwn, isHere)),
    )
  const rows = await timely(taught)
  return inArray(positions.discipline, [...new Set(rows.flatMap(({ disciplines }) => disciplines))])
}
