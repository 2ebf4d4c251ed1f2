import { asc } from 'drizzle-orm'
import type { LocalText } from '../../../contract/calls/site.ts'
import type { GroupedTerm, Term } from '../../../contract/content.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { timely } from '../../platform/db/timely.ts'
import { kept } from '../../platform/kept.ts'
import { terms } from './schema.ts'
import { plain, simplified } from './search/plain.ts'
import { thesaurus } from './search/thesaurus.ts'

type Row = typeof terms.$inferSelect
type Kind = Row['kind']

/** Milliseconds for which the copy in memory serves. */
const FRESH = 60_000

/** Knows the labels of codes. */
export interface TermBook {
  knows(kind: Kind, value: string): boolean
  /** Its code in place of a name where nobody wrote one. */
  label(kind: Kind, value: string): LocalText
  term(kind: Kind, value: string): Term
  /** The codes of a name in any language, a city with 市 or without. */
  codesOf(kind: Kind, name: string): readonly string[]
  /** Plain names of cities in all languages, with 市 and without. */
  readonly places: ReadonlySet<string>
  /** The terms of the first level, in their order. */
  list(kind: Kind): Term[]
  /** The terms of a kind that belongs to disciplines, each with its discipline's name. */
  ofDisciplines(kind: 'category' | 'major'): GroupedTerm[]
  /** Codes of the categories that a major leads to; those of its discipline where nothing is known of the major. */
  categoriesOf(major: string): readonly string[]
  /** Codes of those that the catalogue of majors says. */
  ledBy(major: string): readonly string[]
}

export interface Terms {
  book(): Promise<TermBook>
}

export function createTerms(db: Db, clock: Clock): Terms {
  const read = () => timely(db.select().from(terms).orderBy(asc(terms.place), asc(terms.value)))
  return { book: kept(clock, FRESH, async () => bookOf(await read())) }
}

function bookOf(rows: readonly Row[]): TermBook {
  const keyOf = (kind: Kind, value: string) => `${kind} ${value}`
  const labels = new Map(rows.map(({ kind, value, label }) => [keyOf(kind, value), label]))
  const label = (kind: Kind, value: string) => labels.get(keyOf(kind, value)) ?? { 'zh-CN': value }
  const isTop = ({ parent }: Row) => parent === ''
  const rowsOf = (wanted: Kind) => rows.filter(({ kind }) => kind === wanted)
  const nameOf = (text: string) => (simplified(plain(text))[0] ?? '').replace(/市$/, '')
  const named = new Map<string, string[]>()
  for (const { kind, value, label } of rows) {
    for (const name of new Set(Object.values(label).map((text = '') => nameOf(text)))) {
      const key = keyOf(kind, name)
      named.set(key, [...(named.get(key) ?? []), value])
    }
  }
  const cities = rowsOf('city').flatMap(({ label }) => Object.values(label).map((text = '') => nameOf(text)))
  const places = new Set(cities.flatMap((name) => [name, `${name}市`]))
  const led = ledOf(rowsOf('major'), rowsOf('category'))
  const leads = leadsOf(rowsOf('major'), rowsOf('category'), led)
  return {
    knows: (kind, value) => labels.has(keyOf(kind, value)),
    label,
    places,
    codesOf: (kind, name) => named.get(keyOf(kind, nameOf(name))) ?? [],
    term: (kind, value) => ({ value, label: label(kind, value) }),
    list: (wanted) =>
      rowsOf(wanted)
        .filter(isTop)
        .map((row) => ({ value: row.value, label: row.label })),
    ofDisciplines: (kind) =>
      rowsOf(kind).map((row) => ({ value: row.value, label: row.label, group: label('discipline', row.parent) })),
    categoriesOf: (major) => leads.get(major) ?? [],
    ledBy: (major) => led.get(major) ?? [],
  }
}

type Codes = ReadonlyMap<string, readonly string[]>

/** Codes of the categories that the catalogue has each major lead to. */
function ledOf(majors: readonly Row[], categories: readonly Row[]): Codes {
  const { leads } = thesaurus()
  const nameOf = ({ label }: Row) => simplified(plain(label['zh-CN']))[0] ?? ''
  const named = categories.map((category) => ({ value: category.value, name: nameOf(category) }))
  return new Map(
    majors.map((major) => {
      const words = leads(nameOf(major))
      return [major.value, named.flatMap(({ value, name }) => (words.includes(name) ? [value] : []))]
    }),
  )
}

/** The categories of the majors, or all of their discipline where the catalogue has none. */
const leadsOf = (majors: readonly Row[], categories: readonly Row[], led: Codes): Codes =>
  new Map(
    majors.map(({ value, parent }) => {
      const found = led.get(value) ?? []
      const ofDiscipline = categories.flatMap((category) => (category.parent === parent ? [category.value] : []))
      return [value, found.length > 0 ? found : ofDiscipline]
    }),
  )
