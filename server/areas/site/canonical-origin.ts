import type { Clock } from '../../platform/clock.ts'
import { kept } from '../../platform/kept.ts'
import type { Sites } from './sites.ts'

/** Milliseconds for which the main platform's host is known. */
const MAIN_FRESH = 60_000

/**
 * Origin of the site that search engines keep positions and companies of: the main platform where there is one.
 * @param origin scheme, host and port of the site that is asked
 */
export type CanonicalOrigin = (origin: string) => Promise<string>

export function createCanonicalOrigin(sites: Pick<Sites, 'list'>, clock: Clock): CanonicalOrigin {
  const mainHost = kept(clock, MAIN_FRESH, async () => {
    const main = (await sites.list()).find(({ info }) => info.type === 1)
    return main?.host ?? null
  })
  return async (origin) => {
    const host = await mainHost()
    const address = URL.parse(origin)
    if (host === null || !address) return origin
    address.hostname = host
    return address.origin
  }
}
