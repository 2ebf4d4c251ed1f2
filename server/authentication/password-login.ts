import type { KnownBrowsers } from './known-browsers.ts'
import type { LockOut } from './lock-out.ts'
import type { Passwords } from './passwords.ts'
import type { Identity } from './sessions.ts'

export interface Credentials {
  readonly loginType: Identity['loginType']
  /** As typed, in canonical spelling. */
  readonly name: string
  readonly password: string
}

/** From where somebody logs in. */
export interface Place {
  readonly browserId: string
  readonly address: string
}

/** Who has this name, if anybody. */
export interface Account {
  readonly id: number
  /** Null where none was set. */
  readonly passwordHash: string | null
}

export type PasswordOutcome = 'right' | 'wrong' | 'frozen'

export interface PasswordLogin {
  /**
   * Checks a password under the lock-out. Does the same work whether or not there is an account.
   * @throws Overloaded
   */
  check(credentials: Credentials, account: Account | null, place: Place): Promise<PasswordOutcome>
}

interface Parts {
  readonly passwords: Passwords
  readonly lockOut: LockOut
  readonly knownBrowsers: KnownBrowsers
}

/** Stands for the id of an account that is not there, so that asking costs the same. */
const NO_ACCOUNT = 0

export function createPasswordLogin({ passwords, lockOut, knownBrowsers }: Parts): PasswordLogin {
  return {
    async check({ loginType, name, password }, account, { browserId, address }) {
      const identity = { loginType, userId: String(account?.id ?? NO_ACCOUNT) }
      const isKnown = await knownBrowsers.knows(identity, browserId)
      const attempt = { account: `${loginType}:${name}`, address, knownBrowserId: isKnown ? browserId : null }
      if (await lockOut.isFrozen(attempt)) return 'frozen'
      const isRight = await passwords.compare(password, account?.passwordHash ?? null, () => lockOut.count(attempt))
      if (isRight === null) return 'frozen'
      if (!isRight) return 'wrong'
      await lockOut.succeed(attempt)
      return 'right'
    },
  }
}
