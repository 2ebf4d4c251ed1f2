import * as z from 'zod/mini'
import { homeSections } from '../../../../contract/calls/homes.ts'
import { homeCompanies, homes } from '../../../areas/homes/schema.ts'
import type { Db } from '../../../platform/db/open.ts'
import { oneOf, readData, words } from '../data.ts'
import type { OwnSite } from '../sites.ts'
import { insertRows } from './insert.ts'
import { companyIds, type Pool } from './pool.ts'
import { categories } from './terms.ts'

type HomeRow = Omit<typeof homes.$inferInsert, 'siteId'>

const text = z.string()
const unit = z.enum(['people', 'companies', 'positions', 'events', 'schools', 'courses'])
const searches = z.array(text)

const home = z.strictObject({
  headColour: text,
  aboutUs: z.optional(text),
  showAll: z.optional(z.boolean()),
  /** The usual where not said. */
  hotSearches: z.optional(searches),
  /** Each a number, or of what it is counted. */
  statistics: z.array(
    z.strictObject({
      value: z.union([z.number(), z.enum(['positions', 'companies', 'fairs'])]),
      unit,
      label: words,
    }),
  ),
  sections: z.array(z.enum(homeSections)),
  banners: z.optional(
    z.array(z.strictObject({ img_url: text, jump_link: text, title: words, text: words, action: words })),
  ),
})

const data = readData(
  'homes',
  z.strictObject({
    sections: z.record(z.enum(homeSections), z.strictObject({ title: words, hint: words })),
    units: z.record(unit, words),
    /** Categories that carry a flame. */
    hotCategories: z.array(oneOf(categories)),
    hotSearches: searches,
    /** By the site's key. */
    homes: z.record(text, home),
    /** Names of companies, first to last: nine, one more than fits a page. */
    leading: z.array(text),
    famous: z.array(text),
  }),
)

const hotCategories: HomeRow['hotCategories'] = categories.map(({ value, label }) => ({
  aliasName: label,
  value,
  period: '',
  isHot: data.hotCategories.includes(value),
}))

const rowOf = ({ aboutUs = '', showAll = true, banners = [], ...own }: z.infer<typeof home>): HomeRow => ({
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
