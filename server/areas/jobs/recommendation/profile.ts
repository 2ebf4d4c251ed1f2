import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Education, Intention, Wish } from '../../../../contract/resume.ts'
import type { Db } from '../../../platform/db/open.ts'
import { timely } from '../../../platform/db/timely.ts'
import { deliveries } from '../../applications/schema.ts'
import { majors } from '../../homes/schema.ts'
import { students } from '../../login/schema.ts'
import { resumeEntries, resumeSections } from '../../resume/schema.ts'
import { positions } from '../schema.ts'

/** Kinds of positions that somebody applied to, the latest ones. */
const APPLIED_MAX = 10

/** The facts about a student that have weight. */
export interface Profile {
  readonly school: string
  readonly discipline: string | null
  readonly majors: readonly string[]
  readonly degrees: readonly string[]
  readonly intention: Intention | null
  readonly wish: Wish | null
  /** Categories. */
  readonly applied: readonly string[]
}

const named = (majors: readonly string[]): string[] =>
  [...new Set(majors.map((name) => name.trim()))].filter((name) => name !== '')

export async function readProfile(db: Db, studentId: number): Promise<Profile> {
  const [[student], sections, entries, applied] = await Promise.all([
    timely(
      db
        .select({ school: students.school, major: students.major, discipline: majors.discipline })
        .from(students)
        .leftJoin(majors, sql`${majors.name}->>'zh-CN' = ${students.major}`)
        .where(eq(students.id, studentId))
        .limit(1),
    ),
    timely(
      db
        .select({ section: resumeSections.section, content: resumeSections.content })
        .from(resumeSections)
        .where(and(eq(resumeSections.studentId, studentId), inArray(resumeSections.section, ['intention', 'wish']))),
    ),
    timely(
      db
        .select({ content: resumeEntries.content })
        .from(resumeEntries)
        .where(
          and(
            eq(resumeEntries.studentId, studentId),
            eq(resumeEntries.kind, 'education'),
            isNull(resumeEntries.deletedAt),
          ),
        ),
    ),
    timely(
      db
        .select({ category: positions.category })
        .from(deliveries)
        .innerJoin(positions, eq(positions.id, deliveries.positionId))
        .where(and(eq(deliveries.studentId, studentId), ne(deliveries.status, 'withdrawn')))
        .orderBy(sql`${deliveries.deliveredAt} desc`)
        .limit(APPLIED_MAX),
    ),
  ])
  const sectionOf = (name: 'intention' | 'wish') => sections.find(({ section }) => section === name)?.content.value
  const attended = entries.flatMap(({ content }) => (content ? [content as Education] : []))
  const studied = named(attended.map(({ major }) => major))
  // The resume is newer than the facts with which the account was opened.
  const all = studied.length > 0 ? studied : named([student?.major ?? ''])
  return {
    school: student?.school ?? '',
    discipline: all.includes(student?.major ?? '') ? (student?.discipline ?? null) : null,
    majors: all,
    degrees: attended.map(({ degree }) => degree),
    intention: (sectionOf('intention') as Intention | undefined) ?? null,
    wish: (sectionOf('wish') as Wish | undefined) ?? null,
    applied: [...new Set(applied.map(({ category }) => category))],
  }
}
