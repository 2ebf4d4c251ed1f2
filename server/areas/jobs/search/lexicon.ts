import { and, desc, eq, gt, max, sql } from 'drizzle-orm'
import { PUBLIC_SECONDS } from '../../../../contract/content.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import { timely } from '../../../platform/db/timely.ts'
import { kept } from '../../../platform/kept.ts'
import { isOpen } from '../positions/openings.ts'
import { companies, positions } from '../schema.ts'
import type { Terms } from '../terms.ts'
import { type Haystack, haystackOf } from './haystack.ts'
import { syllablesOf, tailsOf } from './pinyin.ts'
import { plain, simplified } from './plain.ts'
import { cut, cutFinely, isChinese, runsOf } from './segments.ts'

/** The most titles that are kept, those of most open positions. */
const TITLES_MAX = 5000
const COMPANIES_MAX = 20_000
const SKILLS_MAX = 2000
/** Words of a title that are an entry together, at most. */
const TOGETHER = 4

/** Something that a keyword may mean. */
export interface Entry {
  /** The text that is shown. */
  readonly text: string
  /** Plain, in simplified characters. */
  readonly key: string
  /** The pronunciation; no syllables where it has a word of another script. */
  readonly syllables: readonly string[]
  /** The pronunciation from each of its words on, and first letters alike. */
  readonly spellings: readonly string[]
  readonly initials: readonly string[]
}

export interface TitleEntry extends Entry {
  readonly count: number
  readonly companies: number
  /** Name of one of them. */
  readonly company: string
}

export interface CompanyLexeme extends Entry {
  readonly id: number
  /** Its legal name, plain. */
  readonly legal: string
  readonly logoUrl: string
  readonly industry: string
  readonly secondIndustry: string
  readonly size: (typeof companies.$inferSelect)['size']
  readonly count: number
}

/** A word that positions or companies have, and how it is pronounced. */
export interface Word {
  readonly text: string
  readonly syllables: readonly string[]
  /** Positions or companies that have it, about. */
  readonly count: number
}

/** Entries in an order that stands among equals, and where to look for them. */
export interface Register<E extends Entry> {
  readonly entries: readonly E[]
  readonly keys: Haystack
  /** Keys, and whatever else the entries are called. */
  readonly names: Haystack
  readonly spellings: Haystack
  readonly initials: Haystack
  namesOf(entry: E): readonly string[]
}

/** The titles, companies, places and skills of open positions. */
export interface Lexicon {
  readonly titles: Register<TitleEntry>
  readonly companies: Register<CompanyLexeme>
  /** Open positions by code. */
  readonly cities: ReadonlyMap<string, number>
  readonly categories: ReadonlyMap<string, number>
  /** The words by themselves. */
  readonly words: ReadonlyMap<string, Word>
}

/** Read for all sites at once, and anew when an answer that shows it may no longer be kept. */
export function createLexicon(db: Db, clock: Clock, terms: Terms): () => Promise<Lexicon> {
  return kept(clock, PUBLIC_SECONDS * 1000, () => read(db, terms, new Date(clock())))
}

export function registerOf<E extends Entry>(
  entries: readonly E[],
  namesOf: (entry: E) => readonly string[] = ({ key }) => [key],
): Register<E> {
  return {
    entries,
    keys: haystackOf(entries.map(({ key }) => [key])),
    names: haystackOf(entries.map(namesOf)),
    spellings: haystackOf(entries.map(({ spellings }) => spellings)),
    initials: haystackOf(entries.map(({ initials }) => initials)),
    namesOf,
  }
}

function entryOf(text: string): Entry {
  const key = simplified(plain(text))[0] ?? ''
  const runs = runsOf(key).filter(({ isChinese }) => isChinese)
  const tails = runs.map(({ text: run }) => tailsOf(run))
  return {
    text,
    key,
    syllables: isChinese(key) ? syllablesOf(key) : [],
    spellings: tails.flatMap(({ spellings }) => spellings),
    initials: tails.flatMap(({ initials }) => initials),
  }
}

