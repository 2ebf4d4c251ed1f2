import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db } from '../../../../platform/db/open.ts'
import { timely } from '../../../../platform/db/timely.ts'
import { modelLines } from '../../schema.ts'

/** What a language model wrote for students. */
export interface ModelLines {
  keep(userId: string, text: string): Promise<void>
  /** Of a student, the latest first. */
  list(userId: string): Promise<readonly string[]>
}

/** Kept of one student, the latest. */
const LINES = 200

export function createModelLines(db: Db, clock: Clock): ModelLines {
  const ofStudent = (userId: string) => eq(modelLines.studentId, Number(userId))
  const latest = (database: Pick<Db, 'select'>, userId: string) =>
    database
      .select({ text: modelLines.text })
      .from(modelLines)
      .where(ofStudent(userId))
      .orderBy(desc(modelLines.createdAt))
      .limit(LINES)
  return {
    async keep(userId, text) {
      const createdAt = new Date(clock())
      await timely(
        db.transaction(async (tx) => {
          await tx
            .insert(modelLines)
            .values({ studentId: Number(userId), text, createdAt })
            .onConflictDoUpdate({ target: [modelLines.studentId, modelLines.text], set: { createdAt } })
          await tx.delete(modelLines).where(and(ofStudent(userId), notInArray(modelLines.text, latest(tx, userId))))
        }),
      )
    },

    async list(userId) {
      return (await timely(latest(db, userId))).map(({ text }) => text)
    },
  }
}
