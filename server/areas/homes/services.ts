import { and, asc, eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { BrandHome } from '../../../contract/calls/homes.ts'
import type { ZoneItem } from '../../../contract/calls/zones.ts'
import { PUBLIC_SECONDS } from '../../../contract/content.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { counted } from '../../platform/db/paging.ts'
import { timely } from '../../platform/db/timely.ts'
import { kept } from '../../platform/kept.ts'
import { fairs } from '../fairs/schema.ts'
import type { FairsServices } from '../fairs/services.ts'
import { webAddress } from '../jobs/companies/links.ts'
import { isOpen } from '../jobs/positions/openings.ts'
import { companies, positions } from '../jobs/schema.ts'
import { siteOf } from '../site/site-scope.ts'
import { createDepartments } from './departments.ts'
import { createHomes } from './homes.ts'
import { type StatisticRow, type zoneKinds, zones } from './schema.ts'

type ZonesByKind = Record<(typeof zoneKinds)[number], ZoneItem[]>

interface Zones {
  find(id: string, host: string): Promise<ZoneItem | null>
  /** All of the host's site, each kind in its order. */
  list(host: string): Promise<ZonesByKind>
}

function createZones(db: Db): Zones {
  const rows = () => db.select().from(zones)
  const isHere = (host: string) => eq(zones.siteId, siteOf(db, host))
  return {
    async find(id, host) {
      const [row] = await timely(rows().where(and(eq(zones.id, Number(id)), isHere(host))))
      return row ? zoneOf(row) : null
    },
    async list(host) {
      const byKind: ZonesByKind = { companyArea: [], big_four: [], zoneThree: [], zoneFour: [] }
      for (const row of await timely(rows().where(isHere(host)).orderBy(asc(zones.place)))) {
        byKind[row.kind].push(zoneOf(row))
      }
      return byKind
    },
  }
}

const zoneOf = ({
  id,
  icon,
  title,
  hint,
  configType,
  configContent,
  webDomain,
}: typeof zones.$inferSelect): ZoneItem => ({
  id: String(id),
  icon,
  title,
  hint,
  config_type: configType,
  config_content: configContent,
  config_content_details: { web_domain: webAddress(webDomain) },
})

export type HomesServices = FairsServices & ReturnType<typeof createHomesServices>

export const createHomesServices = ({ db, clock, terms, positionCounts }: FairsServices) => ({
  departments: createDepartments(db, clock, positionCounts),
  zones: createZones(db),
  homes: createHomes(db, clock, terms, positionCounts),
  statistics: createStatistics(db, clock),
})

/** The figures of a host's home: as its site has them configured, or counted as the lists count. */
type Statistics = (rows: readonly StatisticRow[], host: string) => Promise<BrandHome['dataList']>

function createStatistics(db: Db, clock: Clock): Statistics {
  async function count(table: PgTable, where?: Parameters<typeof counted>[2]): Promise<number> {
    const [row] = await timely(db.select().from(counted(db, table, where)))
    return row?.total ?? 0
  }
  const forAllSites = (read: () => Promise<number>) => kept(clock, PUBLIC_SECONDS * 1000, read)
  const openPositions = forAllSites(() => count(positions, isOpen(new Date(clock()))))
  const allCompanies = forAllSites(() => count(companies))

  const counts = {
    positions: openPositions,
    companies: allCompanies,
    fairs: (host: string) => count(fairs, eq(fairs.siteId, siteOf(db, host))),
  }

  return (rows, host) =>
    Promise.all(
      rows.map(async ({ value, label, unit }) => ({
        value: typeof value === 'number' ? value : await counts[value](host),
        label,
        unit,
      })),
    )
}
