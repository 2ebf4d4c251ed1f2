import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import {
  type ListedPractice,
  type Practice,
  type PracticeAttempt,
  practiceLimits,
  RECORDING_SECONDS,
} from '../../../contract/practice.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { timely } from '../../platform/db/timely.ts'
import type { Files } from '../../platform/files/files.ts'
import type { Swept } from '../../platform/sweeper.ts'
import { deliveries } from '../applications/schema.ts'
import { students } from '../login/schema.ts'
import { printable } from '../resume/printable.ts'
import type { EvaluationOutcome } from './gradings.ts'
import { chooseQuestions, questionOf, type Wanted } from './questions.ts'
import { bytesOf, filesOf, isOwn, partsOf, removeAll } from './recordings.ts'
import { answersOf, namesOf, practiceOf, type Row } from './rows.ts'
import { practiceAnswers, practiceParts, practices } from './schema.ts'

const DAY = 24 * 60 * 60_000
/** Seconds that a recorder takes to stop. */
const LATE = 5

export interface Beginning extends Wanted {
  readonly position: string
  readonly language: Practice['language']
  readonly mode: Practice['mode']
  /** The student's own application, whose interview it prepares for; null for none. */
  readonly deliveryId: string | null
}

export interface Said {
  /** Of the question, from 0. */
  readonly number: number
  readonly text: string
  /** When the answer was saved that this one replaces; '' for none. */
  readonly former: string
  /** Null where the recording that is there, or none, stays. */
  readonly recording: { readonly take: string; readonly bytes: number; readonly seconds: number } | null
}

/** `stale`: another page was first, or the practice is finished. `broken`: not all of the recording is there. */
export type AnswerOutcome = EvaluationOutcome | { readonly kind: 'broken' }

/** `stale`: it is not finished. */
export type RetryOutcome =
  | { readonly kind: 'done'; readonly id: string }
  | { readonly kind: 'stale'; readonly practice: Practice }
  | { readonly kind: 'unknown' }

/** Interviews that students practise. Ids are those of sessions' owners; another's practice is as unknown as none. */
export interface Practices extends Swept {
  /** @returns null where the application is not the student's own */
  start(userId: string, beginning: Beginning): Promise<string | null>
  /** @param number of the question, from 0 */
  retry(userId: string, id: string, number: number): Promise<RetryOutcome>
  /** What was answered to a practice's questions in others, the latest first. */
  attempts(userId: string, id: string): Promise<PracticeAttempt[]>
  find(userId: string, id: string): Promise<Practice | null>
  list(userId: string): Promise<ListedPractice[]>
  answer(userId: string, id: string, said: Said): Promise<AnswerOutcome>
  finish(userId: string, id: string): Promise<Practice | null>
  /** @returns false where there is none */
  remove(userId: string, id: string): Promise<boolean>
}

