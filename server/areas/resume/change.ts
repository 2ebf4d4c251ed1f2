import { eq } from 'drizzle-orm'
import type { Wrong } from '../../../contract/rules/resume-rules.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { timely } from '../../platform/db/timely.ts'
import { students } from '../login/schema.ts'
import { resumes } from './schema.ts'

/** How the resume stands once a call is over. */
export interface Standing {
  readonly version: number
  readonly updatedAt: Date
}

/** What comes of a change; nothing is written but where it says `saved`. */
export type Verdict =
  /** Also where it stood so already; `content` is a list that an item was brought back to. */
  | { readonly kind: 'saved'; readonly content?: unknown }
  /** Changed by somebody else since; `content` is how it stands, null where it is gone. */
  | { readonly kind: 'conflict'; readonly content: unknown }
  /** There are as many as are kept. */
  | { readonly kind: 'full' }
  /** Never there, or deleted too long ago. */
  | { readonly kind: 'gone' }
  /** What no client of ours sends. */
  | { readonly kind: 'malformed' }

export type Outcome = Verdict & Standing

/** Of a save; what is `wrong` with the content by the rules is not looked at any further. */
export type SaveOutcome = Outcome | { readonly kind: 'wrong'; readonly wrong: Wrong }

/** A change of one student's resume, while no other one is made. */
export interface Change {
  readonly tx: Db
  readonly studentId: number
  /** The version that the resume has. */
  readonly version: number
  readonly now: Date
  /** Has the resume change. @returns its version from now on */
  touch(head?: Partial<Pick<typeof resumes.$inferInsert, 'name' | 'sex'>>): Promise<number>
}

/** Makes one change at a time for each student, in one transaction. */
export function changeResume(
  db: Db,
  clock: Clock,
  userId: string,
  make: (change: Change) => Promise<Verdict>,
): Promise<Outcome> {
  const studentId = Number(userId)
  const isTheirs = eq(resumes.studentId, studentId)
  return timely(
    db.transaction(async (tx) => {
      const isIt = eq(students.id, studentId)
      const [student] = await tx.select({ id: students.id }).from(students).where(isIt).for('no key update')
      const now = new Date(clock())
      // Deleted while the session was looked up.
      if (!student) return { kind: 'gone', version: 0, updatedAt: now }
      await tx.insert(resumes).values({ studentId, updatedAt: now }).onConflictDoNothing()
      const [found] = await tx
        .select({ version: resumes.version, updatedAt: resumes.updatedAt })
        .from(resumes)
        .where(isTheirs)
      let standing: Standing = found ?? { version: 0, updatedAt: now }
      const { version } = standing
      const verdict = await make({
        tx,
        studentId,
        version,
        now,
        async touch(head = {}) {
          standing = { version: version + 1, updatedAt: now }
          await tx
            .update(resumes)
            .set({ ...head, ...standing })
            .where(isTheirs)
          return standing.version
        },
      })
      return { ...verdict, ...standing }
    }),
  )
}

/** Whether something changed after a version, or the version is none of this database's. */
export const isOutdated = (base: number, changedIn: number, { version }: Pick<Change, 'version'>): boolean =>
  base < changedIn || base > version
