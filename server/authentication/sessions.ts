import { createHash } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import { IDENTITY_DAYS } from '../../contract/storage.ts'
import type { Clock } from '../adapters/ephemeral.ts'
import type { Db } from '../db/open.ts'
import { sessions } from '../db/schema.ts'
import { timely } from '../db/timely.ts'
import { randomSessionId } from '../random.ts'

/** Milliseconds from login; activity does not prolong it. */
const LIFETIME = IDENTITY_DAYS * 86_400_000

export interface Sessions {
  /**
   * Opens a session and ends the browser's former one.
   * @returns the id for the browser; only its hash is kept
   */
  open(studentId: string, formerId: string | null): Promise<string>
  /** Whose session it is; null where it is unknown or over. */
  owner(id: string | null): Promise<string | null>
  end(id: string): Promise<void>
}

const hashOf = (id: string) => createHash('sha256').update(id).digest('base64url')

export function createSessions(db: Db, clock: Clock): Sessions {
  const now = () => new Date(clock())
  return {
    async open(studentId, formerId) {
      const id = randomSessionId()
      const student = Number(studentId)
      await timely(
        db.transaction(async (tx) => {
          if (formerId) await tx.delete(sessions).where(eq(sessions.idHash, hashOf(formerId)))
          await tx.delete(sessions).where(and(eq(sessions.studentId, student), lte(sessions.expiresAt, now())))
          const expiresAt = new Date(clock() + LIFETIME)
          await tx.insert(sessions).values({ idHash: hashOf(id), studentId: student, expiresAt })
        }),
      )
      return id
    },
    async owner(id) {
      if (!id) return null
      const [session] = await timely(
        db
          .select({ studentId: sessions.studentId })
          .from(sessions)
          .where(and(eq(sessions.idHash, hashOf(id)), gt(sessions.expiresAt, now()))),
      )
      return session ? String(session.studentId) : null
    },
    async end(id) {
      await timely(db.delete(sessions).where(eq(sessions.idHash, hashOf(id))))
    },
  }
}
