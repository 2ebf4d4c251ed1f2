import type { Identity } from '../../../../contract/calls/transfer.ts'
import { isEphemeralFailure } from '../../../platform/ephemeral/ephemeral.ts'
import type { Exchange } from '../../../platform/http/exchange.ts'
import type { Identity as Owner, Voucher } from '../../../platform/sessions/sessions.ts'
import type { QrLogin } from '../qr-login.ts'
import type { LoginServices } from '../services.ts'
import type { StaffMember } from '../staff.ts'

type Parts = Pick<LoginServices, 'knownBrowsers' | 'qrLogin' | 'sessions'>

/**
 * Lets the browser in as somebody; whoever it was before is logged out (SW-2), and its login code is void.
 * @throws VoucherVoid and lets nobody in
 */
export async function letIn(parts: Parts, exchange: Exchange, identity: Identity, voucher?: Voucher): Promise<void> {
  const { knownBrowsers, qrLogin, sessions } = parts
  const owner = { loginType: identity.login_type, userId: identity.user_id }
  const sessionId = await sessions.open(owner, exchange.sessionId, voucher)
  await knownBrowsers.remember(owner, exchange.keepBrowserId())
  exchange.startSession(sessionId, identity)
  await voidLoginCode(qrLogin, exchange)
}

/** Voids the code that the browser shows. What the database has done already stands where short-lived state fails. */
export async function voidLoginCode(qrLogin: QrLogin, { browserId }: Exchange): Promise<void> {
  if (!browserId) return
  try {
    await qrLogin.voidFor(browserId)
  } catch (error) {
    if (!isEphemeralFailure(error)) throw error
  }
}

type Accounts = Pick<LoginServices, 'employers' | 'staff' | 'students'>

/** The facts that the interface keeps of an account; null where there is no such account any more. */
export async function describe(
  { employers, staff, students }: Accounts,
  { loginType, userId }: Owner,
): Promise<Identity | null> {
  switch (loginType) {
    case 'student':
      return (await students.find(userId)) && { login_type: loginType, user_id: userId }
    case 'company':
      return (await employers.find(userId)) && { login_type: loginType, user_id: userId }
    default: {
      const member = await staff.find(loginType, userId)
      return member && describeStaff(member)
    }
  }
}

export function describeStaff({ id, loginType, ...member }: StaffMember): Identity {
  const user_id = String(id)
  if (loginType === 'channel') return { login_type: loginType, user_id, channel_name: member.channelName }
  const { username, school, userType, strategy, faculty } = member
  return { login_type: loginType, user_id, user_name: username, school, user_type: userType, strategy, faculty }
}

/** Tells the interface whose session it is where it does not know, for as long as that lasts. */
export async function remind(
  services: Accounts & Pick<LoginServices, 'sessions'>,
  exchange: Exchange,
  owner: Owner,
): Promise<void> {
  if (exchange.knows(owner)) return
  const [identity, seconds] = await Promise.all([
    describe(services, owner),
    services.sessions.secondsLeft(exchange.sessionId ?? ''),
  ])
  if (identity) exchange.hint(identity, seconds)
}
