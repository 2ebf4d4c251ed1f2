import type { ApplicationsServices } from '../applications/services.ts'
import { createNotices } from './notices.ts'

export type NoticesServices = ApplicationsServices & ReturnType<typeof createNoticesServices>

export const createNoticesServices = ({ db, clock, terms, sms, live }: ApplicationsServices) => ({
  notices: createNotices({ db, clock, terms, sms, live }),
})
