import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { timely } from '../../platform/db/timely.ts'
import { companies, companyMembers } from '../jobs/schema.ts'
import type { Recruiter } from './steps.ts'

/** Knows which company an employer works for. */
export interface Recruiters {
  /** An employer with the company that they work for; null for none. */
  find(employerId: string): Promise<(Recruiter & { readonly companyName: string }) | null>
}

export const createRecruiters = (db: Db): Recruiters => ({
  async find(employerId) {
    const query = db
      .select({ companyId: companies.id, companyName: companies.name, employerId: companyMembers.employerId })
      .from(companyMembers)
      .innerJoin(companies, eq(companies.id, companyMembers.companyId))
      .where(eq(companyMembers.employerId, Number(employerId)))
    return (await timely(query))[0] ?? null
  },
})
