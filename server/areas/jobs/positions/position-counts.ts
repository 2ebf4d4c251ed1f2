import { and, eq, sql } from 'drizzle-orm'
import { COUNT_MAX, PUBLIC_SECONDS } from '../../../../contract/content.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import { timely } from '../../../platform/db/timely.ts'
import { kept } from '../../../platform/kept.ts'
import { positions, terms } from '../schema.ts'
import { isOpen } from './openings.ts'

/** Numbers of open positions, each up to COUNT_MAX. */
export interface PositionCounts {
  /** @param period '' for any */
  ofCategory(category: string, period: string): number
  ofDisciplines(disciplines: readonly string[]): number
}

/** Counted for all sites at once, and anew when an answer that shows them may no longer be kept. */
export function createPositionCounts(db: Db, clock: Clock): () => Promise<PositionCounts> {
  return kept(clock, PUBLIC_SECONDS * 1000, async () => countsOf(await readRows(db, new Date(clock()))))
}

interface Row {
  readonly category: string
  readonly discipline: string
  readonly counts: { all: number; internship: number }
}

function readRows(db: Db, now: Date): Promise<Row[]> {
  const matches = db
    .select({ period: positions.period })
    .from(positions)
    .where(and(eq(positions.category, terms.value), isOpen(now)))
    .limit(COUNT_MAX)
    .as('matches')
  const internships = sql`count(*) filter (where ${matches.period} = 'internship')`
  const counts = db
    .select({ counts: sql`json_build_object('all', count(*), 'internship', ${internships})` })
    .from(matches)
  return timely(
    db
      .select({ category: terms.value, discipline: terms.parent, counts: sql<Row['counts']>`(${counts})` })
      .from(terms)
      .where(eq(terms.kind, 'category')),
  )
}

function countsOf(rows: readonly Row[]): PositionCounts {
  const byCategory = new Map(rows.map(({ category, counts }) => [category, counts]))
  return {
    ofCategory(category, period) {
      const { all, internship } = byCategory.get(category) ?? { all: 0, internship: 0 }
      if (period === '') return all
      return period === 'internship' ? internship : all - internship
    },
    ofDisciplines(disciplines) {
      const suiting = rows.filter(({ discipline }) => disciplines.includes(discipline))
      const sum = suiting.reduce((total, { counts }) => total + counts.all, 0)
      return Math.min(sum, COUNT_MAX)
    },
  }
}
