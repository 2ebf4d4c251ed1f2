import { type Locale, type LocalText, locales } from '../../../../contract/calls/site.ts'
import type { Search } from '../../../../contract/searches.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { localise } from '../../site/sites.ts'
import { wordsIn } from '../job-words.ts'
import type { TermBook } from '../terms.ts'

/** More of one kind are not named one by one. */
const NAMED = 4

/** The names behind a search's ids; null where it has none. */
export interface Named {
  readonly zone: LocalText | null
  readonly college: LocalText | null
}

/** A search in words, in every language. */
export function labelOf(search: Search, named: Named, book: TermBook): LocalText {
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
