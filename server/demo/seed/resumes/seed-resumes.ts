import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray } from 'drizzle-orm'
import {
  type EntryKind,
  emptyResume,
  entrySchemas,
  type ResumeContent,
  type SectionName,
  sectionSchemas,
} from '../../../../contract/resume.ts'
import { students } from '../../../areas/login/schema.ts'
import { resumeEntries, resumeSections, resumes } from '../../../areas/resume/schema.ts'
import type { Db } from '../../../platform/db/open.ts'
import { createCalendar } from '../content/calendar.ts'
import { demoStudents } from '../students.ts'
import { resumeFrom } from './build.ts'
import { engineers } from './engineers.ts'
import { linXiaoman } from './lin-xiaoman.ts'
import { others } from './others.ts'
import type { Sketch } from './sketch.ts'
import { taiwan } from './taiwan.ts'

/** By name. */
export const sketches: Readonly<Record<string, Sketch>> = { 林小满: linXiaoman, ...engineers, ...others, ...taiwan }

/** The version that a seeded resume has; those that somebody changed since are left alone. */
const SEEDED = 1

/**
 * Writes the resumes of the demonstration's students that nothing was written in yet.
 * @param now epoch milliseconds
 */
export async function seedResumes(db: Db, now: number): Promise<void> {
  const { graduationYear } = createCalendar(now)
  const wanted = demoStudents.filter(({ name }) => Object.hasOwn(sketches, name))
  const phones = wanted.map(({ phone }) => phone)
  const empty = await db
    .select({ id: students.id, phone: students.phone })
    .from(students)
    .innerJoin(resumes, eq(resumes.studentId, students.id))
    .where(and(inArray(students.phone, phones), eq(students.isDemo, true), eq(resumes.version, 0)))
  if (empty.length === 0) return
  const written = empty.flatMap(({ id, phone }) => {
    const student = wanted.find((one) => one.phone === phone)
    const sketch = sketches[student?.name ?? '']
    return student && sketch ? [{ id, content: resumeFrom(student, sketch, graduationYear) }] : []
  })
  const ids = empty.map(({ id }) => id)
  await db
    .update(resumes)
    .set({ version: SEEDED, updatedAt: new Date(now) })
    .where(inArray(resumes.studentId, ids))
  await db.delete(resumeSections).where(inArray(resumeSections.studentId, ids))
  await db.insert(resumeSections).values(written.flatMap(({ id, content }) => sectionRows(id, content)))
  await db.insert(resumeEntries).values(written.flatMap(({ id, content }) => entryRows(id, content)))
}

const sectionRows = (studentId: number, content: ResumeContent) =>
  (Object.keys(sectionSchemas) as SectionName[])
    .filter((section) => !isDeepStrictEqual(content[section], emptyResume[section]))
    .map((section) => ({ studentId, section, content: { value: content[section] }, version: SEEDED }))

const entryRows = (studentId: number, content: ResumeContent) =>
  (Object.keys(entrySchemas) as EntryKind[]).flatMap((kind) =>
    content[kind].map((entry, index) => {
      return { studentId, id: entry.id, kind, position: index + 1, content: entry, version: SEEDED }
    }),
  )
