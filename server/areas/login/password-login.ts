import type { Ephemeral } from '../../platform/ephemeral/ephemeral.ts'
import { customerOf } from '../../platform/http/addresses/network.ts'
import type { Identity } from '../../platform/sessions/sessions.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import type { Attempt, LockOut } from './lock-out.ts'
import type { Passwords } from './passwords.ts'

export interface Credentials {
  readonly loginType: Identity['loginType']
  /** The name as it was typed, in canonical spelling. */
  readonly name: string
  readonly password: string
}

/** The browser and the address of a log-in. */
export interface Place {
  readonly browserId: string
  readonly address: string
}

/** The account with this name. */
export interface Account {
  readonly id: number
  /** Null where none was set. */
  readonly passwordHash: string | null
}

/** `tooOften`: the address, or the known browser, asked too often within a minute, and nothing was compared. */
export type PasswordOutcome = 'right' | 'wrong' | 'frozen' | 'tooOften'

export interface PasswordLogin {
  /**
   * Checks a password under the lock-out. Does the same work whether or not there is an account.
   * @throws Overloaded
   */
  check(credentials: Credentials, account: Account | null, place: Place): Promise<PasswordOutcome>
  /** The account's owner is proved by other means to be at this browser: its failures there are forgotten. */
  forgive(credentials: Omit<Credentials, 'password'>, browserId: string): Promise<void>
}

interface Parts {
  readonly ephemeral: Ephemeral
  readonly passwords: Passwords
  readonly lockOut: LockOut
  readonly knownBrowsers: KnownBrowsers
}

/** Stands for the id of an account that is not there, so that asking costs the same. */
const NO_ACCOUNT = 0

const MINUTE = 60_000

/** Password checks within a minute. Many people of a school may share one address. */
const CHECKS_A_MINUTE = { customer: 600, address: 60, browser: 20 } as const

const accountOf = ({ loginType, name }: Omit<Credentials, 'password'>) => `${loginType}:${name}`

export function createPasswordLogin({ ephemeral, passwords, lockOut, knownBrowsers }: Parts): PasswordLogin {
  /** A known browser has checks of its own, which nobody beside it at the address uses up. */
  async function isTooOften({ account, address, knownBrowserId }: Attempt): Promise<boolean> {
    // First, so that a customer's many networks make no entries beyond its own limit.
    const customer = knownBrowserId ? null : customerOf(address)
    if (customer && (await isSpent('customer', customer))) return true
    const [kind, who] = knownBrowserId
      ? (['browser', `${account}:${knownBrowserId}`] as const)
      : (['address', address] as const)
    return isSpent(kind, who)
  }

  async function isSpent(kind: keyof typeof CHECKS_A_MINUTE, who: string): Promise<boolean> {
    const checks = await ephemeral.increment(`security:rate:password:${kind}:${who}`, MINUTE)
    return checks > CHECKS_A_MINUTE[kind]
  }

  return {
    async check(credentials, account, { browserId, address }) {
      const { loginType, password } = credentials
      const identity = { loginType, userId: String(account?.id ?? NO_ACCOUNT) }
      const isKnown = await knownBrowsers.knows(identity, browserId)
      const attempt = { account: accountOf(credentials), address, knownBrowserId: isKnown ? browserId : null }
      if (await isTooOften(attempt)) return 'tooOften'
      if (await lockOut.isFrozen(attempt)) return 'frozen'
      const isRight = await passwords.compare(password, account?.passwordHash ?? null, address, () =>
        lockOut.count(attempt),
      )
      if (isRight === null) return 'frozen'
      if (!isRight) return 'wrong'
      await lockOut.succeed(attempt)
      return 'right'
    },
    forgive: (credentials, browserId) => lockOut.forgive(accountOf(credentials), browserId),
  }
}
