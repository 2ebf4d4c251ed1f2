import { homeCompanies, homes } from '../../../areas/homes/schema.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Calendar } from './calendar.ts'
import { seedDepartments } from './departments/seed-departments.ts'
import { seedFairs } from './fairs/seed-fairs.ts'
import { demoHomes, famousCompanies, leadingCompanies } from './homes.ts'
import { insertRows } from './insert.ts'
import type { OwnSite } from './own-site.ts'
import { companyIds, type Pool } from './pool.ts'
import { seedMedia } from './seed-media.ts'
import { seedZones } from './zones/seed-zones.ts'

/** Everything that sites show of their own; one statement a table, since each costs about as much as its rows. */
export async function seedSites(db: Db, sites: readonly OwnSite[], pool: Pool, calendar: Calendar): Promise<void> {
  await seedDepartments(db, sites)
  await seedFairs(db, sites, pool, calendar)
  await seedHomes(db, sites, pool)
  await seedZones(db, sites, await seedMedia(db, sites, calendar), pool)
}

async function seedHomes(db: Db, sites: readonly OwnSite[], pool: Pool): Promise<void> {
  const own = sites.flatMap(({ id, site: { key } }) => {
    const home = demoHomes[key]
    return home ? [{ siteId: id, key, home }] : []
  })
  await insertRows(
    db,
    homes,
    own.map(({ siteId, home }) => ({ siteId, ...home })),
  )
  await insertRows(
    db,
    homeCompanies,
    own.flatMap(({ siteId, key }) => {
      const [kind, names] =
        key === 'main' ? (['famous', famousCompanies] as const) : (['zone', leadingCompanies] as const)
      return companyIds(pool, names).map((companyId, place) => ({ siteId, companyId, kind, place }))
    }),
  )
}
