import type { positions } from '../../../areas/jobs/schema.ts'
import type { Occupation } from './occupations/occupation.ts'
import { orderedList } from './sanitised.ts'

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
