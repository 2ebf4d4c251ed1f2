import type { Ephemeral, Key } from '../adapters/ephemeral.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** Codes a day to one phone for all browsers that are strange to it, and again for all that it knows. */
export const SENDS_A_DAY = 10
/** Of those, what strangers get from one address, and what one strange browser gets. */
export const STRANGERS_SENDS_A_DAY = 3
/** Codes an hour to whatever phones. A campus or a fair can be behind one address. */
export const SENDS_AN_HOUR = { browser: 10, network: 200 } as const
/** Messages an hour to one phone that are given back although nobody knows what became of them. */
export const DOUBTFUL_AN_HOUR = 10

/** Who wants a code sent to a phone. */
export interface Asker {
  readonly phone: string
  readonly browserId: string
  /** As limits count addresses. */
  readonly network: string
  /** The browser logged in to the phone's account before. */
  readonly isKnown: boolean
}

export type Spent = { kind: 'spent'; giveBack(): Promise<void> } | { kind: 'dayLimit' | 'hourLimit' }

export interface SmsAllowance {
  /** Counts a message against everything that limits its sending. */
  spend(asker: Asker): Promise<Spent>
  /** Whether one more message to the phone may be given back whose fate the provider did not tell. */
  mayDoubt(phone: string): Promise<boolean>
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
  const own = [day('known', SENDS_A_DAY)]
  const strange = [
    day(`browser:${browserId}`, STRANGERS_SENDS_A_DAY),
    day(`network:${network}`, STRANGERS_SENDS_A_DAY),
    day('strangers', SENDS_A_DAY),
  ]
  return [hour('browser', browserId), hour('network', network), ...(isKnown ? own : strange)]
}

export function createSmsAllowance(ephemeral: Ephemeral): SmsAllowance {
  return {
    async spend(asker) {
      const counted: Key[] = []
      const giveBack = async () => {
        for (const key of counted.splice(0)) await ephemeral.decrement(key)
      }
      for (const { kind, key, most, time } of limitsOf(asker)) {
        counted.push(key)
        if ((await ephemeral.increment(key, time)) <= most) continue
        await giveBack()
        return { kind }
      }
      return { kind: 'spent', giveBack }
    },
    mayDoubt: async (phone) => (await ephemeral.increment(`security:sms-doubt:${phone}`, HOUR)) <= DOUBTFUL_AN_HOUR,
  }
}
