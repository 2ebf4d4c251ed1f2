import type { Company, CompanyEntry } from '../../../../contract/content.ts'
import type { Openings } from '../positions/openings.ts'
import { companies } from '../schema.ts'
import type { TermBook } from '../terms.ts'

export const companyColumns = {
  id: companies.id,
  name: companies.name,
  logoUrl: companies.logoUrl,
  industry: companies.industry,
  secondIndustry: companies.secondIndustry,
  size: companies.size,
  nature: companies.nature,
  city: companies.city,
}

export const companyDetailColumns = {
  ...companyColumns,
  fullName: companies.fullName,
  stage: companies.stage,
  isVerified: companies.isVerified,
  address: companies.address,
  website: companies.website,
  intro: companies.intro,
  welfare: companies.welfare,
  views: companies.views,
}

export type CompanyRow = Pick<typeof companies.$inferSelect, keyof typeof companyColumns>

export const companyOf = (row: CompanyRow, book: TermBook): Company => ({
  id: String(row.id),
  company_name: row.name,
  logo_url: row.logoUrl,
  industry_label: book.label('industry', row.industry),
  second_industry: book.label('industry', row.secondIndustry),
  insize: row.size,
  nature: row.nature,
})

export const companyEntryOf = (row: CompanyRow, { count, samples }: Openings, book: TermBook): CompanyEntry => ({
  ...companyOf(row, book),
  city: book.term('city', row.city),
  position_count: count,
  samples: samples.map(({ id, title, ...pay }) => ({ id: String(id), title, salary: { ...pay, months: 0 } })),
})
