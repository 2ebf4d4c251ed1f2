import { eq } from 'drizzle-orm'
import type { Clock } from '../../adapters/clock.ts'
import type { Db } from '../../db/open.ts'
import { resumes, students } from '../../db/schema.ts'
import { timely } from '../../db/timely.ts'

/** A student whose lines a model may reword. */
export interface Writer {
  /** In the resume; '' where nothing is written. */
  readonly name: string
  /** Whether lines may be sent. */
  readonly isAgreed: boolean
}

/** Who lets a language model see their lines. */
export interface Writers {
  read(userId: string): Promise<Writer>
  /** Keeps that lines may be sent from now on, or no longer. */
  agree(userId: string, agrees: boolean): Promise<void>
}

export function createWriters(db: Db, clock: Clock): Writers {
  return {
    async read(userId) {
      const [row] = await timely(
        db
          .select({ name: resumes.name, agreedAt: students.agreedToModelAt })
          .from(students)
          .leftJoin(resumes, eq(resumes.studentId, students.id))
          .where(eq(students.id, Number(userId))),
      )
      return { name: row?.name ?? '', isAgreed: (row?.agreedAt ?? null) !== null }
    },

    async agree(userId, agrees) {
      await timely(
        db
          .update(students)
          .set({ agreedToModelAt: agrees ? new Date(clock()) : null })
          .where(eq(students.id, Number(userId))),
      )
    },
  }
}
