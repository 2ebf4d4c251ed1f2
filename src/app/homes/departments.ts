import type { Department } from '../../../contract/calls/zones.ts'
import type { LoginType } from '../../../contract/rules/storage.ts'
import { addressOf } from '../../shared/links/links.ts'

/** The identity that this page believes to be logged in; the other site has it proven. */
export interface IdentityClaim {
  readonly loginType: LoginType
  readonly userId: string
}

export interface DepartmentPorts {
  /** The address of this page. */
  readonly location: { readonly protocol: string; readonly port: string }
  /** A tab opens only inside a click: it is reserved there. */
  readonly tab: { reserve(): void; open(address: string): 'done' | 'blocked' }
  /** Null where nobody is logged in. */
  claimedIdentity(): IdentityClaim | null
  /** Creates a ticket for one use on a domain; rejects with a CallFailure. */
  createTicket(domain: string): Promise<string>
  /** Goes to an address in this tab. */
  goTo(address: string): void
}

/** Leads to a department: to its own site, as whoever is logged in here, else to our page about it (HOME-5). */
export function createDepartments({ location, tab, claimedIdentity, createTicket, goTo }: DepartmentPorts) {
  const arrival = (domain: string, claim: Record<string, string> = {}) =>
    `${location.protocol}//${domain}${location.port && ':'}${location.port}/${addressOf('/transferPage', claim)}`

  async function arrivalOf(domain: string, { loginType, userId }: IdentityClaim): Promise<string> {
    const key = loginType === 'company' ? 'com_key_user' : 'user_id'
    const claim = { [key]: userId, login_type: loginType }
    // The other site asks to log in where there is no ticket.
    const ticket = await createTicket(domain).catch(() => '')
    return arrival(domain, { ...claim, ticket })
  }

  return {
    departmentHref: ({ id, domain }: Department): string =>
      domain === '' ? addressOf('/collegePosition', { college: id }) : arrival(domain),
    /** Called inside the click. */
    async openDepartment({ domain }: Department): Promise<void> {
      tab.reserve()
      const identity = claimedIdentity()
      const address = identity ? await arrivalOf(domain, identity) : arrival(domain)
      if (tab.open(address) === 'blocked') goTo(address)
    },
  }
}
