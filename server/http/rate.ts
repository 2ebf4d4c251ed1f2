import { codes } from '../../contract/codes.ts'
import type { Ephemeral, Family } from '../adapters/ephemeral.ts'
import { Refusal } from './failures.ts'

const MINUTE = 60_000

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