/** @param random from 0 to 1, as `Math.random` */
export function createPractices(db: Db, files: Files, clock: Clock, random: () => number = Math.random): Practices {
  const ofStudent = (userId: string) => eq(practices.studentId, Number(userId))

  async function read(tx: Db, userId: string, id: string): Promise<Practice | null> {
    const [row] = await tx.select().from(practices).where(isOwn(userId, id))
    return row ? practiceOf(row, await answersOf(tx, row.id)) : null
  }

  /** What an answer says of its recording; null where not all of that is there. */
  async function heardIn(tx: Db, id: number, number: number, { take, bytes, seconds }: NonNullable<Said['recording']>) {
    const parts = await partsOf(tx, id, number, take)
    const [first] = parts
    if (!first || bytesOf(parts) !== bytes || seconds > RECORDING_SECONDS + LATE) return null
    return { take, mediaType: first.mediaType, bytes, seconds }
  }

  /** With their recordings. @returns false where there was none */
  async function drop(which: SQL | undefined): Promise<boolean> {
    const [gone, recorded] = await timely(
      db.transaction(async (tx) => {
        const parts = await filesOf(tx, which)
        return [await tx.delete(practices).where(which).returning({ id: practices.id }), parts] as const
      }),
    )
    await removeAll(files, recorded)
    return gone.length > 0
  }

  type Made = Omit<typeof practices.$inferInsert, 'studentId' | 'createdAt'>

  /** A new one, of whom the oldest makes room; or what is there instead. @param spared id of one that stays */
  async function begin<Other>(
    userId: string,
    make: (tx: Db, own: readonly Pick<Row, 'questions'>[]) => Promise<Made | { readonly instead: Other }>,
    spared = 0,
  ): Promise<string | { readonly instead: Other }> {
    const [made, gone] = await timely(
      db.transaction(async (tx) => {
        // Whoever clicks twice waits for the first.
        await tx
          .select({ id: students.id })
          .from(students)
          .where(eq(students.id, Number(userId)))
          .for('update')
        const own = await tx
          .select({ id: practices.id, questions: practices.questions })
          .from(practices)
          .where(ofStudent(userId))
          .orderBy(desc(sql`${practices.id} = ${spared}`), desc(practices.id))
        const values = await make(tx, own)
        if ('instead' in values) return [values, []] as const
        const old = own.slice(practiceLimits.kept - 1).map(({ id }) => id)
        const isOld = inArray(practices.id, old)
        const recorded = old.length > 0 ? await filesOf(tx, isOld) : []
        if (old.length > 0) await tx.delete(practices).where(isOld)
        const [row] = await tx
          .insert(practices)
          .values({ ...values, studentId: Number(userId), createdAt: new Date(clock()) })
          .returning({ id: practices.id })
        return [String(row!.id), recorded] as const
      }),
    )
    await removeAll(files, gone)
    return made
  }

  return {
    async start(userId, { position, language, mode, deliveryId, ...wanted }) {
      const made = await begin(userId, async (tx, own) => {
        if (deliveryId !== null) {
          const isIt = and(eq(deliveries.id, Number(deliveryId)), eq(deliveries.studentId, Number(userId)))
          const [delivery] = await tx.select({ id: deliveries.id }).from(deliveries).where(isIt)
          if (!delivery) return { instead: null }
        }
        const asked = new Set(own.flatMap(({ questions }) => questions.map(({ id }) => id)))
        const { occupation, type, difficulty } = wanted
        return {
          position: printable(position).trim(),
          occupation,
          type,
          difficulty,
          language,
          mode,
          questions: chooseQuestions(wanted, asked, random).map((id) => ({ id, ...questionOf(id)! })),
          deliveryId: deliveryId === null ? null : Number(deliveryId),
        }
      })
      return typeof made === 'string' ? made : made.instead
    },

    async retry(userId, id, number) {
      const made = await begin<RetryOutcome>(
        userId,
        async (tx) => {
          const [row] = await tx.select().from(practices).where(isOwn(userId, id))
          const question = row?.questions[number]
          if (!row || !question) return { instead: { kind: 'unknown' } }
          if (row.finishedAt === null)
            return { instead: { kind: 'stale', practice: practiceOf(row, await answersOf(tx, row.id)) } }
          const retryOf = row.retryOf ?? row.id
          const retryNumber = row.retryOf === null ? number : row.retryNumber!
          const [open] = await tx
            .select({ id: practices.id })
            .from(practices)
            .where(
              and(eq(practices.retryOf, retryOf), eq(practices.retryNumber, retryNumber), isNull(practices.finishedAt)),
            )
          if (open) return { instead: { kind: 'done', id: String(open.id) } }
          const { position, occupation, type, difficulty, language, mode, deliveryId } = row
          const same = { position, occupation, type, difficulty, language, mode, deliveryId }
          return { ...same, questions: [question], retryOf, retryNumber }
        },
        Number(id),
      )
      return typeof made === 'string' ? { kind: 'done', id: made } : made.instead
    },

    async attempts(userId, id) {
      const [row] = await timely(db.select().from(practices).where(isOwn(userId, id)))
      if (!row) return []
      const isOther =
        row.retryOf === null
          ? eq(practices.retryOf, row.id)
          : or(
              and(eq(practices.id, row.retryOf), eq(practiceAnswers.number, row.retryNumber!)),
              and(
                eq(practices.retryOf, row.retryOf),
                eq(practices.retryNumber, row.retryNumber!),
                ne(practices.id, row.id),
              ),
            )
      const rows = await timely(
        db
          .select({ practice: practices, answer: practiceAnswers })
          .from(practices)
          .innerJoin(practiceAnswers, eq(practiceAnswers.practiceId, practices.id))
          .where(and(ofStudent(userId), isNotNull(practices.finishedAt), isOther))
          .orderBy(desc(practiceAnswers.savedAt)),
      )
      return rows.map(({ practice, answer }) => ({
        number: row.retryOf === null ? practice.retryNumber! : 0,
        practice_id: String(practice.id),
        saved_at: answer.savedAt.toISOString(),
        text: answer.text,
        total: practice.evaluation?.answers.find((one) => one.number === answer.number)?.total ?? null,
      }))
    },

    find: (userId, id) => timely(read(db, userId, id)),

    async list(userId) {
      const answered = db
        .select({ count: sql<number>`count(*)::int`.as('count') })
        .from(practiceAnswers)
        .where(eq(practiceAnswers.practiceId, practices.id))
      const rows = await timely(
        db
          .select({ row: practices, answered: sql<number>`(${answered})` })
          .from(practices)
          .where(ofStudent(userId))
          .orderBy(desc(practices.id)),
      )
      return rows.map(({ row, answered: some }) => ({
        ...namesOf(row),
        questions: row.questions.length,
        answered: Number(some),
        grades: row.evaluation && { total: row.evaluation.total, points: row.evaluation.points },
      }))
    },

    async answer(userId, id, { number, text, former, recording }) {
      const replaced: string[] = []
      const outcome = await timely(
        db.transaction(async (tx): Promise<AnswerOutcome> => {
          const [row] = await tx.select().from(practices).where(isOwn(userId, id)).for('update')
          if (!row || number >= row.questions.length) return { kind: 'unknown' }
          const answers = await answersOf(tx, row.id)
          const before = answers.find((one) => one.number === number)
          const said = printable(text).trim()
          // A call whose answer was lost is made again.
          if (before?.text === said && (!recording || recording.take === before.take))
            return { kind: 'done', practice: practiceOf(row, answers) }
          // What was recorded in time may arrive late, and what is said in it later still.
          const isLate = recording ? before === undefined : before?.take != null && before.text === ''
          const isOver = row.finishedAt !== null && !isLate
          if (isOver || (before?.savedAt.toISOString() ?? '') !== former)
            return { kind: 'stale', practice: practiceOf(row, answers) }
          if (said === '' && !recording && !before?.take) return { kind: 'broken' }
          const heard = recording ? await heardIn(tx, row.id, number, recording) : {}
          if (!heard) return { kind: 'broken' }
          // Two answers within a millisecond are still told apart.
          const savedAt = new Date(Math.max(clock(), (before?.savedAt.getTime() ?? 0) + 1))
          await tx
            .insert(practiceAnswers)
            .values({ practiceId: row.id, number, text: said, savedAt, ...heard })
            .onConflictDoUpdate({
              target: [practiceAnswers.practiceId, practiceAnswers.number],
              set: { text: said, savedAt, ...heard },
            })
          await tx.update(practices).set({ evaluation: null, grading: null }).where(eq(practices.id, row.id))
          if (recording) {
            const others = tx
              .delete(practiceParts)
              .where(
                and(
                  eq(practiceParts.practiceId, row.id),
                  eq(practiceParts.number, number),
                  ne(practiceParts.take, recording.take),
                ),
              )
            replaced.push(...(await others.returning({ id: practiceParts.id })).map((part) => part.id))
          }
          return {
            kind: 'done',
            practice: practiceOf({ ...row, evaluation: null, grading: null }, await answersOf(tx, row.id)),
          }
        }),
      )
      await removeAll(files, replaced)
      return outcome
    },

    finish: (userId, id) =>
      timely(
        db.transaction(async (tx) => {
          await tx
            .update(practices)
            .set({ finishedAt: new Date(clock()) })
            .where(and(isOwn(userId, id), isNull(practices.finishedAt)))
          return read(tx, userId, id)
        }),
      ),

    remove: (userId, id) => drop(isOwn(userId, id)),

    async sweep() {
      await drop(lt(practices.createdAt, new Date(clock() - practiceLimits.days * DAY)))
    },
  }
}
