import { and, asc, eq, isNull } from 'drizzle-orm'
import type { ResumeRecord } from '../../../contract/calls/resume.ts'
import { type EntryKind, emptyResume, entrySchemas, type ResumeContent } from '../../../contract/resume.ts'
import type { Db } from '../../platform/db/open.ts'
import { timely } from '../../platform/db/timely.ts'
import { students } from '../login/schema.ts'
import { resumeEntries, resumeFiles, resumeSections, resumes } from './schema.ts'

/** Everything that a student wrote, as it stood at one moment. */
export function readRecord(db: Db, userId: string): Promise<ResumeRecord> {
  const id = Number(userId)
  const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
  return timely(
    db.transaction(async (tx) => {
      const [student] = await tx
        .select({ since: students.createdAt, version: resumes.version, updatedAt: resumes.updatedAt })
        .from(students)
        .leftJoin(resumes, eq(resumes.studentId, students.id))
        .where(eq(students.id, id))
      const sections = await tx.select().from(resumeSections).where(eq(resumeSections.studentId, id))
      const entries = await tx
        .select()
        .from(resumeEntries)
        .where(eq(resumeEntries.studentId, id))
        .orderBy(asc(resumeEntries.position))
      const files = await tx
        .select()
        .from(resumeFiles)
        .where(and(eq(resumeFiles.studentId, id), eq(resumeFiles.purpose, 'attachment'), isNull(resumeFiles.deletedAt)))
        .orderBy(asc(resumeFiles.createdAt), asc(resumeFiles.id))
      const live = entries.filter(({ deletedAt }) => deletedAt === null)
      const written = Object.fromEntries([
        ...sections.map(({ section, content }) => [section, content.value]),
        ...kinds.map((kind) => [kind, live.filter((entry) => entry.kind === kind).map(({ content }) => content)]),
      ]) as Partial<ResumeContent>
      const changes: [string, number][] = [
        ...sections.map(({ section, version }): [string, number] => [section, version]),
        ...live.map((entry): [string, number] => [entry.id, entry.version]),
        ...kinds.map((kind): [string, number] => [
          kind,
          Math.max(0, ...entries.filter((entry) => entry.kind === kind).map(({ orderedIn }) => orderedIn)),
        ]),
      ]
      return {
        version: student?.version ?? 0,
        updated_at: (student?.updatedAt ?? student?.since ?? new Date(0)).toISOString(),
        content: { ...emptyResume, ...written },
        versions: Object.fromEntries(changes.filter(([, version]) => version > 0)),
        attachments: files.map(({ createdAt, ...file }) => ({ ...file, created_at: createdAt.toISOString() })),
      }
    }, snapshot),
  )
}

const kinds = Object.keys(entrySchemas) as EntryKind[]
