import type * as transfer from '../../contract/calls/transfer.ts'
import { codes } from '../../contract/codes.ts'
import { type Identity, VoucherVoid } from '../authentication/sessions.ts'
import { Refusal } from '../http/failures.ts'
import type { HandlersOf } from '../http/registry.ts'
import { hostName } from '../http/visit.ts'
import type { Services } from '../services.ts'
import { letIn } from './entrance.ts'
import { requireSite } from './site.ts'

export function transferHandlers(services: Services): HandlersOf<typeof transfer> {
  const { sessions, sites, transfers } = services

  return {
    async createTransfer({ params, exchange, caller }) {
      await requireSite(services, exchange)
      const host = hostName(params.domain)
      if (!(await sites.find(host))) throw new Refusal(codes.notFound)
      return { ticket: await transfers.issue(caller, exchange.sessionId ?? '', host) }
    },

    async exchangeTransfer({ params, exchange }) {
      await requireSite(services, exchange)
      const { ticket } = params
      const proved = ticket ? await transfers.read(ticket, exchange.host) : await sessions.owner(exchange.sessionId)
      if (!proved) throw new Refusal(codes.transferVoid)
      if (proved.loginType !== params.login_type || proved.userId !== params.user_id) {
        throw new Refusal(codes.transferMismatch)
      }
      const identity = await describe(services, proved)
      if (!identity) throw new Refusal(codes.notFound)
      if (!ticket) return identity
      const used = await transfers.use(ticket)
      if (!used) throw new Refusal(codes.transferVoid)
      try {
        await letIn(services, exchange, proved, { sessionHash: used.voucher })
        return identity
      } catch (error) {
        if (error instanceof VoucherVoid) throw new Refusal(codes.transferVoid)
        await used.restore()
        throw error
      }
    },
  }
}

/** What the interface keeps of somebody; null where there is no such account any more. */
async function describe(
  { employers, staff, students }: Pick<Services, 'employers' | 'staff' | 'students'>,
  { loginType, userId }: Identity,
): Promise<transfer.Identity | null> {
  switch (loginType) {
    case 'student':
      return (await students.find(userId)) && { login_type: loginType, user_id: userId }
    case 'company':
      return (await employers.find(userId)) && { login_type: loginType, user_id: userId }
    case 'channel': {
      const member = await staff.find(loginType, userId)
      return member && { login_type: loginType, user_id: userId, channel_name: member.channelName }
    }
    case 'school': {
      const member = await staff.find(loginType, userId)
      if (!member) return null
      const { username, school, userType, strategy, faculty } = member
      return {
        login_type: loginType,
        user_id: userId,
        user_name: username,
        school,
        user_type: userType,
        strategy,
        faculty,
      }
    }
  }
}
