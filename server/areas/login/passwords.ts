import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { askerAt } from '../../platform/http/addresses/network.ts'
import { createQueue } from '../../platform/queue.ts'

const AT_WORK = 2
const WAITING = 32
/** Most places to wait in that one address, or one IPv6 customer, holds. */
const SHARE = WAITING / 4

/** argon2id; memory in KiB. */
const COST = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of a password that nobody has, so that a name without an account costs as much as one with an account. */
const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$0KGQWy4TD1b43EMgpMZPOw$a6pN9QDJPS4MdPClPQjUvXGHO7/qOw9X2AE30GeOZrs'

export interface Passwords {
  /**
   * @param address of the network that asks
   * @throws Overloaded
   */
  hash(password: string, address: string): Promise<string>
  /**
   * Compares a password with its hash, or with nobody's where there is no hash.
   * @param address of the network that asks
   * @param mayTry asked when its turn has come; the password is compared only then
   * @returns null where it was not compared
   * @throws Overloaded
   */
  compare(
    password: string,
    hash: string | null,
    address: string,
    mayTry: () => Promise<boolean>,
  ): Promise<boolean | null>
}

/** Each hash takes 19 MiB and a core's attention, so few run at once. */
export function createPasswords(): Passwords {
  const queue = createQueue(AT_WORK, WAITING, SHARE)
  return {
    hash: (password, address) => queue.run(askerAt(address), () => hash(password, COST)),
    compare: (password, known, address, mayTry) =>
      queue.run(askerAt(address), async () => {
        if (!(await mayTry())) return null
        const isSame = await verify(known ?? NOBODYS, password)
        return isSame && known !== null
      }),
  }
}
