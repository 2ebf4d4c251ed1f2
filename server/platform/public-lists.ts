import { askerAt } from './http/addresses/network.ts'
import type { Exchange } from './http/exchange.ts'
import { createQueue } from './queue.ts'

/** Read at once: fewer than the ten connections that requests have to the database. */
const AT_WORK = 8
/** Waiting for that: of all, and of one address, behind which a whole campus may be. */
const WAITING = 256
const SHARE = 64

/** Lists that anybody may ask for, however often. */
export interface PublicLists {
  /**
   * Reads one in its turn.
   * @throws Overloaded where too many wait already, or too many of this asker's
   */
  read<T>(exchange: Pick<Exchange, 'network'>, list: () => Promise<T>): Promise<T>
}

export function createPublicLists(): PublicLists {
  const queue = createQueue(AT_WORK, WAITING, SHARE)
  return { read: ({ network }, list) => queue.run(askerAt(network), list) }
}
