import { and, asc, eq } from 'drizzle-orm'
import type { ZoneItem } from '../../../contract/calls/zones.ts'
import type { Db } from '../../platform/db/open.ts'
import { timely } from '../../platform/db/timely.ts'
import { webAddress } from '../jobs/companies/links.ts'
import { siteOf } from '../site/site-scope.ts'
import { type zoneKinds, zones } from './schema.ts'

export type ZonesByKind = Record<(typeof zoneKinds)[number], ZoneItem[]>

export interface Zones {
  find(id: string, host: string): Promise<ZoneItem | null>
  /** All of the host's site, each kind in its order. */
  list(host: string): Promise<ZonesByKind>
}

export function createZones(db: Db): Zones {
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
