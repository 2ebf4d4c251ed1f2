import { asc, eq } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { resumes, students } from '../db/schema.ts'
import { timely } from '../db/timely.ts'

export type Student = typeof students.$inferSelect
export type Resume = typeof resumes.$inferSelect

export interface Students {
  /** The id of the student with this phone, registered now where the phone is new. */
  findOrRegister(phone: string): Promise<string>
  findByPhone(phone: string): Promise<{ readonly id: number } | null>
  find(id: string): Promise<{ student: Student; resume: Resume | null } | null>
  /** The longest registered first. */
  list(most: number): Promise<Student[]>
}

export function createStudents(db: Db): Students {
  async function findByPhone(phone: string) {
    const [found] = await timely(db.select({ id: students.id }).from(students).where(eq(students.phone, phone)))
    return found ?? null
  }

  return {
    async findOrRegister(phone) {
      const found = await findByPhone(phone)
      if (found) return String(found.id)
      const insertion = db.insert(students).values({ phone }).onConflictDoNothing().returning({ id: students.id })
      const [registered] = await timely(insertion)
      if (registered) return String(registered.id)
      // Registered by a parallel login between the two queries.
      const rival = await findByPhone(phone)
      if (!rival) throw new Error('a student vanished during registration')
      return String(rival.id)
    },
    findByPhone,
    async find(id) {
      if (!/^[1-9]\d{0,8}$/.test(id)) return null
      const [row] = await timely(
        db
          .select({ student: students, resume: resumes })
          .from(students)
          .leftJoin(resumes, eq(resumes.studentId, students.id))
          .where(eq(students.id, Number(id))),
      )
      return row ?? null
    },
    list: (most) => timely(db.select().from(students).orderBy(asc(students.id)).limit(most)),
  }
}
