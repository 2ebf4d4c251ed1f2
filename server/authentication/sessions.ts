import { createHash } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import { IDENTITY_DAYS, type LoginType } from '../../contract/storage.ts'
import type { Clock } from '../adapters/ephemeral.ts'
import type { Db } from '../db/open.ts'
import { sessions } from '../db/schema.ts'
import { timely } from '../db/timely.ts'
import { randomSessionId } from '../random.ts'

/** Milliseconds from login; activity does not prolong it. */
const LIFETIME = IDENTITY_DAYS * 86_400_000

/** Who somebody is: ids count anew in each kind of account. */
export interface Identity {
  readonly loginType: LoginType
  readonly userId: string
}

export interface Sessions {
  /**
   * Opens a session and ends the browser's former one, whosoever it was.
   * @returns the id for the browser; only its hash is kept
   */
  open(identity: Identity, formerId: string | null): Promise<string>
  /** Whose session it is; null where it is unknown or over. */
  owner(id: string | null): Promise<Identity | null>
  end(id: string): Promise<void>
  /** On every browser. */
  endAllOf(identity: Identity): Promise<void>
}

const columns = {
  student: 'studentId',
  company: 'employerId',
  school: 'staffId',
  channel: 'staffId',
} as const satisfies Record<LoginType, keyof typeof sessions.$inferSelect>

const hashOf = (id: string) => createHash('sha256').update(id).digest('base64url')

export function createSessions(db: Db, clock: Clock): Sessions {
  const now = () => new Date(clock())
  const isOf = ({ loginType, userId }: Identity) => eq(sessions[columns[loginType]], Number(userId))
  return {
    async open(identity, formerId) {
      const id = randomSessionId()
      const { loginType, userId } = identity
      await timely(
        db.transaction(async (tx) => {
          if (formerId) await tx.delete(sessions).where(eq(sessions.idHash, hashOf(formerId)))
          await tx.delete(sessions).where(and(isOf(identity), lte(sessions.expiresAt, now())))
          const expiresAt = new Date(clock() + LIFETIME)
          const owner = { [columns[loginType]]: Number(userId) }
          await tx.insert(sessions).values({ idHash: hashOf(id), loginType, expiresAt, ...owner })
        }),
      )
      return id
    },
    async owner(id) {
      if (!id) return null
      const [session] = await timely(
        db
          .select()
          .from(sessions)
          .where(and(eq(sessions.idHash, hashOf(id)), gt(sessions.expiresAt, now()))),
      )
      return session ? { loginType: session.loginType, userId: String(session[columns[session.loginType]]) } : null
    },
    async end(id) {
      await timely(db.delete(sessions).where(eq(sessions.idHash, hashOf(id))))
    },
    async endAllOf(identity) {
      await timely(db.delete(sessions).where(isOf(identity)))
    },
  }
}
