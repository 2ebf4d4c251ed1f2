import type { SiteInfo } from '../../../../contract/calls/site.ts'
import type * as transfer from '../../../../contract/calls/transfer.ts'
import { codes } from '../../../../contract/codes.ts'
import type { Exchange } from '../../../platform/http/exchange.ts'
import { Refusal } from '../../../platform/http/failures.ts'
import { spend, spendAddress } from '../../../platform/http/rate.ts'
import type { HandlersOf } from '../../../platform/http/registry.ts'
import { hostName } from '../../../platform/http/visit.ts'
import { hidePhone } from '../../../platform/phones.ts'
import { type Identity, sessionHash, VoucherVoid } from '../../../platform/sessions/sessions.ts'
import { requireSite } from '../../site/handlers.ts'
import type { LoginServices } from '../services.ts'
import { admits } from '../staff-sites.ts'
import { describe, letIn, remind } from './entrance.ts'

interface Claim {
  readonly ticket: string
  readonly login_type: Identity['loginType']
  readonly user_id: string
}

/** Tickets; many people of a school share one address. */
const TICKETS_A_MINUTE = { address: 300, session: 30 } as const

export function transferHandlers(services: LoginServices): HandlersOf<typeof transfer> {
  const { ephemeral, sessions, sites, staff, transfers } = services

  /** @throws Refusal where the claim is another's than whom the ticket, or the session that is here, proves */
  async function prove(exchange: Exchange, { ticket, login_type, user_id }: Claim): Promise<Identity> {
    const site = await requireSite(services, exchange)
    const proved = ticket ? await transfers.read(ticket, exchange.host) : await sessions.owner(exchange.sessionId)
    if (!proved || !(await isAdmitted(exchange, site, proved))) throw new Refusal(codes.transferVoid)
    if (proved.loginType !== login_type || proved.userId !== user_id) throw new Refusal(codes.transferMismatch)
    return proved
  }

  async function isAdmitted(exchange: Exchange, site: SiteInfo, { loginType, userId }: Identity): Promise<boolean> {
    if (loginType === 'student' || loginType === 'company') return true
    const [key, member] = await Promise.all([sites.keyOf(exchange.host), staff.find(loginType, userId)])
    return key !== null && member !== null && admits(key, site, member)
  }

  async function isOurs(address: string): Promise<boolean> {
    return URL.canParse(address) && (await sites.find(hostName(new URL(address).host))) !== null
  }

  return {
    async createTransfer({ params, exchange, caller }) {
      await requireSite(services, exchange)
      const host = hostName(params.domain)
      if (!(await sites.find(host))) throw new Refusal(codes.notFound)
      const sessionId = exchange.sessionId ?? ''
      await spendAddress(ephemeral, 'account', 'transfer', exchange.network, TICKETS_A_MINUTE.address)
      await spend(ephemeral, 'account', `transfer:session:${sessionHash(sessionId)}`, TICKETS_A_MINUTE.session)
      return { ticket: await transfers.issue(caller, sessionId, host) }
    },

    async previewTransfer({ params, exchange }) {
      const proved = await prove(exchange, params)
      const arriving = await namePerson(services, proved)
      if (!arriving) throw new Refusal(codes.notFound)
      const here = await sessions.owner(exchange.sessionId)
      const current = here && (await namePerson(services, here))
      return { arriving, current, is_from_ours: await isOurs(params.came_from) }
    },

    async exchangeTransfer({ params, exchange }) {
      const proved = await prove(exchange, params)
      const identity = await describe(services, proved)
      if (!identity) throw new Refusal(codes.notFound)
      const { ticket } = params
      if (!ticket) {
        await remind(services, exchange, proved)
        return identity
      }
      const used = await transfers.use(ticket)
      if (!used) throw new Refusal(codes.transferVoid)
      try {
        await letIn(services, exchange, identity, { sessionHash: used.voucher })
        return identity
      } catch (error) {
        if (error instanceof VoucherVoid) throw new Refusal(codes.transferVoid)
        await used.restore()
        throw error
      }
    },
  }
}

type Accounts = Pick<LoginServices, 'employers' | 'staff' | 'students'>

/** The name of an account, as its visitor is asked about it; null where there is no such account any more. */
async function namePerson(
  { employers, staff, students }: Accounts,
  { loginType, userId }: Identity,
): Promise<transfer.Person | null> {
  const person = { login_type: loginType, user_id: userId, name: '', phone: '', place: '' }
  switch (loginType) {
    case 'student': {
      const found = await students.find(userId)
      if (!found) return null
      const { name, phone, school } = found.student
      return { ...person, name, phone: hidePhone(phone), place: school }
    }
    case 'company': {
      const found = await employers.find(userId)
      return found && { ...person, phone: hidePhone(found.phone) }
    }
    default: {
      const found = await staff.find(loginType, userId)
      return found && { ...person, name: found.username, place: found.faculty || found.school || found.channelName }
    }
  }
}
