import { type SQL, sql } from 'drizzle-orm'
import { SUGGESTED, type Suggestions } from '../../../../contract/calls/search.ts'
import type { LocalText } from '../../../../contract/calls/site.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import { counted } from '../../../platform/db/paging.ts'
import { timely } from '../../../platform/db/timely.ts'
import { majorsLike } from '../positions/majors-like.ts'
import { isOpen } from '../positions/openings.ts'
import { bestOf, meantBy, type Typed, typedAs } from '../positions/resembling.ts'
import { positions } from '../schema.ts'
import type { TermBook, Terms } from '../terms.ts'
import { isFound } from './keyword.ts'
import type { CompanyLexeme, Lexicon } from './lexicon.ts'
import { plain } from './plain.ts'

export interface Suggester {
  suggest(keyword: string): Promise<Suggestions>
}

/** Works on what is kept in memory; only what a search would find is counted by the database, in one statement. */
export function createSuggester(db: Db, clock: Clock, terms: Terms, lexicon: () => Promise<Lexicon>): Suggester {
  const numberOf = (keyword: string, now: Date, { places }: TermBook): SQL<number> => {
    const where = sql`${isOpen(now)} and ${isFound(positions.document, keyword, places) ?? sql`true`}`
    return sql`(${db.select().from(counted(db, positions, where))})`
  }

  /** Open positions that searches for some keywords find. */
  async function numbersOf(keywords: readonly string[]): Promise<number[]> {
    const [now, book] = [new Date(clock()), await terms.book()]
    const numbers = sql.join(
      keywords.map((keyword) => numberOf(keyword, now, book)),
      sql`, `,
    )
    const [row] = await timely(db.select({ numbers: sql<number[]>`array[${numbers}]` }).from(sql`(select 1) as one`))
    return row?.numbers ?? []
  }

  return {
    async suggest(keyword) {
      if (plain(keyword) === '') return { meant: null, total: 0, positions: [], companies: [], majors: [], cities: [] }
      const typed = typedAs(keyword)
      const majors = majorsLike(typed).slice(0, SUGGESTED.majors)
      const look = async () => {
        const [known, book] = await Promise.all([lexicon(), terms.book()])
        const titles = bestOf(typed, known.titles, SUGGESTED.positions)
        return {
          meant: meantBy(typed, known),
          positions: titles.map(({ text, count, company, companies }) => ({ title: text, count, company, companies })),
          companies: companiesLike(typed, known, book),
          majors: majors.map(({ name, leads }) => ({ name, note: noteOf(leads, known, book) })),
          cities: citiesLike(typed, known, book),
        }
      }
      const keywords = [keyword, ...majors.map(({ name }) => name)]
      const [[total = 0, ...each], found] = await Promise.all([numbersOf(keywords), look()])
      const counted = found.majors.map((major, at) => ({ ...major, count: each[at] ?? 0 }))
      return { ...found, total, majors: counted.filter(({ count }) => count > 0) }
    },
  }
}

function companiesLike(typed: Typed, { companies }: Lexicon, book: TermBook): Suggestions['companies'] {
  const named = bestOf(typed, companies, SUGGESTED.companies)
  const missing = SUGGESTED.companies - named.length
  const trades = missing > 0 && typed.key.length > 1 ? tradesLike(typed, book) : []
  const isInTrade = ({ industry, secondIndustry }: CompanyLexeme) =>
    trades.includes(industry) || trades.includes(secondIndustry)
  const others =
    trades.length > 0 ? companies.entries.filter((one) => isInTrade(one) && !named.includes(one)).slice(0, missing) : []
  return [...named, ...others].map(({ id, text, logoUrl, industry, size, count }) => ({
    id: String(id),
    company_name: text,
    logo_url: logoUrl,
    industry_label: book.label('industry', industry),
    insize: size,
    position_count: count,
  }))
}

/** Codes of the industries whose name begins as it was typed, in any language. */
const tradesLike = ({ key }: Typed, book: TermBook): string[] =>
  book
    .list('industry')
    .flatMap(({ value, label }) =>
      Object.values(label).some((name) => plain(name ?? '').startsWith(key)) ? [value] : [],
    )

/** The kinds of positions among what a major leads to that are open now. */
function noteOf(leads: readonly string[], { categories }: Lexicon, book: TermBook): LocalText {
  const labels = book
    .ofDisciplines('category')
    .filter(({ value, label }) => leads.includes(label['zh-CN']) && (categories.get(value) ?? 0) > 0)
    .map(({ label }) => label)
  const say = (locale: 'zh-CN' | 'zh-TW' | 'en', between: string) =>
    labels.map((label) => label[locale] ?? label['zh-CN']).join(between)
  return { 'zh-CN': say('zh-CN', '、'), 'zh-TW': say('zh-TW', '、'), en: say('en', ', ') }
}

function citiesLike(typed: Typed, { cities }: Lexicon, book: TermBook): Suggestions['cities'] {
  const places = book.list('city').flatMap(({ value, label }) => {
    const count = cities.get(value) ?? 0
    return count > 0 ? [{ value, label, count }] : []
  })
  return places.filter(({ label }) => isPlace(typed, label)).slice(0, SUGGESTED.cities)
}

/** A city is suggested by its beginning in any language, and with 市 behind it. */
const isPlace = ({ variants }: Typed, label: LocalText): boolean =>
  variants.some((typed) => {
    const name = typed.length > 2 ? typed.replace(/市$/, '') : typed
    return Object.values(label).some((one) =>
      plain(one ?? '')
        .replaceAll('’', "'")
        .startsWith(name),
    )
  })
