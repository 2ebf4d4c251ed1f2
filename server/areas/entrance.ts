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
  if (exchange.browserId) await qrLogin.voidFor(exchange.browserId)
}
