import { asc } from 'drizzle-orm'
import type { LocalText } from '../../contract/calls/site.ts'
import type { GroupedTerm, Term } from '../../contract/content.ts'
import type { Clock } from '../adapters/ephemeral.ts'
import type { Db } from '../db/open.ts'
import { terms } from '../db/recruiting-schema.ts'
import { timely } from '../db/timely.ts'
import { kept } from './kept.ts'

type Row = typeof terms.$inferSelect
type Kind = Row['kind']

/** Milliseconds for which the copy in memory serves. */
const FRESH = 60_000

/** What codes are called. */
export interface TermBook {
  knows(kind: Kind, value: string): boolean
  /** Its code in place of a name where nobody wrote one. */
  label(kind: Kind, value: string): LocalText
  term(kind: Kind, value: string): Term
  /** Those of the first level, in their order. */
  list(kind: Kind): Term[]
  /** Categories, each with its discipline. */
  categories(): GroupedTerm[]
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
  const isTop = ({ kind, parent }: Row) => kind === 'category' || parent === ''
  return {
    knows: (kind, value) => labels.has(keyOf(kind, value)),
    label,
    term: (kind, value) => ({ value, label: label(kind, value) }),
    list: (wanted) =>
      rows.filter((row) => row.kind === wanted && isTop(row)).map((row) => ({ value: row.value, label: row.label })),
    categories: () =>
      rows.flatMap((row) =>
        row.kind === 'category' ? [{ value: row.value, label: row.label, group: label('discipline', row.parent) }] : [],
      ),
  }
}
