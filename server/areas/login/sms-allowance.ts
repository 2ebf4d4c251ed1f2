import type { Ephemeral, Key } from '../../platform/ephemeral/ephemeral.ts'
import { customerOf } from '../../platform/http/addresses/network.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** Codes a day to one phone for all browsers that are strange to it, and again for all that it knows. */
export const SENDS_A_DAY = 10
/** Of those, what strangers get from one address, and what one strange browser gets. */
export const STRANGERS_SENDS_A_DAY = 3
/** Codes an hour to whatever phones. A campus or a fair can be behind one address; `customer` is an IPv6 one's /48. */
export const SENDS_AN_HOUR = { browser: 10, network: 200, customer: 2000 } as const
/**
 * Messages an hour that are given back, so that nobody keeps a provider busy for nothing: to one phone those that the
 * provider refused and those whose fate nobody knows, and from one address, or one IPv6 customer's /48, of either kind.
 */
export const GIVEN_BACK_AN_HOUR = { refused: 30, doubtful: 10, network: 200, customer: 2000 } as const

/** The browser, the address and the phone of a wish for a code. */
export interface Asker {
  readonly phone: string
  readonly browserId: string
  /** The address as limits count it. */
  readonly network: string
  /** The browser logged in to the phone's account before. */
  readonly isKnown: boolean
}

export type Spent = { kind: 'spent'; giveBack(): Promise<void> } | { kind: 'dayLimit' | 'hourLimit' }

export interface SmsAllowance {
  /** Counts a message against everything that limits its sending; against nothing where that fails midway. */
  spend(asker: Asker): Promise<Spent>
  /** Whether one more message that did not go out may be given back, counting it. */
  mayGiveBack(asker: Pick<Asker, 'phone' | 'network'>, why: 'refused' | 'doubtful'): Promise<boolean>
}

interface Limit {
  readonly kind: 'dayLimit' | 'hourLimit'
  readonly key: Key
  readonly most: number
  /** Milliseconds. */
  readonly time: number
}

/** The narrow limits come first, so that whoever has used his share up touches nothing of others. */
function limitsOf({ phone, browserId, network, isKnown }: Asker): readonly Limit[] {
  const hour = (who: keyof typeof SENDS_AN_HOUR, id: string): Limit => {
    return { kind: 'hourLimit', key: `security:sms-hour:${who}:${id}`, most: SENDS_AN_HOUR[who], time: HOUR }
  }
  const day = (whose: string, most: number): Limit => {
    return { kind: 'dayLimit', key: `security:sms-day:${phone}:${whose}`, most, time: DAY }
  }
  const customer = customerOf(network)
  const shared = [hour('network', network), ...(customer ? [hour('customer', customer)] : [])]
  const own = [day('known', SENDS_A_DAY)]
  const strange = [
    day(`browser:${browserId}`, STRANGERS_SENDS_A_DAY),
    day(`network:${network}`, STRANGERS_SENDS_A_DAY),
    day('strangers', SENDS_A_DAY),
  ]
  return [hour('browser', browserId), ...shared, ...(isKnown ? own : strange)]
}

export function createSmsAllowance(ephemeral: Ephemeral): SmsAllowance {
  return {
    async spend(asker) {
      const counted: Key[] = []
      const giveBack = async () => {
        await Promise.allSettled(counted.splice(0).map((key) => ephemeral.decrement(key)))
      }
      try {
        for (const { kind, key, most, time } of limitsOf(asker)) {
          const count = await ephemeral.increment(key, time)
          counted.push(key)
          if (count <= most) continue
          await giveBack()
          return { kind }
        }
      } catch (error) {
        await giveBack()
        throw error
      }
      return { kind: 'spent', giveBack }
    },

    async mayGiveBack({ phone, network }, why) {
      const most = GIVEN_BACK_AN_HOUR
      const customer = customerOf(network)
      const count = (who: string) => ephemeral.increment(`security:sms-back:${who}`, HOUR)
      const toPhone = await count(`${why}:${phone}`)
      const fromNetwork = await count(`network:${network}`)
      const fromCustomer = customer ? await count(`customer:${customer}`) : 0
      return toPhone <= most[why] && fromNetwork <= most.network && fromCustomer <= most.customer
    },
  }
}
