import { type SQL, sql } from 'drizzle-orm'
import {
  type ChoiceCount,
  educations,
  type PositionDimension,
  publishedWithin,
  salaryFloors,
} from '../../../../contract/content.ts'
import { classesFrom, graduationYear } from '../../../../contract/rules/graduation.ts'
import { positions } from '../schema.ts'
import type { TermBook } from '../terms.ts'
import { MONTHLY_BOTTOM } from './position-filter.ts'

/** The columns that group the positions of a dimension, and the groups that a choice holds. */
interface Choices {
  group(now: Date): SQL
  counts(groups: ReadonlyMap<string, number>, book: TermBook, now: Date): ChoiceCount[]
}

const each = (column: SQL): Choices => ({
  group: () => column,
  counts: (groups) => [...groups].map(([value, count]) => ({ value, count })),
})

/** Choices in an order in which each holds what the ones before it hold. */
const rising = (values: readonly string[], group: Choices['group']): Choices => ({
  group,
  counts(groups) {
    let sum = 0
    return values.map((value) => {
      sum += groups.get(value) ?? 0
      return { value, count: sum }
    })
  },
})

const floors = sql.raw(salaryFloors.join(', '))
const days = sql.raw(publishedWithin.join(', '))

export const choicesOf: Readonly<Record<PositionDimension, Choices>> = {
  value: each(sql`${positions.category}`),
  major: {
    group: () => sql`${positions.category}`,
    counts: (groups, book) =>
      book.ofDisciplines('major').flatMap(({ value }) => {
        const count = book.categoriesOf(value).reduce((sum, category) => sum + (groups.get(category) ?? 0), 0)
        return count > 0 ? [{ value, count }] : []
      }),
  },
  city: each(sql`${positions.city}`),
  industry: each(sql`${positions.industry}`),
  insize: each(sql`${positions.companySize}`),
  nature: each(sql`${positions.companyNature}`),
  period: each(sql`${positions.period}`),
  education: rising(educations, () => sql`${positions.education}`),
  salary: rising(
    salaryFloors.toReversed(),
    () => sql`(select max(floor) from unnest(array[${floors}]) floor where ${MONTHLY_BOTTOM} >= floor * 1000)::text`,
  ),
  within: rising(
    publishedWithin,
    (now) =>
      sql`(select min(days) from unnest(array[${days}]) days where ${positions.publishedAt} > ${now.toISOString()}::timestamptz - make_interval(days => days))::text`,
  ),
  grade: {
    group: () => sql`${positions.graduationYear}::text`,
    /** A class is counted, too, where no position asks for it alone. */
    counts(groups, _, now) {
      const any = groups.get('0') ?? 0
      const years = new Set([...classesFrom(graduationYear(now.getTime())).map(String), ...groups.keys()])
      years.delete('0')
      return [...years].map((value) => ({ value, count: (groups.get(value) ?? 0) + any }))
    },
  },
}
