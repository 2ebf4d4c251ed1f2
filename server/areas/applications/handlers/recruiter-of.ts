import { codes } from '../../../../contract/codes.ts'
import * as m from '../../../../messages/compiled/messages.js'
import type { Exchange } from '../../../platform/http/exchange.ts'
import { Refusal } from '../../../platform/http/failures.ts'
import { spend } from '../../../platform/http/rate.ts'
import type { Identity } from '../../../platform/sessions/sessions.ts'
import { localeAt, requireSite } from '../../site/handlers.ts'
import type { ApplicationsServices } from '../services.ts'

/** One account may change as often: steps, their undoing and interviews; changes of nothing count, too. */
const CHANGES_A_MINUTE = 60

/**
 * An employer with the company that they work for.
 * @throws Refusal where the account belongs to no company yet
 */
export async function recruiterOf(services: ApplicationsServices, { userId }: Identity, exchange: Exchange) {
  const recruiter = await services.recruiters.find(userId)
  if (recruiter) return recruiter
  const locale = localeAt(await requireSite(services, exchange), exchange)
  throw new Refusal(codes.refused, m.server_desk_no_company({}, { locale }))
}

/**
 * An employer who changes something, once more within the minute.
 * @throws Refusal likewise, and where that is too often
 */
export async function changingRecruiter(services: ApplicationsServices, caller: Identity, exchange: Exchange) {
  await spend(services.ephemeral, 'account', `desk:${caller.userId}`, CHANGES_A_MINUTE)
  return recruiterOf(services, caller, exchange)
}
