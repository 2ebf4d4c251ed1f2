import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { type ListedPractice, type Practice, practiceLimits } from '../../contract/practice.ts'
import type { Clock } from '../adapters/clock.ts'
import type { Swept } from '../authentication/sweeper.ts'
import type { Db } from '../db/open.ts'
import { practiceAnswers, practices } from '../db/practice-schema.ts'
import { students } from '../db/schema.ts'
import { timely } from '../db/timely.ts'
import { printable } from '../resume/printable.ts'
import { chooseQuestions, questionOf, type Wanted } from './questions.ts'

const DAY = 24 * 60 * 60_000

export interface Beginning extends Wanted {
  readonly position: string
  readonly language: Practice['language']
}

export interface Said {
  /** Of the question, from 0. */
  readonly number: number
  readonly text: string
  /** When the answer was saved that this one replaces; '' for none. */
  readonly former: string
}

/** `stale`: another page was first, or the practice is finished. */
export type AnswerOutcome =
  | { readonly kind: 'done' | 'stale'; readonly practice: Practice }
  | { readonly kind: 'unknown' }

/** Interviews that students practise. Ids are those of sessions' owners; another's practice is as unknown as none. */
export interface Practices extends Swept {
  start(userId: string, beginning: Beginning): Promise<string>
  find(userId: string, id: string): Promise<Practice | null>
  list(userId: string): Promise<ListedPractice[]>
  answer(userId: string, id: string, said: Said): Promise<AnswerOutcome>
  finish(userId: string, id: string): Promise<Practice | null>
  /** @returns false where there is none */
  remove(userId: string, id: string): Promise<boolean>
}

type Row = typeof practices.$inferSelect
type Answer = typeof practiceAnswers.$inferSelect

const namesOf = ({ id, position, type, difficulty, language, createdAt, finishedAt }: Row) => ({
  id: String(id),
  position,
  type,
  difficulty,
  language,
  created_at: createdAt.toISOString(),
  finished_at: finishedAt?.toISOString() ?? null,
})

const practiceOf = (row: Row, answers: readonly Answer[]): Practice => ({
  ...namesOf(row),
  questions: row.questions.map(({ kind, text, hints }) => ({ kind, text, hints: [...hints] })),
  answers: answers.map(({ number, text, savedAt }) => ({ number, text, saved_at: savedAt.toISOString() })),
})

/** @param random from 0 to 1, as `Math.random` */
export function createPractices(db: Db, clock: Clock, random: () => number = Math.random): Practices {
  const ofStudent = (userId: string) => eq(practices.studentId, Number(userId))
  const isOwn = (userId: string, id: string) => and(ofStudent(userId), eq(practices.id, Number(id)))
  const answersOf = (tx: Db, id: number) =>
    tx.select().from(practiceAnswers).where(eq(practiceAnswers.practiceId, id)).orderBy(asc(practiceAnswers.number))

  async function read(tx: Db, userId: string, id: string): Promise<Practice | null> {
    const [row] = await tx.select().from(practices).where(isOwn(userId, id))
    return row ? practiceOf(row, await answersOf(tx, row.id)) : null
  }

  return {
    start: (userId, { position, language, ...wanted }) =>
      timely(
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
          if (old.length > 0) await tx.delete(practices).where(inArray(practices.id, old))
          const asked = new Set(own.flatMap(({ questions }) => questions.map(({ id }) => id)))
          const questions = chooseQuestions(wanted, asked, random).map((id) => ({ id, ...questionOf(id)! }))
          const { occupation, type, difficulty } = wanted
          const [made] = await tx
            .insert(practices)
            .values({
              studentId: Number(userId),
              position: printable(position).trim(),
              occupation,
              type,
              difficulty,
              language,
              questions,
              createdAt: new Date(clock()),
            })
            .returning({ id: practices.id })
          return String(made!.id)
        }),
      ),

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
      }))
    },

    answer: (userId, id, { number, text, former }) =>
      timely(
        db.transaction(async (tx): Promise<AnswerOutcome> => {
          const [row] = await tx.select().from(practices).where(isOwn(userId, id)).for('update')
          if (!row || number >= row.questions.length) return { kind: 'unknown' }
          const answers = await answersOf(tx, row.id)
          const before = answers.find((one) => one.number === number)
          const said = printable(text).trim()
          // A call whose answer was lost is made again.
          if (before?.text === said) return { kind: 'done', practice: practiceOf(row, answers) }
          if (row.finishedAt !== null || (before?.savedAt.toISOString() ?? '') !== former)
            return { kind: 'stale', practice: practiceOf(row, answers) }
          // Two answers within a millisecond are still told apart.
          const savedAt = new Date(Math.max(clock(), (before?.savedAt.getTime() ?? 0) + 1))
          await tx
            .insert(practiceAnswers)
            .values({ practiceId: row.id, number, text: said, savedAt })
            .onConflictDoUpdate({
              target: [practiceAnswers.practiceId, practiceAnswers.number],
              set: { text: said, savedAt },
            })
          return { kind: 'done', practice: practiceOf(row, await answersOf(tx, row.id)) }
        }),
      ),

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

    async remove(userId, id) {
      const gone = await timely(db.delete(practices).where(isOwn(userId, id)).returning({ id: practices.id }))
      return gone.length > 0
    },

    async sweep() {
      await timely(db.delete(practices).where(lt(practices.createdAt, new Date(clock() - practiceLimits.days * DAY))))
    },
  }
}
