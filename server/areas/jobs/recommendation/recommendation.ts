import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { educations, type Match, matchReasons } from '../../../../contract/content.ts'
import type { Education, Intention, Wish } from '../../../../contract/resume.ts'
import type { Db } from '../../../platform/db/open.ts'
import { timely } from '../../../platform/db/timely.ts'
import { deliveries } from '../../applications/schema.ts'
import { majors } from '../../homes/schema.ts'
import { students } from '../../login/schema.ts'
import { resumeEntries, resumeSections } from '../../resume/schema.ts'
import { positions } from '../schema.ts'
import { isCalled, isJob } from '../search/keyword.ts'
import { plain, simplified } from '../search/plain.ts'
import { bareMajor, thesaurus } from '../search/thesaurus.ts'
import type { TermBook } from '../terms.ts'

/** Kinds of positions that somebody applied to, the latest ones. */
const APPLIED_MAX = 10

/** The facts about a student that have weight. */
interface Profile {
  readonly school: string
  readonly discipline: string | null
  readonly majors: readonly string[]
  readonly degrees: readonly string[]
  readonly intention: Intention | null
  readonly wish: Wish | null
  /** Categories. */
  readonly applied: readonly string[]
}

const named = (majors: readonly string[]): string[] =>
  [...new Set(majors.map((name) => name.trim()))].filter((name) => name !== '')

async function readProfile(db: Db, studentId: number): Promise<Profile> {
  const [[student], sections, entries, applied] = await Promise.all([
    timely(
      db
        .select({ school: students.school, major: students.major, discipline: majors.discipline })
        .from(students)
        .leftJoin(majors, sql`${majors.name}->>'zh-CN' = ${students.major}`)
        .where(eq(students.id, studentId))
        .limit(1),
    ),
    timely(
      db
        .select({ section: resumeSections.section, content: resumeSections.content })
        .from(resumeSections)
        .where(and(eq(resumeSections.studentId, studentId), inArray(resumeSections.section, ['intention', 'wish']))),
    ),
    timely(
      db
        .select({ content: resumeEntries.content })
        .from(resumeEntries)
        .where(
          and(
            eq(resumeEntries.studentId, studentId),
            eq(resumeEntries.kind, 'education'),
            isNull(resumeEntries.deletedAt),
          ),
        ),
    ),
    timely(
      db
        .select({ category: positions.category })
        .from(deliveries)
        .innerJoin(positions, eq(positions.id, deliveries.positionId))
        .where(and(eq(deliveries.studentId, studentId), ne(deliveries.status, 'withdrawn')))
        .orderBy(sql`${deliveries.deliveredAt} desc`)
        .limit(APPLIED_MAX),
    ),
  ])
  const sectionOf = (name: 'intention' | 'wish') => sections.find(({ section }) => section === name)?.content.value
  const attended = entries.flatMap(({ content }) => (content ? [content as Education] : []))
  const studied = named(attended.map(({ major }) => major))
  // The resume is newer than the facts with which the account was opened.
  const all = studied.length > 0 ? studied : named([student?.major ?? ''])
  return {
    school: student?.school ?? '',
    discipline: all.includes(student?.major ?? '') ? (student?.discipline ?? null) : null,
    majors: all,
    degrees: attended.map(({ degree }) => degree),
    intention: (sectionOf('intention') as Intention | undefined) ?? null,
    wish: (sectionOf('wish') as Wish | undefined) ?? null,
    applied: [...new Set(applied.map(({ category }) => category))],
  }
}

/** Finds the majors that a position asks for, and no 专业知识: 自动化、通信工程等相关专业. */
const ASKED =
  '(等|类|(?<!所)学|工程|技术|化|设计|管理)(及相关|相关)?(理工科?)?专业(?!知识|技能|能力|素养|背景不限|不限|课程|书籍)'

const MOST = 8

/** The names of a major where it is asked for: by itself, in short, or with its class. */
function namesOf(major: string): string[] {
  const name = simplified(plain(major))[0] ?? ''
  const known = thesaurus().majors.get(name)
  return [name, ...(known ? [known.name, known.class] : [])].map(bareMajor).filter(({ length }) => length > 1)
}

/** Whether a position asks for one of some majors, or names none. */
function isForMajors(majors: readonly string[]): SQL {
  const names = [...new Set(majors.slice(0, MOST).flatMap(namesOf))].map((name) =>
    name.replace(/[^\p{L}\p{N} ]/gu, '.'),
  )
  const isNamed = sql`${positions.requirement} ~* ${`(${names.join('|')})[^。；;<>]*专业`}`
  const namesNone = sql`${positions.requirement} !~ ${ASKED}`
  return names.length > 0 ? sql`(${namesNone} or ${isNamed})` : namesNone
}

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
