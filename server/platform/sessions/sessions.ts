import { createHash } from 'node:crypto'
import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import { IDENTITY_DAYS, type LoginType } from '../../../contract/rules/storage.ts'
import { employers, sessions } from '../../areas/login/schema.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/open.ts'
import { timely } from '../db/timely.ts'
import { randomSessionId } from '../random.ts'

/** Milliseconds from login; activity does not prolong it. */
const LIFETIME = IDENTITY_DAYS * 86_400_000

/** Who somebody is: ids count anew in each kind of account. */
export interface Identity {
  readonly loginType: LoginType
  readonly userId: string
}

/** What somebody is let in on, to be true still when the session opens: an open session, or an employer's password. */
export type Voucher = { readonly sessionHash: string } | { readonly passwordHash: string }

/** It is true no more. */
export class VoucherVoid extends Error {}

export interface Sessions {
  /**
   * Opens a session and ends the browser's former one, whosoever it was.
   * @returns the id for the browser; only its hash is kept
   * @throws VoucherVoid and opens none
   */
  open(identity: Identity, formerId: string | null, voucher?: Voucher): Promise<string>
  /** Whose session it is; null where it is unknown or over. */
  owner(id: string | null): Promise<Identity | null>
  /** Whole seconds for which a session is open; 0 where it is unknown or over. */
  secondsLeft(id: string): Promise<number>
  /** As `owner`, by the hash of the session's id. */
  ownerByHash(idHash: string): Promise<Identity | null>
  /** Those of some sessions' hashes that are open. */
  openOf(idHashes: readonly string[]): Promise<Set<string>>
  end(id: string): Promise<void>
  /** Removes those that are over. */
  sweep(): Promise<void>
}

const columns = {
  student: 'studentId',
  company: 'employerId',
  school: 'staffId',
  channel: 'staffId',
} as const satisfies Record<LoginType, keyof typeof sessions.$inferSelect>

/** What is kept of a session's id. */
export const sessionHash = (id: string) => createHash('sha256').update(id).digest('base64url')

/** Most rows that one statement of a sweep removes, so that none holds the database up. */
const SWEPT_AT_ONCE = 1000

/** @param isDemo whether this is a demonstration; sessions that one opened count in demonstrations alone */
export function createSessions(db: Db, clock: Clock, isDemo: boolean): Sessions {
  const now = () => new Date(clock())
  const isNotOver = () => and(gt(sessions.expiresAt, now()), isDemo ? undefined : eq(sessions.isDemo, false))
  const isOpen = (idHash: string) => and(eq(sessions.idHash, idHash), isNotOver())

  async function ownerByHash(idHash: string): Promise<Identity | null> {
    const [session] = await timely(db.select().from(sessions).where(isOpen(idHash)))
    return session ? { loginType: session.loginType, userId: String(session[columns[session.loginType]]) } : null
  }

  async function holds(tx: Pick<Db, '$count'>, voucher: Voucher, userId: string): Promise<boolean> {
    if ('sessionHash' in voucher) return (await tx.$count(sessions, isOpen(voucher.sessionHash))) > 0
    const isAccount = eq(employers.id, Number(userId))
    return (await tx.$count(employers, and(isAccount, eq(employers.passwordHash, voucher.passwordHash)))) > 0
  }

  return {
    async open({ loginType, userId }, formerId, voucher) {
      const id = randomSessionId()
      await timely(
        db.transaction(async (tx) => {
          const expiresAt = new Date(clock() + LIFETIME)
          const owner = { [columns[loginType]]: Number(userId) }
          // First of all: it waits for a reset of this account that is under way, so that the voucher is read after it.
          await tx.insert(sessions).values({ idHash: sessionHash(id), loginType, expiresAt, isDemo, ...owner })
          if (voucher && !(await holds(tx, voucher, userId))) throw new VoucherVoid()
          if (formerId) await tx.delete(sessions).where(eq(sessions.idHash, sessionHash(formerId)))
        }),
      )
      return id
    },
    owner: async (id) => (id ? ownerByHash(sessionHash(id)) : null),
    ownerByHash,
    async secondsLeft(id) {
      const [session] = await timely(
        db
          .select()
          .from(sessions)
          .where(isOpen(sessionHash(id))),
      )
      return session ? Math.floor((session.expiresAt.getTime() - clock()) / 1000) : 0
    },
    async openOf(idHashes) {
      const some = and(inArray(sessions.idHash, [...idHashes]), isNotOver())
      const rows = await timely(db.select({ idHash: sessions.idHash }).from(sessions).where(some))
      return new Set(rows.map(({ idHash }) => idHash))
    },
    async end(id) {
      await timely(db.delete(sessions).where(eq(sessions.idHash, sessionHash(id))))
    },
    async sweep() {
      const over = db
        .select({ idHash: sessions.idHash })
        .from(sessions)
        .where(lte(sessions.expiresAt, now()))
        .limit(SWEPT_AT_ONCE)
      for (;;) {
        const swept = await timely(
          db.delete(sessions).where(inArray(sessions.idHash, over)).returning({ idHash: sessions.idHash }),
        )
        if (swept.length < SWEPT_AT_ONCE) return
      }
    },
  }
}
