import { columns, media } from '../../../db/events-schema.ts'
import type { Db } from '../../../db/open.ts'
import type { Calendar } from './calendar.ts'
import { insertRows } from './insert.ts'
import { columnsOf, type DemoColumn } from './media.ts'
import type { OwnSite } from './own-site.ts'

/** Ids of what a site's zones lead to. */
export interface Landmarks {
  /** By their titles. */
  readonly articles: ReadonlyMap<string, number>
  readonly columns: ReadonlyMap<DemoColumn['key'], number>
}

/** @returns landmarks by the site's id */
export async function seedMedia(
  db: Db,
  sites: readonly OwnSite[],
  calendar: Calendar,
): Promise<ReadonlyMap<number, Landmarks>> {
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
  const ids = await insertRows(db, media, entries)
  return new Map(
    sites.map(({ id }): [number, Landmarks] => [
      id,
      {
        columns: new Map(all.flatMap(({ siteId, key }, at) => (siteId === id ? [[key, columnIds[at]!]] : []))),
        articles: new Map(entries.flatMap(({ siteId, title }, at) => (siteId === id ? [[title, ids[at]!]] : []))),
      },
    ]),
  )
}
