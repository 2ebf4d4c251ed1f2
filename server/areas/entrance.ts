import { isEphemeralFailure } from '../adapters/ephemeral.ts'
import type { QrLogin } from '../authentication/qr-login.ts'
import type { Identity, Voucher } from '../authentication/sessions.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Services } from '../services.ts'

type Parts = Pick<Services, 'knownBrowsers' | 'qrLogin' | 'sessions'>

/**
 * Lets the browser in as somebody; whoever it was before is logged out (SW-2), and its login code is void.
 * @throws VoucherVoid and lets nobody in
 */
export async function letIn(parts: Parts, exchange: Exchange, identity: Identity, voucher?: Voucher): Promise<void> {
  const { knownBrowsers, qrLogin, sessions } = parts
  const sessionId = await sessions.open(identity, exchange.sessionId, voucher)
  await knownBrowsers.remember(identity, exchange.keepBrowserId())
  exchange.sessionId = sessionId
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
