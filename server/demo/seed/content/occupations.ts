import * as v from 'valibot'
import type { positions } from '../../../areas/jobs/schema.ts'
import { each, readData } from '../data.ts'
import { orderedList } from './sanitised.ts'
import { categories, disciplines } from './terms.ts'

const texts = (least: number, most: number) =>
  v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.minLength(least), v.maxLength(most))

const duties = texts(3, 5)
/** Without the degree, which the position's own field tells. */
const requirements = texts(3, 4)

const occupation = v.strictObject({
  title: v.string(),
  /** Of the second level that have such a position, where not all do. */
  industries: v.optional(texts(1, 10)),
  education: v.picklist(['college', 'bachelor', 'master']),
  /** Thousand yuan a month with that degree. */
  pay: v.pipe(
    v.tuple([v.number(), v.number()]),
    v.check(([low, high]) => low < high),
  ),
  /** None where any will do. */
  majors: texts(0, 4),
  skills: texts(4, 6),
  /** `{field}` stands for the employer's. */
  duties,
  requirements,
  /** Where an intern's are others. */
  internship: v.optional(v.strictObject({ duties, requirements })),
})

/** What the positions of one title are made from. */
export type Occupation = v.InferOutput<typeof occupation>

/** Of each of these categories, one at least. */
export const occupationsSchema = (categories: readonly { readonly value: string }[]) =>
  each(
    categories.map(({ value }) => value),
    v.pipe(v.array(occupation), v.nonEmpty()),
  )

const occupations: Readonly<Record<string, readonly Occupation[]>> = Object.assign(
  {},
  ...disciplines.map(({ value }) =>
    readData(`occupations/${value}`, occupationsSchema(categories.filter(({ parent }) => parent === value))),
  ),
)

/** Those of a category that companies of `industry` have. @param industry of the second level */
export const occupationsIn = (category: string, industry: string): Occupation[] =>
  occupations[category]!.filter(({ industries }) => industries === undefined || industries.includes(industry))

type Terms = Pick<typeof positions.$inferInsert, 'education' | 'period'> & { readonly internMonths: number }

const DEGREES = {
  any: '学历不限',
  college: '大专及以上学历',
  bachelor: '本科及以上学历',
  master: '硕士及以上学历',
  doctor: '博士学历',
}

const STUDENTS = {
  any: '在校生',
  college: '大专及以上在校生',
  bachelor: '本科及以上在校生',
  master: '硕士及以上在校生',
  doctor: '博士在校生',
}

/** Title of an internship of that kind. */
export const internTitle = (title: string): string =>
  title.replace(/(?:工程师|专员|培训生)?(（[^）]+）)?$/, (_, direction = '') => `实习生${direction}`)

/** @param field the employer's */
export function descriptionOf(occupation: Occupation, { period }: Pick<Terms, 'period'>, field: string): string {
  const isInternship = period === 'internship'
  const own = isInternship ? occupation.internship?.duties : undefined
  const duties = (own ?? occupation.duties).map((duty) => duty.replaceAll('{field}', field))
  return orderedList(isInternship && own === undefined ? ['由导师带教，参与以下各项工作。', ...duties] : duties)
}

export function requirementOf(
  { majors, requirements, internship }: Occupation,
  { education, period, internMonths }: Terms,
): string {
  const isInternship = period === 'internship'
  const degree = (isInternship ? STUDENTS : DEGREES)[education]
  const subject = majors.length > 0 ? `${majors.join('、')}等相关专业` : '专业不限'
  return orderedList([
    `${degree}，${subject}。`,
    ...(isInternship ? [`每周可到岗 4 天以上，能连续实习 ${internMonths} 个月。`] : []),
    ...((isInternship ? internship?.requirements : undefined) ?? requirements),
  ])
}
