import { and, asc, desc, eq } from 'drizzle-orm'
import { isId } from '../../../contract/content.ts'
import type { Db } from '../../platform/db/open.ts'
import { timely } from '../../platform/db/timely.ts'
import { diagnoses, resumes } from '../resume/schema.ts'
import { students } from './schema.ts'

export type Student = typeof students.$inferSelect
export type Resume = typeof resumes.$inferSelect

export interface Students {
  /**
   * The id of the student with this phone, registered now where the phone is new.
   * @returns null where the phone is held by an account of the demonstration, which counts no more
   */
  findOrRegister(phone: string): Promise<string | null>
  findByPhone(phone: string): Promise<{ readonly id: number } | null>
  find(id: string): Promise<{ student: Student; resume: Resume | null } | null>
  /** Id of the latest diagnosis that is ready; '' for none. */
  latestDiagnosis(id: string): Promise<string>
  /** The longest registered first. */
  list(most: number): Promise<Student[]>
}

/** @param isDemo whether this is a demonstration, where accounts that one made count */
export function createStudents(db: Db, isDemo: boolean): Students {
  const counts = isDemo ? undefined : eq(students.isDemo, false)

  async function findByPhone(phone: string) {
    const isWanted = and(eq(students.phone, phone), counts)
    const [found] = await timely(db.select({ id: students.id }).from(students).where(isWanted))
    return found ?? null
  }

  return {
    async findOrRegister(phone) {
      const found = await findByPhone(phone)
      if (found) return String(found.id)
      const row = { phone, isDemo }
      const insertion = db.insert(students).values(row).onConflictDoNothing().returning({ id: students.id })
      const [registered] = await timely(insertion)
      if (registered) return String(registered.id)
      // Registered by a parallel login between the two queries.
      const rival = await findByPhone(phone)
      return rival ? String(rival.id) : null
    },
    findByPhone,
    async find(id) {
      if (!isId(id)) return null
      const [row] = await timely(
        db
          .select({ student: students, resume: resumes })
          .from(students)
          .leftJoin(resumes, eq(resumes.studentId, students.id))
          .where(and(eq(students.id, Number(id)), counts)),
      )
      return row ?? null
    },
    async latestDiagnosis(id) {
      const [row] = await timely(
        db
          .select({ id: diagnoses.id })
          .from(diagnoses)
          .where(and(eq(diagnoses.studentId, Number(id)), eq(diagnoses.status, 'ready')))
          .orderBy(desc(diagnoses.id))
          .limit(1),
      )
      return row ? String(row.id) : ''
    },
    list: (most) => timely(db.select().from(students).where(counts).orderBy(asc(students.id)).limit(most)),
  }
}
