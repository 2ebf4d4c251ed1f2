import { and, desc, eq, gt, gte, inArray, notExists, type SQL, sql } from 'drizzle-orm'
import { educations, type Position, type PositionFilter } from '../../../../contract/content.ts'
import type { Db } from '../../../platform/db/open.ts'
import { deliveries } from '../../applications/schema.ts'
import { inZoneOfPositions } from '../../site/site-scope.ts'
import { positions, soonness } from '../schema.ts'
import { hitsInParts, isFound } from '../search/keyword.ts'
import type { TermBook } from '../terms.ts'
import { isOpen } from './openings.ts'

const DAY = 86_400_000

/** Lower end as yuan a month: what its upper end is, in proportion. */
export const MONTHLY_BOTTOM = sql`(${positions.monthlyTop}::bigint * ${positions.salaryMin} / greatest(${positions.salaryMax}, 1))`

/** The degrees that a student with some degrees meets: the highest of them and all below. */
const openTo = (degrees: readonly Position['education'][]): Position['education'][] =>
  educations.slice(0, Math.max(...degrees.map((degree) => educations.indexOf(degree))) + 1)

/** The student has not delivered to the position; a delivery taken back counts, since it cannot be sent again. */
const isUndelivered = (db: Db, studentId: string): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(deliveries)
      .where(and(eq(deliveries.positionId, positions.id), eq(deliveries.studentId, Number(studentId)))),
  )

/** The position is of a category that one of the majors leads to. */
const suitsAny = (book: TermBook, majors: readonly string[]): SQL =>
  inArray(positions.category, [...new Set(majors.flatMap(book.categoriesOf))])

/**
 * What the open positions of a list have to meet; all of it together.
 * @param studentId who is logged in; null for nobody, or where it does not matter
 */
export function positionConditions(
  db: Db,
  filter: PositionFilter,
  host: string,
  now: Date,
  studentId: string | null,
  book: TermBook,
): SQL | undefined {
  const { value, major, city, industry, education, period, insize, nature, salary, within, grade, zoneid } = filter
  const anyOf = <T>(codes: readonly T[] | undefined) => (codes && codes.length > 0 ? [...codes] : null)
  const [values, majors, cities, industries] = [anyOf(value), anyOf(major), anyOf(city), anyOf(industry)]
  const [degrees, sizes, natures] = [anyOf(education), anyOf(insize), anyOf(nature)]
  return and(
    isOpen(now),
    isFound(positions.document, filter.keyword, book.places),
    values ? inArray(positions.category, values) : undefined,
    majors ? suitsAny(book, majors) : undefined,
    cities ? inArray(positions.city, cities) : undefined,
    industries ? inArray(positions.industry, industries) : undefined,
    degrees ? inArray(positions.education, openTo(degrees)) : undefined,
    period ? eq(positions.period, period) : undefined,
    sizes ? inArray(positions.companySize, sizes) : undefined,
    natures ? inArray(positions.companyNature, natures) : undefined,
    salary ? gte(MONTHLY_BOTTOM, Number(salary) * 1000) : undefined,
    within ? gt(positions.publishedAt, new Date(now.getTime() - Number(within) * DAY)) : undefined,
    grade ? inArray(positions.graduationYear, [0, Number(grade)]) : undefined,
    zoneid ? inZoneOfPositions(db, zoneid, host) : undefined,
    filter.hide && studentId !== null ? isUndelivered(db, studentId) : undefined,
  )
}

export const newestFirst = [desc(positions.publishedAt), desc(positions.id)]

/** Urgent positions come first by default, then the newest; a keyword's hits may come by their end. Each order has an index. */
export function positionOrder({ sort = 'relevance', keyword = '' }: PositionFilter): SQL[] {
  if (sort === 'newest') return newestFirst
  if (sort === 'salary') return [desc(positions.monthlyTop), desc(positions.id)]
  if (keyword.trim() !== '') return [desc(positions.isUrgent), desc(soonness(positions)), desc(positions.id)]
  return [desc(positions.isUrgent), ...newestFirst]
}

/** The parts of a list by relevance, the best first; null where nothing comes before anything else. */
export function positionParts({ sort = 'relevance', keyword }: PositionFilter, { places }: TermBook): SQL[] | null {
  return sort === 'relevance' ? hitsInParts(positions.document, keyword, places) : null
}
