import * as v from 'valibot'
import { instant, zone } from './calls/invitations.ts'
import { SALARY_MAX } from './rules/delivery-steps.ts'
import { PLACE_MAX } from './rules/invitation-steps.ts'

/** What an employer offers, and until when it waits for the answer. */
export const offerTerms = v.object({
  /** In the employer's own words. */
  salary: v.pipe(v.string(), v.nonEmpty(), v.maxCodePoints(SALARY_MAX)),
  place: v.pipe(v.string(), v.nonEmpty(), v.maxCodePoints(PLACE_MAX)),
  /** As 2027-07-01. */
  starts_on: v.pipe(v.string(), v.regex(/^20\d\d-[01]\d-[0-3]\d$/)),
  answer_by: instant,
  /** In which the employer named the time. */
  zone,
})
export type OfferTerms = v.InferOutput<typeof offerTerms>

/** Why an offer is refused that says all it has to: data of code 20013. */
export const offerRefusal = v.object({ why: v.picklist(['answerByPast', 'startsPast']) })
export type OfferFault = v.InferOutput<typeof offerRefusal>['why']
