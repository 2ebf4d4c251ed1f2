import type { Identity } from '../authentication/sessions.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Services } from '../services.ts'

type Parts = Pick<Services, 'knownBrowsers' | 'qrLogin' | 'sessions'>

/**
 * Lets the browser in as somebody; whoever it was before is logged out (SW-2), and its login code is void.
 * @returns the session's id
 */
export async function letIn(parts: Parts, exchange: Exchange, identity: Identity): Promise<string> {
  const { knownBrowsers, qrLogin, sessions } = parts
  await knownBrowsers.remember(identity, exchange.keepBrowserId())
  const sessionId = await sessions.open(identity, exchange.sessionId)
  exchange.sessionId = sessionId
  if (exchange.browserId) await qrLogin.voidFor(exchange.browserId)
  return sessionId
}
