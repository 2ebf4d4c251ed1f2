import { createHash } from 'node:crypto'
import { and, desc, eq, or } from 'drizzle-orm'
import type { SavedSearch, SearchRefusal } from '../../../../contract/calls/searches.ts'
import { type Locale, type LocalText, locales } from '../../../../contract/calls/site.ts'
import { isParticular } from '../../../../contract/rules/particular-search.ts'
import { canonicalFilter, SEARCHES_MAX, type Search, searchKey } from '../../../../contract/searches.ts'
import * as m from '../../../../messages/compiled/messages.js'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import { timely } from '../../../platform/db/timely.ts'
import { departments, zones } from '../../homes/schema.ts'
import { students } from '../../login/schema.ts'
import { siteHosts, sites } from '../../site/schema.ts'
import { siteOf } from '../../site/site-scope.ts'
import { localise } from '../../site/sites.ts'
import { wordsIn } from '../job-words.ts'
import { savedSearches } from '../schema.ts'
import type { TermBook, Terms } from '../terms.ts'

/** More of one kind are not named one by one. */
const NAMED = 4

/** The names behind a search's ids; null where it has none. */
interface Named {
  readonly zone: LocalText | null
  readonly college: LocalText | null
}

/** A search in words, in every language. */
function labelOf(search: Search, named: Named, book: TermBook): LocalText {
  const texts = locales.map((locale) => [locale, partsOf(search, named, book, locale).join(' · ')])
  return Object.fromEntries(texts) as Record<Locale, string>
}

function partsOf({ list, filter }: Search, { zone, college }: Named, book: TermBook, locale: Locale): string[] {
  const { education, nature, period, size } = wordsIn(locale)
  const or = new Intl.ListFormat(locale, { type: 'disjunction' })
  const any = <T>(values: readonly T[] | undefined, textOf: (value: T) => string): string => {
    const texts = (values ?? []).map(textOf)
    const [first = ''] = texts
    return texts.length > NAMED ? m.lists_some({ first, count: texts.length }, { locale }) : or.format(texts)
  }
  const term = (kind: Parameters<TermBook['label']>[0]) => (value: string) => localise(book.label(kind, value), locale)
  const parts = [
    filter.keyword && m.lists_keyword({ text: filter.keyword }, { locale }),
    list === 'college' && (college ? localise(college, locale) : m.server_search_college({}, { locale })),
    zone && localise(zone, locale),
    any(filter.value, term('category')),
    any(filter.major, term('major')),
    any(filter.city, term('city')),
    filter.salary && m.lists_salary_floor({ floor: filter.salary }, { locale }),
    any(filter.education, education),
    filter.period && period(filter.period),
    filter.grade && m.content_grade({ year: filter.grade }, { locale }),
    any(filter.industry, term('industry')),
    any(filter.insize, size),
    any(filter.nature, nature),
    filter.within && m.lists_within_days({ days: filter.within }, { locale }),
  ]
  return parts.filter((part) => typeof part === 'string' && part !== '') as string[]
}

/** The searches that students saved. Ids are those of sessions' owners; another's search is unknown. */
export interface Searches {
  /**
   * @param host of the site that asks
   * @returns the latest first
   */
  list(userId: string, host: string): Promise<SavedSearch[]>
  /**
   * @param on host of the site that it is for
   * @returns null where that is none of ours
   */
  save(userId: string, search: Search, on: string, host: string): Promise<SavedSearch | SearchRefusal | null>
  remove(userId: string, id: string): Promise<void>
}

type Row = typeof savedSearches.$inferSelect

export const digestOf = (search: Search): string => createHash('sha256').update(searchKey(search)).digest('base64url')

