import { dayOf } from '../../entities/resume/month-typing.ts'

/** Where the visitor is, as 2026-11-20. */
export const today = (): string => dayOf(new Date())
