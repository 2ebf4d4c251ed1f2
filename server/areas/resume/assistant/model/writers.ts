import { eq } from 'drizzle-orm'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db } from '../../../../platform/db/open.ts'
import { timely } from '../../../../platform/db/timely.ts'
import { students } from '../../../login/schema.ts'
import { resumes } from '../../schema.ts'

/** A student whose texts a model may see. */
export interface Writer {
  /** In the resume; '' where nothing is written. */
  readonly name: string
  /** Whether they may be sent. */
  readonly isAgreed: boolean
}

/** Who lets a language model see what. */
export interface Writers {
  read(userId: string): Promise<Writer>
  /** Keeps that they may be sent from now on, or no longer. */
  agree(userId: string, agrees: boolean): Promise<void>
}

/** Lines of resumes, or answers of practices: who agrees to one has not agreed to the other. */
export type Sent = 'lines' | 'answers'

export function createWriters(db: Db, clock: Clock, sent: Sent): Writers {
  const agreement = sent === 'lines' ? 'agreedToModelAt' : 'agreedToGradingAt'
  return {
    async read(userId) {
      const [row] = await timely(
        db
          .select({ name: resumes.name, agreedAt: students[agreement] })
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
          .set({ [agreement]: agrees ? new Date(clock()) : null })
          .where(eq(students.id, Number(userId))),
      )
    },
  }
}
