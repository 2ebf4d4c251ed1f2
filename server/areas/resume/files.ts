import { createHash, randomUUID } from 'node:crypto'
import { and, count, eq, gt, inArray, isNull, lte, ne, notExists, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, union } from 'drizzle-orm/pg-core'
import { type Attachment, UNDO_SECONDS, UPLOADED_A_DAY } from '../../../contract/calls/resume.ts'
import { resumeLimits } from '../../../contract/resume.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { timely } from '../../platform/db/timely.ts'
import type { FileId, Files } from '../../platform/files/files.ts'
import type { Download } from '../../platform/http/answers/downloads.ts'
import { createQueue } from '../../platform/queue.ts'
import type { Swept } from '../../platform/sweeper.ts'
import { deliveries, photoOf } from '../applications/schema.ts'
import { students } from '../login/schema.ts'
import { practiceParts } from '../practice/schema.ts'
import { resumeFiles, resumeSections } from './schema.ts'

const SECOND = 1000
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Milliseconds that what is deleted stays after its time, for clocks of several processes that differ. */
const MARGIN = 60 * SECOND
/** In which a photo that was sent is to be put into the resume. */
const PHOTO_UNUSED = DAY
/** After which bytes without a row, and a copy without a delivery, are not on their way to one any more. */
const ORPHANED = 10 * MINUTE
const SWEPT_AT_ONCE = 200

/** Copies that are made at once, and that may wait for that, of one student one. */
const COPIED = { atWork: 2, waiting: 64, share: 1 }

interface NewFile {
  readonly name: string
  readonly type: Attachment['type']
  readonly bytes: Uint8Array
}

/** Why nothing is kept: as many attachments as there can be, or as many bytes as may come in a day. */
export type NoRoom = 'full' | 'spent'

/** What students keep beside what they wrote. Nobody but its owner finds a file: another's is as unknown as none. */
export interface ResumeFiles extends Swept {
  /** Why an attachment of so many bytes would not be kept; null where it would. */
  noRoomFor(userId: string, bytes: number): Promise<NoRoom | null>
  addAttachment(userId: string, file: NewFile): Promise<Attachment | NoRoom>
  /** Former photos go, but for the one in the resume, which goes once another one is in its place. */
  addPhoto(userId: string, file: NewFile): Promise<Attachment | NoRoom>
  /** Null where the student has none of that id; the stream is to be read or destroyed. */
  open(userId: string, id: string): Promise<Download | null>
  /** For `UNDO_SECONDS` it can be restored. */
  remove(userId: string, id: string): Promise<'removed' | 'unknown'>
  restore(userId: string, id: string): Promise<'restored' | 'unknown' | 'full'>
  /**
   * Bytes of their own, whatever becomes of the file, and the same for all that the same file is sent to; null where the
   * student has none of that id.
   * @throws Overloaded where too many wait for theirs already
   */
  freeze(userId: string, id: string): Promise<Frozen | null>
  /** Takes a copy back whose row was not written. */
  discard(frozen: Frozen): Promise<void>
}

export interface Frozen {
  readonly id: FileId
  /** The row that bytes copied now are kept by, to be written with what they were copied for; null of earlier ones. */
  readonly row: typeof resumeFiles.$inferInsert | null
}