/** Entries of what is read again and again; names seldom change. */
const entries = new Map<string, Entry>()
const ENTRIES_MAX = 50_000

function keptEntry(text: string): Entry {
  const known = entries.get(text)
  if (known) return known
  if (entries.size >= ENTRIES_MAX) entries.clear()
  const entry = entryOf(text)
  entries.set(text, entry)
  return entry
}

async function read(db: Db, terms: Terms, now: Date): Promise<Lexicon> {
  const count = sql<number>`count(*)::int`
  const titles = db
    .select({
      title: positions.title,
      count,
      companies: sql<number>`count(distinct ${positions.companyId})::int`,
      company: max(companies.name),
    })
    .from(positions)
    .innerJoin(companies, eq(companies.id, positions.companyId))
    .where(isOpen(now))
    .groupBy(positions.title)
    .orderBy(desc(count), positions.title)
    .limit(TITLES_MAX)
  const employers = db
    .select({
      id: companies.id,
      name: companies.name,
      fullName: companies.fullName,
      logoUrl: companies.logoUrl,
      industry: companies.industry,
      secondIndustry: companies.secondIndustry,
      size: companies.size,
      count: companies.openPositions,
    })
    .from(companies)
    .where(gt(companies.openPositions, 0))
    .orderBy(desc(companies.openPositions), desc(companies.id))
    .limit(COMPANIES_MAX)
  const skill = sql<string>`unnest(${positions.skills})`.as('skill')
  const each = db.select({ skill }).from(positions).where(isOpen(now)).as('each')
  const skills = db
    .select({ skill: each.skill, count })
    .from(each)
    .groupBy(each.skill)
    .orderBy(desc(count))
    .limit(SKILLS_MAX)
  const places = db
    .select({ city: positions.city, category: positions.category, count })
    .from(positions)
    .where(and(isOpen(now)))
    .groupBy(positions.city, positions.category)
  const [titleRows, companyRows, skillRows, placeRows, book] = await Promise.all([
    timely(titles),
    timely(employers),
    timely(skills),
    timely(places),
    terms.book(),
  ])
  const [cities, categories] = [new Map<string, number>(), new Map<string, number>()]
  for (const { city, category, count } of placeRows) {
    cities.set(city, (cities.get(city) ?? 0) + count)
    categories.set(category, (categories.get(category) ?? 0) + count)
  }
  const words = new Map<string, Word>()
  const add = (text: string, count: number) => {
    if (text.length < 2) return
    words.set(text, { text, syllables: syllablesOf(text), count: count + (words.get(text)?.count ?? 0) })
  }
  for (const { title, count } of titleRows) for (const word of partsOf(keptEntry(title).key)) add(word, count)
  for (const { name, count } of companyRows) add(keptEntry(name).key, count)
  for (const { skill, count } of skillRows) add(keptEntry(skill).key, count)
  for (const [kind, counts] of [['city', cities] as const, ['category', categories] as const]) {
    for (const [value, count] of counts) add(keptEntry(book.label(kind, value)['zh-CN']).key, count)
  }
  return {
    titles: registerOf(
      titleRows.map(({ title, company, ...counts }) => ({ ...keptEntry(title), ...counts, company: company ?? '' })),
    ),
    companies: registerOf(
      companyRows.map(({ name, fullName, ...row }) => ({ ...keptEntry(name), legal: plain(fullName), ...row })),
      ({ key, legal }) => [key, legal],
    ),
    cities,
    categories,
    words,
  }
}

/** A title's words, neighbours of them together, and what longer ones are made of: 嵌入式 in 嵌入式开发. */
export function partsOf(key: string): string[] {
  return runsOf(key).flatMap(({ text, isChinese }) => {
    if (!isChinese) return [text]
    const words = cut(text)
    const together = words.flatMap((_, from) =>
      words.slice(from, from + TOGETHER).map((_, more) => words.slice(from, from + more + 1).join('')),
    )
    return [...new Set([...together, ...cutFinely(text)])]
  })
}
