import { randomUUID } from 'node:crypto'
import { and, count, eq, gt, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import { type Attachment, UNDO_SECONDS } from '../../contract/calls/resume.ts'
import { resumeLimits } from '../../contract/resume.ts'
import type { Clock } from '../adapters/clock.ts'
import type { FileId, Files } from '../adapters/files.ts'
import type { Swept } from '../authentication/sweeper.ts'
import type { Db } from '../db/open.ts'
import { resumeFiles, resumeSections } from '../db/resume-schema.ts'
import { students } from '../db/schema.ts'
import { timely } from '../db/timely.ts'
import type { Download } from '../http/downloads.ts'
import { createQueue } from '../queue.ts'

const SECOND = 1000
const HOUR = 3_600_000

/** Milliseconds that what is deleted stays after its time, for clocks of several processes that differ. */
const MARGIN = 60 * SECOND
/** In which a photo that was sent is to be put into the resume. */
const PHOTO_UNUSED = 24 * HOUR
/** After which bytes without a row are not on their way to one any more. */
const ORPHANED = HOUR
const SWEPT_AT_ONCE = 200

/** Copies that are made at once, and that may wait for that, of one student one. */
const COPIED = { atWork: 2, waiting: 64, share: 1 }

interface NewFile {
  readonly name: string
  readonly type: Attachment['type']
  readonly bytes: Uint8Array
}

/** What students keep beside what they wrote. Nobody but its owner finds a file: another's is as unknown as none. */
export interface ResumeFiles extends Swept {
  /** Whether the student has as many attachments as are kept. */
  isFull(userId: string): Promise<boolean>
  addAttachment(userId: string, file: NewFile): Promise<Attachment | 'full'>
  /** Former photos go, but for the one in the resume, which goes once another one is in its place. */
  addPhoto(userId: string, file: NewFile): Promise<Attachment>
  /** Null where the student has none of that id; the stream is to be read or destroyed. */
  open(userId: string, id: string): Promise<Download | null>
  /** For `UNDO_SECONDS` it can be restored. */
  remove(userId: string, id: string): Promise<'removed' | 'unknown'>
  restore(userId: string, id: string): Promise<'restored' | 'unknown' | 'full'>
  /**
   * Bytes of their own, whatever becomes of the file; null where the student has none of that id.
   * @returns the row that they are kept by, to be written with what they were copied for
   * @throws Overloaded where too many wait for theirs already
   */
  freeze(userId: string, id: string): Promise<Frozen | null>
  /** Takes a copy back whose row was not written. */
  discard(frozen: Frozen): Promise<void>
}

export type Frozen = typeof resumeFiles.$inferInsert

export function createResumeFiles(db: Db, files: Files, clock: Clock): ResumeFiles {
  const { id: idColumn, studentId: ownerColumn, purpose, createdAt, deletedAt } = resumeFiles
  const now = () => new Date(clock())
  const before = (milliseconds: number) => new Date(clock() - milliseconds)
  const isOwn = (userId: string, id?: string) =>
    and(eq(ownerColumn, Number(userId)), id === undefined ? undefined : eq(idColumn, id))
  const isPresent = isNull(deletedAt)
  const isNotDelivered = ne(purpose, 'delivered')
  const copying = createQueue(COPIED.atWork, COPIED.waiting, COPIED.share)

  async function hasRoom(asked: Db, userId: string): Promise<boolean> {
    const [row] = await asked
      .select({ attachments: count() })
      .from(resumeFiles)
      .where(and(isOwn(userId), isPresent, eq(purpose, 'attachment')))
    return (row?.attachments ?? 0) < resumeLimits.attachments
  }

  /** One at a time for each student, so that what is counted still holds at the change. */
  const alone = <T>(userId: string, work: (tx: Db) => Promise<T>): Promise<T> =>
    timely(
      db.transaction(async (tx) => {
        await tx
          .select({ id: students.id })
          .from(students)
          .where(eq(students.id, Number(userId)))
          .for('no key update')
        return work(tx)
      }),
    )

  /** The bytes first: a row without them would be a promise, bytes without a row are swept. */
  async function put<T>(bytes: Uint8Array, record: (id: FileId) => Promise<T>): Promise<T> {
    const id = randomUUID()
    await files.put(id, bytes)
    return record(id)
  }

  const rowOf = (userId: string, id: FileId, kind: 'attachment' | 'photo', { name, type, bytes }: NewFile) => ({
    id,
    studentId: Number(userId),
    purpose: kind,
    name,
    type,
    size: bytes.length,
    createdAt: now(),
  })

  /** The photo that the basic information of the row's owner names. */
  const isInResume: SQL = sql`exists (select from ${resumeSections} where ${resumeSections.studentId} = ${ownerColumn}
    and ${resumeSections.section} = 'basic' and ${resumeSections.content} -> 'value' ->> 'photo' = ${idColumn})`
  const isUnusedPhoto = and(isPresent, eq(purpose, 'photo'), sql`not ${isInResume}`)

  async function sweepDeleted(): Promise<void> {
    const isOver = lte(deletedAt, before(UNDO_SECONDS * SECOND + MARGIN))
    for (;;) {
      const rows = await timely(db.select({ id: idColumn }).from(resumeFiles).where(isOver).limit(SWEPT_AT_ONCE))
      for (const { id } of rows) {
        await files.remove(id)
        await timely(db.delete(resumeFiles).where(and(eq(idColumn, id), isOver)))
      }
      if (rows.length < SWEPT_AT_ONCE) return
    }
  }

  async function sweepOrphans(): Promise<void> {
    for await (const part of files.list()) {
      const old = part.filter(({ at }) => at <= clock() - ORPHANED).map(({ id }) => id)
      if (old.length === 0) continue
      const rows = await timely(db.select({ id: idColumn }).from(resumeFiles).where(inArray(idColumn, old)))
      const known = new Set(rows.map(({ id }) => id))
      for (const id of old) if (!known.has(id)) await files.remove(id)
    }
  }

  return {
    isFull: async (userId) => !(await timely(hasRoom(db, userId))),

    addAttachment: (userId, file) =>
      put(file.bytes, async (id) => {
        const row = rowOf(userId, id, 'attachment', file)
        const isKept = await alone(userId, async (tx) => {
          const isRoom = await hasRoom(tx, userId)
          if (isRoom) await tx.insert(resumeFiles).values(row)
          return isRoom
        })
        if (isKept) return attachmentOf(row)
        await files.remove(id)
        return 'full'
      }),

    addPhoto: (userId, file) =>
      put(file.bytes, async (id) => {
        const row = rowOf(userId, id, 'photo', file)
        await alone(userId, async (tx) => {
          await tx
            .update(resumeFiles)
            .set({ deletedAt: now() })
            .where(and(isOwn(userId), isUnusedPhoto))
          await tx.insert(resumeFiles).values(row)
        })
        return attachmentOf(row)
      }),

    async open(userId, id) {
      const [row] = await timely(
        db
          .select()
          .from(resumeFiles)
          .where(and(isOwn(userId, id), isPresent)),
      )
      const stored = row && (await files.get(row.id))
      return stored ? { ...stored, name: row.name, type: row.type } : null
    },

    async freeze(userId, id) {
      const isIt = and(isOwn(userId, id), isPresent, isNotDelivered)
      const [row] = await timely(db.select().from(resumeFiles).where(isIt))
      if (!row) return null
      const copy = randomUUID()
      const isThere = await copying.run(userId, () => files.copy(row.id, copy))
      return isThere ? { ...row, id: copy, purpose: 'delivered', createdAt: now() } : null
    },

    discard: ({ id }) => files.remove(id),

    async remove(userId, id) {
      // The time of the first deletion counts.
      const deleted = db
        .update(resumeFiles)
        .set({ deletedAt: sql`coalesce(${deletedAt}, ${sql.param(now(), deletedAt)})` })
        .where(and(isOwn(userId, id), isNotDelivered))
        .returning({ id: idColumn })
      return (await timely(deleted)).length > 0 ? 'removed' : 'unknown'
    },

    restore: (userId, id) =>
      alone(userId, async (tx) => {
        const isInTime = gt(deletedAt, before(UNDO_SECONDS * SECOND))
        const [row] = await tx
          .select({ purpose, isPresent: sql<boolean>`${isPresent}` })
          .from(resumeFiles)
          .where(and(isOwn(userId, id), sql`(${isPresent} or ${isInTime})`))
        if (!row) return 'unknown'
        if (row.isPresent) return 'restored'
        if (row.purpose === 'attachment' && !(await hasRoom(tx, userId))) return 'full'
        await tx.update(resumeFiles).set({ deletedAt: null }).where(isOwn(userId, id))
        return 'restored'
      }),

    async sweep() {
      await timely(
        db
          .update(resumeFiles)
          .set({ deletedAt: now() })
          .where(and(isUnusedPhoto, lte(createdAt, before(PHOTO_UNUSED)))),
      )
      await sweepDeleted()
      await sweepOrphans()
    },
  }
}

export const attachmentOf = ({
  id,
  name,
  type,
  size,
  createdAt,
}: Omit<Attachment, 'created_at'> & { createdAt: Date }) => ({
  id,
  name,
  type,
  size,
  created_at: createdAt.toISOString(),
})
