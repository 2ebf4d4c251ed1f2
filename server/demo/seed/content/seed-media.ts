import { columns, media } from '../../../areas/media/schema.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Calendar } from './calendar.ts'
import { insertRows } from './insert.ts'
import { columnsOf, type DemoColumn } from './media.ts'
import type { OwnSite } from './own-site.ts'

/** Ids of a site's columns. */
export type Columns = ReadonlyMap<DemoColumn['key'], number>

/** @returns columns by the site's id */
export async function seedMedia(
  db: Db,
  sites: readonly OwnSite[],
  calendar: Calendar,
): Promise<ReadonlyMap<number, Columns>> {
  const all = sites.flatMap(({ id, site: { key, info } }) => {
    const { name } = info.brand
    const source = name[info.default_locale] ?? name['zh-CN']
    return columnsOf(key, source, calendar).map((column, place) => ({ siteId: id, place, ...column }))
  })
  const columnIds = await insertRows(
    db,
    columns,
    all.map(({ siteId, place, row }) => ({ siteId, ...row, place })),
  )
  const entries = all.flatMap(({ siteId, media }, at) =>
    media.map((row) => ({ siteId, columnId: columnIds[at]!, ...row })),
  )
  await insertRows(db, media, entries)
  return new Map(
    sites.map(({ id }): [number, Columns] => [
      id,
      new Map(all.flatMap(({ siteId, key }, at) => (siteId === id ? [[key, columnIds[at]!]] : []))),
    ]),
  )
}
