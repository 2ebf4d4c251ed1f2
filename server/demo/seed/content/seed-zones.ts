import { zoneCompanies, type zoneKinds, zonePositions, zones } from '../../../db/home-schema.ts'
import type { Db } from '../../../db/open.ts'
import { insertRows } from './insert.ts'
import type { Pool } from './pool.ts'
import type { DemoZone, Target, Zones } from './zones.ts'

/** Ids of what zones lead to. */
export interface Landmarks {
  readonly articles: ReadonlyMap<string, number>
  readonly columns: ReadonlyMap<string, number>
}

export async function seedZones(
  db: Db,
  siteId: number,
  wanted: Zones,
  landmarks: Landmarks,
  pool: Pool,
): Promise<void> {
  const kinds = Object.keys(wanted) as (typeof zoneKinds)[number][]
  const all = kinds.flatMap((kind) => (wanted[kind] ?? []).map((zone, place) => ({ kind, zone, place })))
  const ids = await insertRows(
    db,
    zones,
    all.map(({ kind, zone: { icon, title, hint, target }, place }) => ({
      siteId,
      kind,
      icon,
      title,
      hint,
      configType: target.type,
      ...contentOf(target, landmarks),
      place,
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

function contentOf(target: Target, { articles, columns }: Landmarks) {
  const found = target.type === 4 ? articles.get(target.article) : target.type === 5 ? columns.get(target.column) : null
  if (found === undefined) throw new Error('A zone leads to an article or a column that its site does not have.')
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