export function createSearches(db: Db, clock: Clock, terms: Terms): Searches {
  const ofStudent = (userId: string) => eq(savedSearches.studentId, Number(userId))

  const siteIdOf = async (host: string): Promise<number | null> => {
    const [row] = await timely(db.select({ id: siteHosts.siteId }).from(siteHosts).where(eq(siteHosts.host, host)))
    return row?.id ?? null
  }

  const read = async (userId: string, host: string) => {
    const query = db
      .select({ row: savedSearches, info: sites.info })
      .from(savedSearches)
      .innerJoin(sites, eq(sites.id, savedSearches.siteId))
      .where(ofStudent(userId))
      .orderBy(desc(savedSearches.savedAt), desc(savedSearches.id))
    const [rows, here] = await Promise.all([timely(query), siteIdOf(host)])
    return rows.map(({ row, info }) => ({ row, answer: answerOf(row, info.brand.name, here) }))
  }

  /** Null where the site has no such zone or department. */
  async function namesOf({ filter: { zoneid, college } }: Search, host: string): Promise<Named | null> {
    const zoneQuery = db
      .select({ name: zones.title })
      .from(zones)
      .where(and(eq(zones.id, Number(zoneid)), eq(zones.siteId, siteOf(db, host))))
    const collegeQuery = db
      .select({ name: departments.name })
      .from(departments)
      .where(
        and(
          eq(departments.id, Number(college)),
          or(eq(departments.domain, host), eq(departments.siteId, siteOf(db, host))),
        ),
      )
    const [zone = null] = zoneid === undefined ? [] : await timely(zoneQuery)
    const [department = null] = college === undefined ? [] : await timely(collegeQuery)
    if ((zoneid !== undefined && !zone) || (college !== undefined && !department)) return null
    return { zone: zone?.name ?? null, college: department?.name ?? null }
  }

  async function insert(row: Omit<typeof savedSearches.$inferInsert, 'id'>): Promise<'full' | 'saved'> {
    return timely(
      db.transaction(async (tx) => {
        // Each student saves one at a time, so that the count below still holds at the insert.
        await tx.select({ id: students.id }).from(students).where(eq(students.id, row.studentId)).for('update')
        const mine = eq(savedSearches.studentId, row.studentId)
        const had = await tx.select().from(savedSearches).where(mine)
        if (had.some((one) => one.siteId === row.siteId && digestOf(one) === row.key)) return 'saved'
        if (had.length >= SEARCHES_MAX) return 'full'
        await tx.insert(savedSearches).values(row)
        return 'saved'
      }),
    )
  }

  return {
    list: async (userId, host) => (await read(userId, host)).map(({ answer }) => answer),

    async save(userId, { list, filter: given }, on, host) {
      const { college, ...rest } = given
      const filter = canonicalFilter(list === 'college' ? { ...rest, college } : rest)
      const search = { list, filter }
      const siteId = await siteIdOf(on)
      if (siteId === null) return null
      if (!isParticular(filter)) return { why: 'empty' }
      const [named, book] = await Promise.all([namesOf(search, on), terms.book()])
      if (!named || !areKnown(search, book)) return { why: 'unknown' }
      const [key, at] = [digestOf(search), new Date(clock())]
      const outcome = await insert({
        studentId: Number(userId),
        siteId,
        host: on,
        list,
        filter,
        key,
        label: labelOf(search, named, book),
        savedAt: at,
        countedUntil: at,
      })
      if (outcome === 'full') return { why: 'full' }
      const all = await read(userId, host)
      const saved = all.find(({ row }) => row.siteId === siteId && digestOf(row) === key)
      // Another tab may have taken it off in between.
      return saved?.answer ?? { why: 'unknown' }
    },

    async remove(userId, id) {
      await timely(db.delete(savedSearches).where(and(ofStudent(userId), eq(savedSearches.id, Number(id)))))
    },
  }
}

/** A code that names nothing finds nothing, today and tomorrow. */
function areKnown({ filter: { value = [], major = [], city = [], industry = [] } }: Search, book: TermBook): boolean {
  return (
    value.every((code) => book.knows('category', code)) &&
    major.every((code) => book.knows('major', code)) &&
    city.every((code) => book.knows('city', code)) &&
    industry.every((code) => book.knows('industry', code))
  )
}

const answerOf = (row: Row, siteName: LocalText, here: number | null): SavedSearch => ({
  id: String(row.id),
  list: row.list,
  filter: canonicalFilter(row.filter),
  label: row.label,
  host: row.siteId === here ? '' : row.host,
  site_name: siteName,
  saved_at: row.savedAt.toISOString(),
  hits: row.hitsAt && { count: row.hits, at: row.hitsAt.toISOString() },
})
