import { and, asc, eq, inArray } from 'drizzle-orm'
import { companies, companyMembers } from '../../areas/jobs/schema.ts'
import { employers } from '../../areas/login/schema.ts'
import type { Db } from '../../platform/db/open.ts'
import { demoEmployers } from './accounts.ts'
import { namesOfBlock } from './content/company-names.ts'

/** Each of the demonstration's employers works for one of its companies, in the order of phones and of names. */
export async function seedMembers(db: Db): Promise<void> {
  const people = await db
    .select({ id: employers.id })
    .from(employers)
    .where(and(inArray(employers.phone, [...demoEmployers]), eq(employers.isDemo, true)))
    .orderBy(asc(employers.phone))
  const theirs = await db
    .select({ id: companies.id })
    .from(companies)
    .where(inArray(companies.name, namesOfBlock(0)))
    .orderBy(asc(companies.id))
  const rows = people.flatMap(({ id }, index) => {
    const company = theirs[index % theirs.length]
    return company ? [{ employerId: id, companyId: company.id }] : []
  })
  if (rows.length > 0) await db.insert(companyMembers).values(rows).onConflictDoNothing()
}
