import { codes } from '../../contract/codes.ts'
import * as m from '../../messages/compiled/messages.js'
import type { Identity } from '../authentication/sessions.ts'
import type { Exchange } from '../http/exchange.ts'
import { Refusal } from '../http/failures.ts'
import type { Services } from '../services.ts'
import { localeAt, requireSite } from './site.ts'

/**
 * An employer with the company that they work for.
 * @throws Refusal where the account belongs to no company yet
 */
export async function recruiterOf(services: Services, { userId }: Identity, exchange: Exchange) {
  const recruiter = await services.desk.recruiterOf(userId)
  if (recruiter) return recruiter
  const locale = localeAt(await requireSite(services, exchange), exchange)
  throw new Refusal(codes.refused, m.server_desk_no_company({}, { locale }))
}
