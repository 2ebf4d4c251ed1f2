import { zoneCompanies, type zoneKinds, zonePositions, zones } from '../../../../areas/homes/schema.ts'
import type { Db } from '../../../../platform/db/open.ts'
import { hasBrandedHome } from '../homes.ts'
import { insertRows } from '../insert.ts'
import type { OwnSite } from '../own-site.ts'
import type { Pool } from '../pool.ts'
import type { Columns } from '../seed-media.ts'
import type { DemoZone, Target } from './zone.ts'
import { fullZones, shortZones, type Zones } from './zones.ts'

const zonesOf = (key: string): Zones => (key === 'brand' ? fullZones : hasBrandedHome(key) ? shortZones : {})

/** Zones of branded homes. @param columns by the site's id */
export async function seedZones(
  db: Db,
  sites: readonly OwnSite[],
  columns: ReadonlyMap<number, Columns>,
  pool: Pool,
): Promise<void> {
  const all = sites.flatMap(({ id, site }) => {
    const own = zonesOf(site.key)
    const kinds = Object.keys(own) as (typeof zoneKinds)[number][]
    return kinds.flatMap((kind) => (own[kind] ?? []).map((zone, place) => ({ siteId: id, kind, zone, place })))
  })
  const ids = await insertRows(
    db,
    zones,
    all.map(({ siteId, kind, zone: { icon, title, hint, target }, place }) => ({
      ...{ siteId, kind, icon, title, hint, place },
      configType: target.type,
      ...contentOf(target, columns.get(siteId)!),
    })),
  )
  const filled = all.map(({ zone }, at) => ({ zoneId: ids[at]!, zone }))
  await insertRows(
    db,
    zonePositions,
    filled.flatMap(({ zoneId, zone }) => positionsOf(zone, pool).map((positionId) => ({ zoneId, positionId }))),
  )
  await insertRows(
    db,
    zoneCompanies,
    filled.flatMap(({ zoneId, zone }) => companiesOf(zone, pool).map((companyId) => ({ zoneId, companyId }))),
  )
}

function contentOf(target: Target, columns: Columns) {
  const found = 'column' in target ? columns.get(target.column) : null
  if (found === undefined) throw new Error('A zone leads to a column that its site does not have.')
  return { configContent: found === null ? '' : String(found), webDomain: target.type === 6 ? target.address : '' }
}

function positionsOf({ target }: DemoZone, pool: Pool): number[] {
  if (target.type !== 1 || target.by === 'nothing') return []
  const { by, value } = target
  return pool.positions.filter((position) => position[by] === value).map(({ id }) => id)
}

function companiesOf({ target }: DemoZone, pool: Pool): number[] {
  if (target.type !== 2 && target.type !== 3) return []
  const { by, values } = target
  return pool.companies.filter((company) => values.includes(company[by])).map(({ id }) => id)
}
