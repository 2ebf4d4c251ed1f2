import type { Clock } from '../../platform/clock.ts'
import { type Ephemeral, isEphemeralFailure, type Key } from '../../platform/ephemeral/ephemeral.ts'
import { customerOf } from '../../platform/http/addresses/network.ts'

const DAY = 24 * 60 * 60_000

/** Failures after which a login is frozen for a day. */
export const FAILURES = {
  /** Tries for one account from one address. */
  address: 10,
  /** Tries for one account in a browser that it logged in with before. */
  browser: 10,
  /** Tries for one account from everywhere, known browsers aside. */
  account: 100,
  /** Tries for any accounts from one address, known browsers aside: a school's many people may share one. */
  network: 30,
  /** Tries for any accounts from one IPv6 customer's /48, known browsers aside. */
  customer: 300,
} as const
type Limit = keyof typeof FAILURES

/** The account, the browser and the address of a try to log in. */
export interface Attempt {
  /** Names the account, or what would be one: unknown names are counted alike. */
  readonly account: string
  readonly address: string
  /** Id of the browser where the account logged in there before; strangers' failures do not count against it. */
  readonly knownBrowserId: string | null
}

export interface LockOut {
  isFrozen(attempt: Attempt): Promise<boolean>
  /** Counts a try as failed until it is known to be right. False, and no try, where the account is frozen. */
  count(attempt: Attempt): Promise<boolean>
  /** Takes a counted try back and forgets the failures before it. */
  succeed(attempt: Attempt): Promise<void>
  /** Forgets an account's failures in a browser that proved to be the owner's. */
  forgive(account: string, browserId: string): Promise<void>
}

interface Count {
  readonly failures: number
  /** Milliseconds since the epoch. */
  readonly until: number
}

interface Counter {
  readonly key: Key
  readonly limit: Limit
}

const browserKey = (account: string, browserId: string): Key => `security:lock-out:browser:${account}:${browserId}`

/** The first is the visitor's own, the others count for more than this visitor or this account. */
function countersOf({ account, address, knownBrowserId }: Attempt): [own: Counter, ...shared: Counter[]] {
  if (knownBrowserId) return [{ key: browserKey(account, knownBrowserId), limit: 'browser' }]
  const customer = customerOf(address)
  return [
    { key: `security:lock-out:address:${account}:${address}`, limit: 'address' },
    { key: `security:lock-out:network:${address}`, limit: 'network' },
    { key: `security:lock-out:account:${account}`, limit: 'account' },
    ...(customer ? [{ key: `security:lock-out:customer:${customer}`, limit: 'customer' } as const] : []),
  ]
}

export function createLockOut(ephemeral: Ephemeral, clock: Clock): LockOut {
  async function read(key: Key): Promise<{ raw: string; count: Count } | null> {
    const raw = await ephemeral.get(key)
    return raw ? { raw, count: JSON.parse(raw) } : null
  }

  const isFull = async ({ key, limit }: Counter) => ((await read(key))?.count.failures ?? 0) >= FAILURES[limit]

  /** The day runs from the first failure, and anew from the one that freezes. */
  async function add({ key, limit }: Counter): Promise<boolean> {
    for (;;) {
      const found = await read(key)
      if (!found) {
        const first: Count = { failures: 1, until: clock() + DAY }
        if (await ephemeral.setIfAbsent(key, JSON.stringify(first), DAY)) return true
        continue
      }
      const failures = found.count.failures + 1
      if (failures > FAILURES[limit]) return false
      const until = failures === FAILURES[limit] ? clock() + DAY : found.count.until
      if (await replace(key, found.raw, { failures, until })) return true
    }
  }

  async function takeBack({ key }: Counter): Promise<void> {
    for (;;) {
      const found = await read(key)
      if (!found || found.count.failures === 0) return
      if (await replace(key, found.raw, { ...found.count, failures: found.count.failures - 1 })) return
    }
  }

  const replace = (key: Key, raw: string, count: Count) =>
    ephemeral.compareAndSet(key, raw, JSON.stringify(count), Math.max(count.until - clock(), 1))

  return {
    async isFrozen(attempt) {
      return (await Promise.all(countersOf(attempt).map(isFull))).includes(true)
    },

    async count(attempt) {
      const counted: Counter[] = []
      for (const counter of countersOf(attempt)) {
        try {
          if (await add(counter)) {
            counted.push(counter)
            continue
          }
        } catch (error) {
          await Promise.allSettled(counted.map(takeBack))
          throw error
        }
        await Promise.all(counted.map(takeBack))
        return false
      }
      return true
    },

    async succeed(attempt) {
      const [own, ...shared] = countersOf(attempt)
      // Each for itself: what one fails at must not leave the others counted. The password was right all the same.
      const outcomes = await Promise.allSettled([ephemeral.take(own.key), ...shared.map(takeBack)])
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected' && !isEphemeralFailure(outcome.reason)) throw outcome.reason
      }
    },

    async forgive(account, browserId) {
      await ephemeral.take(browserKey(account, browserId))
    },
  }
}
