import type { ResumeServices } from '../resume/services.ts'
import { createDeliveries } from './deliveries.ts'
import { createDeskLive } from './desk-live.ts'
import { createKeptApplications } from './emptying.ts'
import { createInterviews } from './interviews/interviews.ts'
import { createInvitations } from './interviews/invitations.ts'
import { createRecruiters } from './recruiters.ts'

export type ApplicationsServices = ResumeServices & ReturnType<typeof createApplicationsServices>

export const createApplicationsServices = ({ db, clock, terms, live, resumeFiles, settings }: ResumeServices) => ({
  deliveries: createDeliveries({ db, files: resumeFiles, clock, terms, live }),
  deskLive: createDeskLive(db, live),
  interviews: createInterviews(db, clock, live),
  invitations: createInvitations(db, clock, terms),
  recruiters: createRecruiters(db),
  keptApplications: createKeptApplications(db, clock, settings.keepApplicationsDays),
})
