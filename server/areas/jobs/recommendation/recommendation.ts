import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { educations, type Match, matchReasons } from '../../../../contract/content.ts'
import type { Db } from '../../../platform/db/open.ts'
import { positions } from '../schema.ts'
import { isCalled, isJob } from '../search/keyword.ts'
import type { TermBook } from '../terms.ts'
import { isForMajors } from './asked-majors.ts'
import { type Profile, readProfile } from './profile.ts'

/** The weight of each reason; the sum puts positions in their order. */
const WEIGHTS = { position: 40, city: 20, major: 20, kind: 25, applied: 10, wish: 6 } as const
/** Taken off where a higher degree is asked for: what suits in all else stays in sight, below what can be had. */
const DEGREE_SHORT = 30

const oneOf = (column: typeof positions.category | typeof positions.city, values: readonly string[]) =>
  values.length > 0 ? inArray(column, [...new Set(values)]) : undefined

/** Reads open positions through their index at once, not one by one. */
function whereFound(db: Db, found: readonly (SQL | undefined)[]): SQL | undefined {
  const any = or(...found)
  const open = db
    .select({ id: positions.id })
    .from(positions)
    .where(and(eq(positions.status, 'open'), any))
  return any && inArray(positions.id, open)
}

/** The condition of each reason; undefined where nothing is known that it needs. */
function conditionsOf(db: Db, profile: Profile, book: TermBook): Record<Match['reasons'][number], SQL | undefined> {
  const { discipline, intention, wish, applied } = profile
  const wanted = intention?.positions ?? []
  const hopes = [...(wish?.industries ?? []), ...(wish?.company_kinds ?? [])]
  const majors = profile.majors.flatMap((name) => book.codesOf('major', name))
  const near = or(
    oneOf(positions.category, majors.flatMap(book.categoriesOf)),
    discipline === null ? undefined : eq(positions.discipline, discipline),
  )
  const kind = intention?.kind
  const named = wanted.flatMap((name) => book.codesOf('category', name))
  const industries = hopes.flatMap((name) => book.codesOf('industry', name))
  return {
    position: or(
      oneOf(positions.category, named),
      whereFound(
        db,
        wanted.map((name) => isJob(positions.document, name)),
      ),
    ),
    city: oneOf(
      positions.city,
      (intention?.cities ?? []).flatMap((name) => book.codesOf('city', name)),
    ),
    major: or(oneOf(positions.category, majors.flatMap(book.ledBy)), near && and(near, isForMajors(profile.majors))),
    kind: kind === 'fulltime' || kind === 'internship' ? eq(positions.period, kind) : undefined,
    applied: oneOf(positions.category, applied),
    wish: or(
      industries.length > 0 ? inArray(positions.industry, industries) : undefined,
      whereFound(
        db,
        hopes.map((name) => isCalled(positions.document, name)),
      ),
    ),
  }
}

/** The position asks for more than the highest of some degrees; undefined where none is known. */
function asksForMore(degrees: readonly string[]): SQL | undefined {
  const highest = Math.max(...degrees.map((degree) => educations.indexOf(degree as (typeof educations)[number])))
  return highest > 0 && highest < educations.length - 1
    ? inArray(positions.education, educations.slice(highest + 1))
    : undefined
}

/** The match of positions with a student. */
export interface Recommendation {
  /** The position is for another school's students alone. */
  readonly isElsewhere: SQL
  /** The greater, the better it suits. */
  readonly score: SQL
  /** The number that `matchOf` reads. */
  readonly marks: SQL<number>
}

export async function recommendationFor(db: Db, studentId: string, book: TermBook): Promise<Recommendation> {
  const profile = await readProfile(db, Number(studentId))
  const conditions = conditionsOf(db, profile, book)
  const more = asksForMore(profile.degrees)
  const weighed = [
    ...matchReasons.map((reason) => ({ condition: conditions[reason], weight: WEIGHTS[reason] as number })),
    { condition: more, weight: -DEGREE_SHORT },
  ]
  const sum = (amountOf: (weight: number, at: number) => number) => {
    const parts = weighed.flatMap(({ condition, weight }, at) =>
      condition ? [sql`case when ${condition} then ${sql.raw(String(amountOf(weight, at)))} else 0 end`] : [],
    )
    return parts.length > 0 ? sql<number>`(${sql.join(parts, sql` + `)})` : sql<number>`0`
  }
  return {
    isElsewhere: sql`(not ${inArray(positions.onlySchool, ['', profile.school])})`,
    score: sum((weight) => weight),
    marks: sum((_, at) => 2 ** at),
  }
}

/** The reasons why a position suits; undefined where there is nothing to say. */
export function matchOf(marks: number): Match | undefined {
  const has = (at: number) => (marks & (2 ** at)) > 0
  return marks === 0
    ? undefined
    : { reasons: matchReasons.filter((_, at) => has(at)), is_degree_short: has(matchReasons.length) }
}
