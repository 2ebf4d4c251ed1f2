import * as v from 'valibot'
import { homeSections } from '../../../../contract/calls/homes.ts'
import { homeCompanies, homes } from '../../../areas/homes/schema.ts'
import type { Db } from '../../../platform/db/open.ts'
import { each, oneOf, readData, words } from '../data.ts'
import type { OwnSite } from '../sites.ts'
import { insertRows } from './insert.ts'
import { companyIds, type Pool } from './pool.ts'
import { categories } from './terms.ts'

type HomeRow = Omit<typeof homes.$inferInsert, 'siteId'>

const text = v.string()
const unit = v.picklist(['people', 'companies', 'positions', 'events', 'schools', 'courses'])
const searches = v.array(text)

const home = v.strictObject({
  headColour: text,
  aboutUs: v.optional(text),
  showAll: v.optional(v.boolean()),
  /** The usual where not said. */
  hotSearches: v.optional(searches),
  /** Each a number, or of what it is counted. */
  statistics: v.array(
    v.strictObject({
      value: v.union([v.number(), v.picklist(['positions', 'companies', 'fairs'])]),
      unit,
      label: words,
    }),
  ),
  sections: v.array(v.picklist(homeSections)),
  banners: v.optional(
    v.array(v.strictObject({ img_url: text, jump_link: text, title: words, text: words, action: words })),
  ),
})

const data = readData(
  'homes',
  v.strictObject({
    sections: each(homeSections, v.strictObject({ title: words, hint: words })),
    units: each(unit.options, words),
    /** Categories that carry a flame. */
    hotCategories: v.array(oneOf(categories)),
    hotSearches: searches,
    /** By the site's key. */
    homes: v.record(text, home),
    /** Names of companies, first to last: nine, one more than fits a page. */
    leading: v.array(text),
    famous: v.array(text),
  }),
)

const hotCategories: HomeRow['hotCategories'] = categories.map(({ value, label }) => ({
  aliasName: label,
  value,
  period: '',
  isHot: data.hotCategories.includes(value),
}))

const rowOf = ({ aboutUs = '', showAll = true, banners = [], ...own }: v.InferOutput<typeof home>): HomeRow => ({
  hotCategories,
  hotSearches: data.hotSearches,
  showAll,
  aboutUs,
  banners,
  ...own,
  statistics: own.statistics.map(({ unit, ...figure }) => ({ ...figure, unit: data.units[unit] })),
  sections: own.sections.map((key) => ({ key, ...data.sections[key] })),
})

export const hasBrandedHome = (key: string): boolean => key !== 'main' && key in data.homes

export async function seedHomes(db: Db, sites: readonly OwnSite[], pool: Pool): Promise<void> {
  const own = sites.flatMap(({ id, site: { key } }) => {
    const home = data.homes[key]
    return home ? [{ siteId: id, key, home }] : []
  })
  await insertRows(
    db,
    homes,
    own.map(({ siteId, home }) => ({ siteId, ...rowOf(home) })),
  )
  await insertRows(
    db,
    homeCompanies,
    own.flatMap(({ siteId, key }) => {
      const [kind, names] = key === 'main' ? (['famous', data.famous] as const) : (['zone', data.leading] as const)
      return companyIds(pool, names).map((companyId, place) => ({ siteId, companyId, kind, place }))
    }),
  )
}
