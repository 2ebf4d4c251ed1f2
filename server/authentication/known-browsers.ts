import { createHash } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import type { Clock } from '../adapters/ephemeral.ts'
import type { Db } from '../db/open.ts'
import { knownBrowsers } from '../db/schema.ts'
import { timely } from '../db/timely.ts'
import type { Identity } from './sessions.ts'

/** Milliseconds after its last login that a browser stays known. */
const MEMORY = 180 * 86_400_000

export interface KnownBrowsers {
  /** The browser logged in to this account. */
  remember(identity: Identity, browserId: string): Promise<void>
  knows(identity: Identity, browserId: string): Promise<boolean>
}

const hashOf = (browserId: string) => createHash('sha256').update(browserId).digest('base64url')

export function createKnownBrowsers(db: Db, clock: Clock): KnownBrowsers {
  const isAccount = ({ loginType, userId }: Identity) =>
    and(eq(knownBrowsers.loginType, loginType), eq(knownBrowsers.userId, Number(userId)))
  return {
    async remember(identity, browserId) {
      const { loginType, userId } = identity
      const seenAt = new Date(clock())
      const row = { loginType, userId: Number(userId), browserHash: hashOf(browserId), seenAt }
      const { loginType: type, userId: user, browserHash } = knownBrowsers
      await timely(
        db
          .insert(knownBrowsers)
          .values(row)
          .onConflictDoUpdate({ target: [type, user, browserHash], set: { seenAt } }),
      )
      const isForgotten = lt(knownBrowsers.seenAt, new Date(clock() - MEMORY))
      await timely(db.delete(knownBrowsers).where(and(isAccount(identity), isForgotten)))
    },
    async knows(identity, browserId) {
      const isBrowser = eq(knownBrowsers.browserHash, hashOf(browserId))
      const found = await timely(
        db
          .select({ seenAt: knownBrowsers.seenAt })
          .from(knownBrowsers)
          .where(and(isAccount(identity), isBrowser)),
      )
      return found.length > 0
    },
  }
}
