import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { BrandHome } from '../../../contract/calls/homes.ts'
import { PUBLIC_SECONDS } from '../../../contract/content.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { counted } from '../../platform/db/paging.ts'
import { timely } from '../../platform/db/timely.ts'
import { kept } from '../../platform/kept.ts'
import { fairs } from '../fairs/schema.ts'
import { isOpen } from '../jobs/positions/openings.ts'
import { companies, positions } from '../jobs/schema.ts'
import { siteOf } from '../site/site-scope.ts'
import type { StatisticRow } from './schema.ts'

/** The figures of a host's home: as its site has them configured, or counted as the lists count. */
export type Statistics = (rows: readonly StatisticRow[], host: string) => Promise<BrandHome['dataList']>

export function createStatistics(db: Db, clock: Clock): Statistics {
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
