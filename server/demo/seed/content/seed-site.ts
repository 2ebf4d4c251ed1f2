import { columns, media } from '../../../db/events-schema.ts'
import { departments, homeCompanies, homes, majors } from '../../../db/home-schema.ts'
import type { Db } from '../../../db/open.ts'
import type { DemoSite } from '../site-builders.ts'
import type { Calendar } from './calendar.ts'
import { brandDepartments, type DemoDepartment, taiwanDepartments, univDepartments } from './departments.ts'
import { demoHomes, famousCompanies, leadingCompanies } from './homes.ts'
import { insertRows } from './insert.ts'
import { columnsOf } from './media.ts'
import { companyIds, type Pool } from './pool.ts'
import { seedFairs } from './seed-fairs.ts'
import { type Landmarks, seedZones } from './seed-zones.ts'
import { venues } from './venues.ts'
import { fullZones, shortZones } from './zones.ts'

const ownDepartments: Readonly<Record<string, readonly DemoDepartment[]>> = {
  brand: brandDepartments,
  univ: univDepartments,
  taiwan: taiwanDepartments,
}
/** Everything that one site shows of its own. */
export async function seedSite(
  db: Db,
  { id, site }: { readonly id: number; readonly site: DemoSite },
  pool: Pool,
  calendar: Calendar,
): Promise<void> {
  const { key, info } = site
  const { name } = info.brand
  const landmarks = await seedMedia(db, id, key, name[info.default_locale] ?? name['zh-CN'], calendar)
  await seedDepartments(db, id, ownDepartments[key] ?? [])
  const venue = venues[key]
  if (venue) await seedFairs(db, id, venue, info.is_taiban === 1, pool, calendar)
  const home = demoHomes[key]
  if (!home) return
  await insertRows(db, homes, [{ siteId: id, ...home }])
  const shown = key === 'main' ? famousCompanies : leadingCompanies
  const kind = key === 'main' ? 'famous' : 'zone'
  await insertRows(
    db,
    homeCompanies,
    companyIds(pool, shown).map((companyId, place) => ({ siteId: id, companyId, kind, place })),
  )
  if (key !== 'main') await seedZones(db, id, key === 'brand' ? fullZones : shortZones, landmarks, pool)
}

async function seedMedia(db: Db, siteId: number, key: string, source: string, calendar: Calendar): Promise<Landmarks> {
  const made = columnsOf(key, source, calendar)
  const columnIds = await insertRows(
    db,
    columns,
    made.map(({ row }, place) => ({ siteId, ...row, place })),
  )
  const entries = made.flatMap((column, at) =>
    column.media.map((row) => ({ siteId, columnId: columnIds[at]!, ...row })),
  )
  const ids = await insertRows(db, media, entries)
  return {
    columns: new Map(made.map((column, at) => [column.key, columnIds[at]!])),
    articles: new Map(entries.map(({ title }, at) => [title, ids[at]!])),
  }
}

async function seedDepartments(db: Db, siteId: number, own: readonly DemoDepartment[]): Promise<void> {
  const ids = await insertRows(
    db,
    departments,
    own.map(({ name, icon, domain, disciplines }, place) => ({ siteId, name, icon, domain, disciplines, place })),
  )
  await insertRows(
    db,
    majors,
    own.flatMap(({ majors }, at) =>
      majors.map(([name, discipline], place) => ({ departmentId: ids[at]!, name, discipline, place })),
    ),
  )
}
