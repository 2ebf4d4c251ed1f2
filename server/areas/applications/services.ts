import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { timely } from '../../platform/db/timely.ts'
import { companies, companyMembers } from '../jobs/schema.ts'
import type { ResumeServices } from '../resume/services.ts'
import { createDeliveries } from './deliveries.ts'
import { createDeskLive } from './desk-live.ts'
import { createKeptApplications } from './emptying.ts'
import { createInterviews } from './interviews/interviews.ts'
import { createInvitations } from './interviews/invitations.ts'
import type { Recruiter } from './steps.ts'

/** Knows which company an employer works for. */
interface Recruiters {
  /** An employer with the company that they work for; null for none. */
  find(employerId: string): Promise<(Recruiter & { readonly companyName: string }) | null>
}

const createRecruiters = (db: Db): Recruiters => ({
  async find(employerId) {
    const query = db
      .select({ companyId: companies.id, companyName: companies.name, employerId: companyMembers.employerId })
      .from(companyMembers)
      .innerJoin(companies, eq(companies.id, companyMembers.companyId))
      .where(eq(companyMembers.employerId, Number(employerId)))
    return (await timely(query))[0] ?? null
  },
})

export type ApplicationsServices = ResumeServices & ReturnType<typeof createApplicationsServices>

export const createApplicationsServices = ({ db, clock, terms, live, resumeFiles, settings }: ResumeServices) => ({
  deliveries: createDeliveries({ db, files: resumeFiles, clock, terms, live }),
  deskLive: createDeskLive(db, live),
  interviews: createInterviews(db, clock, live),
  invitations: createInvitations(db, clock, terms),
  recruiters: createRecruiters(db),
  keptApplications: createKeptApplications(db, clock, settings.keepApplicationsDays),
})
