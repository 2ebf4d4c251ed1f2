import type { ApplicationsServices } from '../applications/services.ts'
import { createDesk } from './desk.ts'

export type EmployerOfficeServices = ApplicationsServices & ReturnType<typeof createEmployerOfficeServices>

export const createEmployerOfficeServices = ({ db, clock, terms, resumeFiles }: ApplicationsServices) => ({
  desk: createDesk(db, resumeFiles, clock, terms),
})
