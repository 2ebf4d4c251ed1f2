import type { JobsServices } from '../jobs/services.ts'
import { createFairCompanies } from './fair-companies.ts'
import { createFairs } from './fairs.ts'
import { createTalks } from './talks.ts'

export type FairsServices = JobsServices & ReturnType<typeof createFairsServices>

export const createFairsServices = ({ db, clock, terms, sanitiser }: JobsServices) => ({
  fairs: createFairs(db, clock, terms, sanitiser),
  fairCompanies: createFairCompanies(db, clock, terms),
  talks: createTalks(db, clock, terms),
})
