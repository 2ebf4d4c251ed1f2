import * as v from 'valibot'
import { zoneCompanies, zoneKinds, zonePositions, zones } from '../../../areas/homes/schema.ts'
import type { Db } from '../../../platform/db/open.ts'
import { each, oneOf, readData, words } from '../data.ts'
import type { OwnSite } from '../sites.ts'
import { hasBrandedHome } from './homes.ts'
import { insertRows } from './insert.ts'
import { type Columns, columnHeads } from './media.ts'
import type { Pool } from './pool.ts'
import { categories, cities } from './terms.ts'

/** Where an item of a zone leads. */
const target = v.union([
  v.strictObject({ type: v.literal(1), by: v.literal('category'), value: oneOf(categories) }),
  v.strictObject({ type: v.literal(1), by: v.literal('city'), value: oneOf(cities) }),
  v.strictObject({ type: v.literal(1), by: v.literal('period'), value: v.string() }),
  v.strictObject({ type: v.literal(1), by: v.literal('nothing') }),
  v.strictObject({ type: v.picklist([2, 3]), by: v.picklist(['industry', 'stage']), values: v.array(v.string()) }),
  /** A column of articles. */
  v.strictObject({ type: v.literal(4), column: v.picklist(['guidance', 'procedures', 'service', 'fairs']) }),
  /** A column of contents. */
  v.strictObject({ type: v.literal(5), column: v.picklist(['videos', 'programmes']) }),
  v.strictObject({ type: v.literal(6), address: v.string() }),
])
type Target = v.InferOutput<typeof target>

const zone = v.strictObject({
  icon: v.optional(v.string()),
  /** As the category or the column that it leads to, where not said. */
  title: v.optional(words),
  hint: words,
  target,
  /** Of the home with everything, one more than fits a page everywhere; of those with less. */
  only: v.optional(v.picklist(['full', 'short'])),
})
type Zone = v.InferOutput<typeof zone>

const data = readData('zones', each(zoneKinds, v.array(zone)))

function titleOf(target: Target) {
  if ('column' in target) return columnHeads[target.column].title
  const named = 'value' in target && categories.find(({ value }) => value === target.value)
  if (!named) throw new Error('A zone has no title.')
  return named.label
}

/** Zones of branded homes. @param columns by the site's id */
export async function seedZones(
  db: Db,
  sites: readonly OwnSite[],
  columns: ReadonlyMap<number, Columns>,
  pool: Pool,
): Promise<void> {
  const all = sites.flatMap(({ id, site }) => {
    if (!hasBrandedHome(site.key)) return []
    const other = site.key === 'brand' ? 'short' : 'full'
    return zoneKinds.flatMap((kind) =>
      data[kind].filter(({ only }) => only !== other).map((zone, place) => ({ siteId: id, kind, zone, place })),
    )
  })
  const ids = await insertRows(
    db,
    zones,
    all.map(({ siteId, kind, zone: { icon = '', title, hint, target }, place }) => ({
      ...{ siteId, kind, icon, hint, place },
      title: title ?? titleOf(target),
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

function positionsOf({ target }: Zone, pool: Pool): number[] {
  if (target.type !== 1 || target.by === 'nothing') return []
  const { by, value } = target
  return pool.positions.filter((position) => position[by] === value).map(({ id }) => id)
}

function companiesOf({ target }: Zone, pool: Pool): number[] {
  if (target.type !== 2 && target.type !== 3) return []
  const { by, values } = target
  return pool.companies.filter((company) => values.includes(company[by])).map(({ id }) => id)
}
