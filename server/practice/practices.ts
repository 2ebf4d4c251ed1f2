import { and, asc, desc, eq, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { type ListedPractice, type Practice, practiceLimits, RECORDING_SECONDS } from '../../contract/practice.ts'
import type { Clock } from '../adapters/clock.ts'
import type { Files } from '../adapters/files.ts'
import type { Swept } from '../authentication/sweeper.ts'
import type { Db } from '../db/open.ts'
import { practiceAnswers, practiceParts, practices } from '../db/practice-schema.ts'
import { students } from '../db/schema.ts'
import { timely } from '../db/timely.ts'
import { printable } from '../resume/printable.ts'
import { evaluateAnswer, evaluationOf } from './evaluation/evaluate.ts'
import { chooseQuestions, questionOf, type Wanted } from './questions.ts'
import { bytesOf, filesOf, isOwn, partsOf, removeAll } from './recordings.ts'

const DAY = 24 * 60 * 60_000
/** Seconds that a recorder takes to stop. */
const LATE = 5

export interface Beginning extends Wanted {
  readonly position: string
  readonly language: Practice['language']
  readonly mode: Practice['mode']
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

/** `stale`: it is not finished. */
export type EvaluationOutcome =
  | { readonly kind: 'done' | 'stale'; readonly practice: Practice }
  | { readonly kind: 'unknown' }

/** `stale`: another page was first, or the practice is finished. `broken`: not all of the recording is there. */
export type AnswerOutcome = EvaluationOutcome | { readonly kind: 'broken' }

/** Interviews that students practise. Ids are those of sessions' owners; another's practice is as unknown as none. */
export interface Practices extends Swept {
  start(userId: string, beginning: Beginning): Promise<string>
  find(userId: string, id: string): Promise<Practice | null>
  list(userId: string): Promise<ListedPractice[]>
  answer(userId: string, id: string, said: Said): Promise<AnswerOutcome>
  finish(userId: string, id: string): Promise<Practice | null>
  evaluate(userId: string, id: string): Promise<EvaluationOutcome>
  /** @returns false where there is none */
  remove(userId: string, id: string): Promise<boolean>
}

type Row = typeof practices.$inferSelect
type Answer = typeof practiceAnswers.$inferSelect

const namesOf = ({ id, position, type, difficulty, language, mode, createdAt, finishedAt }: Row) => ({
  id: String(id),
  position,
  type,
  difficulty,
  language,
  mode,
  created_at: createdAt.toISOString(),
  finished_at: finishedAt?.toISOString() ?? null,
})

const practiceOf = (row: Row, answers: readonly Answer[]): Practice => ({
  ...namesOf(row),
  questions: row.questions.map(({ kind, text, hints }) => ({ kind, text, hints: [...hints] })),
  answers: answers.map(({ number, text, mediaType, bytes, seconds, savedAt }) => ({
    number,
    text,
    recording: mediaType ? { type: mediaType, bytes: bytes ?? 0, seconds: seconds ?? 0 } : null,
    saved_at: savedAt.toISOString(),
  })),
  evaluation: row.evaluation,
})

/** @param random from 0 to 1, as `Math.random` */
export function createPractices(db: Db, files: Files, clock: Clock, random: () => number = Math.random): Practices {
  const ofStudent = (userId: string) => eq(practices.studentId, Number(userId))
  const answersOf = (tx: Db, id: number) =>
    tx.select().from(practiceAnswers).where(eq(practiceAnswers.practiceId, id)).orderBy(asc(practiceAnswers.number))

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

  return {
    async start(userId, { position, language, mode, ...wanted }) {
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
            .orderBy(desc(practices.id))
          const old = own.slice(practiceLimits.kept - 1).map(({ id }) => id)
          const isOld = inArray(practices.id, old)
          const recorded = old.length > 0 ? await filesOf(tx, isOld) : []
          if (old.length > 0) await tx.delete(practices).where(isOld)
          const asked = new Set(own.flatMap(({ questions }) => questions.map(({ id }) => id)))
          const questions = chooseQuestions(wanted, asked, random).map((id) => ({ id, ...questionOf(id)! }))
          const { occupation, type, difficulty } = wanted
          const [row] = await tx
            .insert(practices)
            .values({
              studentId: Number(userId),
              position: printable(position).trim(),
              occupation,
              type,
              difficulty,
              language,
              mode,
              questions,
              createdAt: new Date(clock()),
            })
            .returning({ id: practices.id })
          return [String(row!.id), recorded] as const
        }),
      )
      await removeAll(files, gone)
      return made
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
          await tx.update(practices).set({ evaluation: null }).where(eq(practices.id, row.id))
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
          return { kind: 'done', practice: practiceOf({ ...row, evaluation: null }, await answersOf(tx, row.id)) }
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

    evaluate: (userId, id) =>
      timely(
        db.transaction(async (tx): Promise<EvaluationOutcome> => {
          const [row] = await tx.select().from(practices).where(isOwn(userId, id)).for('update')
          if (!row) return { kind: 'unknown' }
          const answers = await answersOf(tx, row.id)
          if (row.finishedAt === null) return { kind: 'stale', practice: practiceOf(row, answers) }
          const graded = answers
            .filter(({ text }) => text !== '')
            .map(({ number, text, seconds }) => {
              const said = { text, seconds, language: row.language, question: row.questions[number]! }
              return evaluateAnswer(said, number)
            })
          const evaluation = evaluationOf(graded)
          await tx.update(practices).set({ evaluation }).where(eq(practices.id, row.id))
          return { kind: 'done', practice: practiceOf({ ...row, evaluation }, answers) }
        }),
      ),

    remove: (userId, id) => drop(isOwn(userId, id)),

    async sweep() {
      await drop(lt(practices.createdAt, new Date(clock() - practiceLimits.days * DAY)))
    },
  }
}
