import { createHash } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { BROWSER_DAYS } from '../../../contract/rules/storage.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { timely } from '../../platform/db/timely.ts'
import type { Identity } from '../../platform/sessions/sessions.ts'
import { knownBrowsers } from './schema.ts'

/** Milliseconds after its last login that a browser stays known. */
const MEMORY = BROWSER_DAYS * 86_400_000

export interface KnownBrowsers {
  /** The browser logged in to this account. */
  remember(identity: Identity, browserId: string): Promise<void>
  knows(identity: Identity, browserId: string): Promise<boolean>
  /** Removes those that are known no more. */
  sweep(): Promise<void>
}

const hashOf = (browserId: string) => createHash('sha256').update(browserId).digest('base64url')

/** The row of a browser that somebody logged in with. @param now milliseconds since the epoch */
export const knownBrowserRow = ({ loginType, userId }: Identity, browserId: string, now: number) => ({
  loginType,
  userId: Number(userId),
  browserHash: hashOf(browserId),
  seenAt: new Date(now),
})

/** Most rows that one statement of a sweep removes, so that none holds the database up. */
const SWEPT_AT_ONCE = 1000

export function createKnownBrowsers(db: Db, clock: Clock): KnownBrowsers {
  const { loginType: type, userId: user, browserHash, seenAt } = knownBrowsers
  const forgottenBefore = () => new Date(clock() - MEMORY)
  return {
    async remember(identity, browserId) {
      const row = knownBrowserRow(identity, browserId, clock())
      await timely(
        db
          .insert(knownBrowsers)
          .values(row)
          .onConflictDoUpdate({ target: [type, user, browserHash], set: { seenAt: row.seenAt } }),
      )
    },
    async knows({ loginType, userId }, browserId) {
      const isIt = and(eq(type, loginType), eq(user, Number(userId)), eq(browserHash, hashOf(browserId)))
      return (await timely(db.$count(knownBrowsers, and(isIt, gt(seenAt, forgottenBefore()))))) > 0
    },
    async sweep() {
      const forgotten = db
        .select({ type, user, browserHash })
        .from(knownBrowsers)
        .where(lte(seenAt, forgottenBefore()))
        .limit(SWEPT_AT_ONCE)
      for (;;) {
        const swept = await timely(
          db.delete(knownBrowsers).where(sql`(${type}, ${user}, ${browserHash}) in ${forgotten}`).returning({ user }),
        )
        if (swept.length < SWEPT_AT_ONCE) return
      }
    },
  }
}
