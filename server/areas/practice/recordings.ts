import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { and, asc, eq, gte, lt, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { practiceLimits, type RecordingType } from '../../../contract/practice.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { timely } from '../../platform/db/timely.ts'
import type { FileId, Files } from '../../platform/files/files.ts'
import type { Download } from '../../platform/http/answers/downloads.ts'
import type { Swept } from '../../platform/sweeper.ts'
import { practiceAnswers, practiceParts, practices } from './schema.ts'

const DAY = 24 * 60 * 60_000

export interface Part {
  /** Of the practice. */
  readonly id: string
  /** Of the question, from 0. */
  readonly number: number
  readonly take: string
  /** Bytes of the recording before it. */
  readonly start: number
  readonly bytes: Buffer
}

/** `full`: the student's recordings take as much as they may. */
export type PartRefused = 'unknown' | 'wrongType' | 'tooLarge' | 'full'

/** What students recorded in practices; another's is as unknown as none. */
export interface Recordings extends Swept {
  /** @returns bytes of the recording that are kept now */
  keep(userId: string, part: Part): Promise<number | PartRefused>
  /** Of an answer; null where it has none. */
  open(userId: string, id: string, number: number): Promise<Download | null>
}

/** By the bytes themselves; null of what no browser records. */
function typeOf(bytes: Buffer): RecordingType | null {
  if (bytes.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]))) return 'webm'
  return bytes.subarray(4, 8).toString('latin1') === 'ftyp' ? 'mp4' : null
}

export const partsOf = (db: Db, practiceId: number, number: number, take: string) =>
  db
    .select()
    .from(practiceParts)
    .where(
      and(eq(practiceParts.practiceId, practiceId), eq(practiceParts.number, number), eq(practiceParts.take, take)),
    )
    .orderBy(asc(practiceParts.start))

/** Files of the recordings of some practices, to be removed once their rows are gone. */
export async function filesOf(db: Db, which: SQL | undefined): Promise<FileId[]> {
  const rows = await db
    .select({ id: practiceParts.id })
    .from(practiceParts)
    .innerJoin(practices, eq(practices.id, practiceParts.practiceId))
    .where(which)
  return rows.map(({ id }) => id)
}

export const bytesOf = (parts: readonly { readonly size: number }[]): number =>
  parts.reduce((sum, { size }) => sum + size, 0)

/** A student's own practice; another's is as unknown as none. */
export const isOwn = (userId: string, id: string) =>
  and(eq(practices.studentId, Number(userId)), eq(practices.id, Number(id)))

export async function removeAll(files: Files, ids: readonly FileId[]): Promise<void> {
  for (const id of ids) await files.remove(id)
}

export function createRecordings(db: Db, files: Files, clock: Clock): Recordings {
  async function answerOf(tx: Db, practiceId: number, number: number) {
    const isIt = and(eq(practiceAnswers.practiceId, practiceId), eq(practiceAnswers.number, number))
    const [answer] = await tx.select().from(practiceAnswers).where(isIt)
    return answer
  }

  async function storedBy(tx: Db, userId: string): Promise<number> {
    const [row] = await tx
      .select({ bytes: sql<number>`coalesce(sum(${practiceParts.size}), 0)` })
      .from(practiceParts)
      .innerJoin(practices, eq(practices.id, practiceParts.practiceId))
      .where(eq(practices.studentId, Number(userId)))
    return Number(row?.bytes)
  }

  return {
    async keep(userId, { id, number, take, start, bytes }) {
      const name = randomUUID()
      // The bytes first: a row without them would be a promise, bytes without a row are swept.
      await files.put(name, bytes)
      const [kept, isAdded] = await timely(
        db.transaction(async (tx): Promise<[number | PartRefused, boolean]> => {
          const [row] = await tx.select().from(practices).where(isOwn(userId, id)).for('update')
          if (!row || number >= row.questions.length) return ['unknown', false]
          const parts = await partsOf(tx, row.id, number, take)
          const before = bytesOf(parts)
          const answer = await answerOf(tx, row.id, number)
          if (start !== before || answer?.take === take) return [before, false]
          const mediaType = parts[0]?.mediaType ?? typeOf(bytes)
          if (!mediaType) return ['wrongType', false]
          // It would take the place of the part that begins there.
          if (bytes.length === 0) return [before, false]
          const after = before + bytes.length
          if (after > practiceLimits.recording) return ['tooLarge', false]
          if ((await storedBy(tx, userId)) + bytes.length > practiceLimits.stored) return ['full', false]
          await tx.insert(practiceParts).values({
            id: name,
            practiceId: row.id,
            number,
            take,
            mediaType,
            start,
            size: bytes.length,
            createdAt: new Date(clock()),
          })
          return [after, true]
        }),
      )
      if (!isAdded) await files.remove(name)
      return kept
    },

    async open(userId, id, number) {
      const [row] = await timely(db.select().from(practices).where(isOwn(userId, id)))
      const answer = row && (await timely(answerOf(db, row.id, number)))
      if (!row || !answer?.take || !answer.mediaType || !answer.bytes) return null
      const parts = await timely(partsOf(db, row.id, number, answer.take))

      /** From one byte to another, both of them too; a file is opened when its turn has come. */
      async function* read(from: number, to: number) {
        for (const { id: file, start, size } of parts) {
          if (start > to || start + size <= from) continue
          const stored = await files.get(file)
          if (!stored) throw new Error('a part of a recording is gone')
          let at = start
          for await (const chunk of stored.stream as AsyncIterable<Buffer>) {
            yield chunk.subarray(Math.max(0, from - at), Math.max(0, to + 1 - at))
            at += chunk.length
            if (at > to) break
          }
        }
      }

      const part = (from: number, to: number) => Readable.from(read(from, to))
      const { bytes: size, mediaType: type } = answer
      return { name: `${number + 1}.${type}`, type, size, stream: part(0, size - 1), part }
    },

    /** What was sent and never became an answer; of a recording that is still being sent, nothing. */
    async sweep() {
      const day = new Date(clock() - DAY)
      const later = alias(practiceParts, 'later')
      const isUnused = and(
        lt(practiceParts.createdAt, day),
        notExists(
          db
            .select()
            .from(later)
            .where(
              and(
                eq(later.practiceId, practiceParts.practiceId),
                eq(later.number, practiceParts.number),
                eq(later.take, practiceParts.take),
                gte(later.createdAt, day),
              ),
            ),
        ),
        notExists(
          db
            .select()
            .from(practiceAnswers)
            .where(
              and(
                eq(practiceAnswers.practiceId, practiceParts.practiceId),
                eq(practiceAnswers.number, practiceParts.number),
                eq(practiceAnswers.take, practiceParts.take),
              ),
            ),
        ),
      )
      const { practiceId } = practiceParts
      for (const { id } of await timely(db.selectDistinct({ id: practiceId }).from(practiceParts).where(isUnused))) {
        const gone = await timely(
          db.transaction(async (tx) => {
            // Whoever sends a part or answers with them meanwhile is waited for.
            await tx.select({ id: practices.id }).from(practices).where(eq(practices.id, id)).for('update')
            const isIt = and(eq(practiceId, id), isUnused)
            return tx.delete(practiceParts).where(isIt).returning({ id: practiceParts.id })
          }),
        )
        await removeAll(
          files,
          gone.map((part) => part.id),
        )
      }
    },
  }
}
