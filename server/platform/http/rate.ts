import { codes } from '../../../contract/codes.ts'
import type { Ephemeral, Family } from '../ephemeral/ephemeral.ts'
import { customerOf } from './addresses/network.ts'
import { Refusal } from './failures.ts'

const MINUTE = 60_000
/** What all networks of an IPv6 customer may ask together: so many times what one of them may. */
const CUSTOMERS = 10

/**
 * Counts a call against what somebody may ask in a minute.
 * @param family whose room the counter takes
 * @param what names the limit and whom it is counted for
 * @returns how many it has asked within the minute, this call too
 * @throws Refusal beyond `most`
 */
export async function spend(ephemeral: Ephemeral, family: Family, what: string, most: number): Promise<number> {
  const spent = await ephemeral.increment(`${family}:rate:${what}`, MINUTE)
  if (spent > most) throw new Refusal(codes.refused)
  return spent
}

/**
 * Counts a call against what may be asked from an address in a minute, and from its customer's /48 where it is of IPv6.
 * @param network the address as limits count it
 * @returns how many the address has asked within the minute, this call too
 * @throws Refusal beyond `most`
 */
export async function spendAddress(
  ephemeral: Ephemeral,
  family: Family,
  what: string,
  network: string,
  most: number,
): Promise<number> {
  const customer = customerOf(network)
  // First, so that a customer's many networks make no entries beyond its own limit.
  if (customer) await spend(ephemeral, family, `${what}:customer:${customer}`, CUSTOMERS * most)
  return spend(ephemeral, family, `${what}:address:${network}`, most)
}