export function createResumeFiles(db: Db, files: Files, clock: Clock): ResumeFiles {
  const { id: idColumn, studentId: ownerColumn, purpose, createdAt, deletedAt, digest } = resumeFiles
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

  /** What the day that files are counted in comes to with so many bytes more; null where that is too much. */
  async function dayWith(asked: Db, userId: string, bytes: number) {
    const { uploadsSince, uploadedBytes } = students
    const [student] = await asked
      .select({ uploadsSince, uploadedBytes })
      .from(students)
      .where(eq(students.id, Number(userId)))
    const isUnderWay = student?.uploadsSince && student.uploadsSince > before(DAY)
    const day = isUnderWay
      ? { ...student, uploadedBytes: student.uploadedBytes + bytes }
      : { uploadsSince: now(), uploadedBytes: bytes }
    return day.uploadedBytes <= UPLOADED_A_DAY ? day : null
  }

  async function add(
    userId: string,
    kind: 'attachment' | 'photo',
    { bytes, name, type }: NewFile,
  ): Promise<Attachment | NoRoom> {
    const row = {
      id: randomUUID(),
      studentId: Number(userId),
      purpose: kind,
      name,
      type,
      size: bytes.length,
      digest: createHash('sha256').update(bytes).digest('hex'),
      createdAt: now(),
    }
    // The bytes first: a row without them would be a promise, bytes without a row are swept.
    await files.put(row.id, bytes)
    const noRoom = await alone<NoRoom | null>(userId, async (tx) => {
      if (kind === 'attachment' && !(await hasRoom(tx, userId))) return 'full'
      const day = await dayWith(tx, userId, bytes.length)
      if (!day) return 'spent'
      await tx.update(students).set(day).where(eq(students.id, row.studentId))
      if (kind === 'photo')
        await tx
          .update(resumeFiles)
          .set({ deletedAt: now() })
          .where(and(isOwn(userId), isUnusedPhoto))
      await tx.insert(resumeFiles).values(row)
      return null
    })
    if (!noRoom) return attachmentOf(row)
    await files.remove(row.id)
    return noRoom
  }

  /** The photo that the basic information of the row's owner names. */
  const isInResume: SQL = sql`exists (select from ${resumeSections} where ${resumeSections.studentId} = ${ownerColumn}
    and ${resumeSections.section} = 'basic' and ${resumeSections.content} -> 'value' ->> 'photo' = ${idColumn})`
  const isUnusedPhoto = and(isPresent, eq(purpose, 'photo'), sql`not ${isInResume}`)

  const sentAs = (file: SQL | AnyPgColumn) => notExists(db.select().from(deliveries).where(sql`${file} = ${idColumn}`))
  /** A copy that goes with no delivery, or no more. */
  const isUnusedCopy = and(
    isPresent,
    eq(purpose, 'delivered'),
    sentAs(deliveries.attachmentId),
    sentAs(photoOf(deliveries.resume)),
  )

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
      const rows = await timely(
        union(
          db.select({ id: idColumn }).from(resumeFiles).where(inArray(idColumn, old)),
          db.select({ id: practiceParts.id }).from(practiceParts).where(inArray(practiceParts.id, old)),
        ),
      )
      const known = new Set(rows.map(({ id }) => id))
      for (const id of old) if (!known.has(id)) await files.remove(id)
    }
  }

  return {
    async noRoomFor(userId, bytes) {
      if (!(await timely(hasRoom(db, userId)))) return 'full'
      return (await timely(dayWith(db, userId, bytes))) ? null : 'spent'
    },

    addAttachment: (userId, file) => add(userId, 'attachment', file),
    addPhoto: (userId, file) => add(userId, 'photo', file),

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
      // Kept from the sweeper until it is sent once more.
      const earlier = db
        .update(resumeFiles)
        .set({ createdAt: now() })
        .where(
          and(
            isOwn(userId),
            isPresent,
            eq(purpose, 'delivered'),
            eq(digest, row.digest),
            eq(resumeFiles.name, row.name),
          ),
        )
        .returning({ id: idColumn })
      const [kept] = await timely(earlier)
      if (kept) return { id: kept.id, row: null }
      const copy = randomUUID()
      const isThere = await copying.run(userId, () => files.copy(row.id, copy))
      return isThere ? { id: copy, row: { ...row, id: copy, purpose: 'delivered', createdAt: now() } } : null
    },

    async discard({ id, row }) {
      if (row) await files.remove(id)
    },

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
      for (const isUnused of [
        and(isUnusedPhoto, lte(createdAt, before(PHOTO_UNUSED))),
        and(isUnusedCopy, lte(createdAt, before(ORPHANED))),
      ])
        await timely(db.update(resumeFiles).set({ deletedAt: now() }).where(isUnused))
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
