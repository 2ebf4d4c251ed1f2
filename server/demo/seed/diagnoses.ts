import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { positions } from '../../areas/jobs/schema.ts'
import { students } from '../../areas/login/schema.ts'
import { diagnose } from '../../areas/resume/assistant/diagnose.ts'
import { targetOf } from '../../areas/resume/assistant/target.ts'
import { readRecord } from '../../areas/resume/record.ts'
import { diagnoses, resumes } from '../../areas/resume/schema.ts'
import type { Db } from '../../platform/db/open.ts'
import { demoStudents } from './students.ts'

const HOUR = 3_600_000
/** Milliseconds before now: for none first, then for a position. */
const AGES = [14 * 24 * HOUR, 3 * 24 * HOUR]

/**
 * Judges the resumes of those students of the demonstration who have been here before.
 * @param now epoch milliseconds
 */
export async function seedDiagnoses(db: Db, now: number): Promise<void> {
  const judged = demoStudents.filter(({ progress }) => progress === 'diagnosed' || progress === 'full')
  const phones = judged.map(({ phone }) => phone)
  const missing = await db
    .select({ id: students.id })
    .from(students)
    .innerJoin(resumes, eq(resumes.studentId, students.id))
    .leftJoin(diagnoses, eq(diagnoses.studentId, students.id))
    .where(
      and(
        inArray(students.phone, phones),
        eq(students.isDemo, true),
        sql`${resumes.version} > 0`,
        isNull(diagnoses.id),
      ),
    )
  for (const { id: studentId } of missing) {
    const { content, version } = await readRecord(db, String(studentId))
    const [wanted] = content.intention.positions
    const [position] = await db
      .select()
      .from(positions)
      .where(eq(positions.title, wanted ?? ''))
      .orderBy(positions.id)
      .limit(1)
    const target = position ? { position_id: String(position.id), ...targetOf(position) } : null
    const rows = AGES.map((age, at) => {
      const createdAt = new Date(now - age)
      const wanted = at === 0 ? null : target
      const report = diagnose(content, wanted, createdAt.toISOString())
      return { studentId, status: 'ready' as const, target: wanted, report, version, createdAt }
    })
    await db.insert(diagnoses).values(rows)
  }
}
