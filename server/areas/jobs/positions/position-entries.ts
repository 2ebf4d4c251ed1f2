import type { Position } from '../../../../contract/content.ts'
import { type CompanyRow, companyOf } from '../companies/company-entries.ts'
import { positions } from '../schema.ts'
import type { TermBook } from '../terms.ts'
import { salaryText } from './salary.ts'

export const positionColumns = {
  id: positions.id,
  title: positions.title,
  category: positions.category,
  city: positions.city,
  address: positions.address,
  education: positions.education,
  period: positions.period,
  graduationYear: positions.graduationYear,
  internMonths: positions.internMonths,
  salaryMin: positions.salaryMin,
  salaryMax: positions.salaryMax,
  salaryUnit: positions.salaryUnit,
  salaryMonths: positions.salaryMonths,
  skills: positions.skills,
  isUrgent: positions.isUrgent,
  status: positions.status,
  publishedAt: positions.publishedAt,
  expiresAt: positions.expiresAt,
  onlySchool: positions.onlySchool,
}

export type PositionRow = Pick<typeof positions.$inferSelect, keyof typeof positionColumns>

export function positionOf(row: PositionRow, company: CompanyRow, book: TermBook, now: Date): Position {
  const salary = { min: row.salaryMin, max: row.salaryMax, unit: row.salaryUnit, months: row.salaryMonths }
  return {
    id: String(row.id),
    title: row.title,
    salary_str: salaryText(salary),
    salary,
    work_addr: row.address,
    city: book.term('city', row.city),
    position: book.term('category', row.category),
    education: row.education,
    period: row.period,
    graduation_year: row.graduationYear,
    intern_months: row.internMonths,
    labels: row.skills,
    is_urgent: row.isUrgent,
    status: row.status === 'open' && row.expiresAt <= now ? 'expired' : row.status,
    published_at: row.publishedAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    ...(row.onlySchool !== '' && { only_school: row.onlySchool }),
    company: companyOf(company, book),
  }
}
