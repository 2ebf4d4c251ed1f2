import * as z from 'zod/mini'
import { instant, zone } from './calls/invitations.ts'
import { SALARY_MAX } from './rules/delivery-steps.ts'
import { PLACE_MAX } from './rules/invitation-steps.ts'

/** What an employer offers, and until when it waits for the answer. */
export const offerTerms = z.object({
  /** In the employer's own words. */
  salary: z.string().check(z.minLength(1), z.maxLength(SALARY_MAX)),
  place: z.string().check(z.minLength(1), z.maxLength(PLACE_MAX)),
  /** As 2027-07-01. */
  starts_on: z.string().check(z.regex(/^20\d\d-[01]\d-[0-3]\d$/)),
  answer_by: instant,
  /** In which the employer named the time. */
  zone,
})
export type OfferTerms = z.infer<typeof offerTerms>

/** Why an offer is refused that says all it has to: data of code 20013. */
export const offerRefusal = z.object({ why: z.enum(['answerByPast', 'startsPast']) })
export type OfferFault = z.infer<typeof offerRefusal>['why']
