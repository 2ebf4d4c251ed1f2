import { and, asc, eq } from 'drizzle-orm'
import type { Practice, PracticeModel } from '../../../contract/practice.ts'
import type { AnswerEvaluation, EvaluationEngine } from '../../../contract/rules/evaluation.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { timely } from '../../platform/db/timely.ts'
import { isDue } from '../../platform/jobs/queued.ts'
import { masked } from '../resume/assistant/model/masking.ts'
import { evaluateAnswer, evaluationOf, type Said } from './evaluation/evaluate.ts'
import type { Grader } from './evaluation/grader.ts'
import { isOwn } from './recordings.ts'
import { type Answer, answersOf, practiceOf, type Row } from './rows.ts'
import { practices } from './schema.ts'

/** Milliseconds after which whoever works on one is taken for dead. */
const PATIENCE = 90_000
/** Milliseconds that a model has for a practice. */
const ENOUGH = 60_000

/** `stale`: it is not finished. */
export type EvaluationOutcome =
  | { readonly kind: 'done' | 'stale'; readonly practice: Practice }
  | { readonly kind: 'unknown' }

export interface Wish {
  readonly engine: EvaluationEngine
  /** Agrees that texts are sent to a model, or takes that back; null for neither. */
  readonly agrees: boolean | null
}

/** Grades of what students practised. Ids are those of sessions' owners; another's practice is as unknown as none. */
export interface Gradings {
  /** By rules, at once; a model that is wished for and may be asked grades it later. */
  evaluate(userId: string, id: string, wish: Wish): Promise<EvaluationOutcome>
  /** The model that may be asked; null where there is none, or no such practice. */
  model(userId: string, id: string): Promise<PracticeModel | null>
  /** Those that wait for a model, and those that somebody began and left. */
  due(): Promise<number[]>
  /** Has the model grade one; nothing where somebody else does. */
  run(id: number): Promise<void>
}

interface Told extends Said {
  readonly number: number
}

/** What of a practice can be graded. */
const toldIn = ({ language, questions }: Row, answers: readonly Answer[]): readonly Told[] =>
  answers.flatMap(({ number, text, seconds }) =>
    text === '' ? [] : [{ number, text, seconds, language, question: questions[number]! }],
  )

const byRules = (told: readonly Told[]): AnswerEvaluation[] => told.map((said) => evaluateAnswer(said, said.number))

/** Where the model has nothing of use to say of one of them, the rules grade all. */
async function byModel(grader: Grader, told: readonly Told[], name: string, signal: AbortSignal) {
  const graded = await Promise.all(told.map((said) => grader.grade(said, said.number, name, signal)))
  const all = graded.filter((one) => one !== null)
  return all.length === told.length ? evaluationOf(all, 'model') : evaluationOf(byRules(told), 'rules', 'unusable')
}

export function createGradings(db: Db, clock: Clock, grader: Grader | null): Gradings {
  /** What a model that is wished for is to do: grade, nothing since nobody agreed, or nothing since the day's texts are spent. */
  async function wanted(userId: string, texts: number, { engine, agrees }: Wish): Promise<'model' | 'rules' | 'spent'> {
    if (!grader) return 'rules'
    if (agrees !== null) await grader.writers.agree(userId, agrees)
    if (engine === 'rules' || texts === 0 || !(await grader.writers.read(userId)).isAgreed) return 'rules'
    return (await grader.budget.spend(userId, texts)) ? 'model' : 'spent'
  }

  return {
    async evaluate(userId, id, wish) {
      const [row] = await timely(db.select().from(practices).where(isOwn(userId, id)))
      if (!row) return { kind: 'unknown' }
      const answers = await timely(answersOf(db, row.id))
      if (row.finishedAt === null) return { kind: 'stale', practice: practiceOf(row, answers) }
      // Whoever asks twice for a model waits for the first; who takes back that texts are sent does not.
      const isUnderWay = row.grading !== null && wish.agrees !== false
      const engine = isUnderWay ? 'model' : await wanted(userId, toldIn(row, answers).length, wish)
      return timely(
        db.transaction(async (tx): Promise<EvaluationOutcome> => {
          const [now] = await tx.select().from(practices).where(isOwn(userId, id)).for('update')
          if (!now) return { kind: 'unknown' }
          const said = await answersOf(tx, now.id)
          const set = {
            evaluation: evaluationOf(byRules(toldIn(now, said)), 'rules', engine === 'spent' ? 'spent' : null),
            grading: engine === 'model' ? (now.grading ?? ('queued' as const)) : null,
          }
          await tx.update(practices).set(set).where(eq(practices.id, now.id))
          return { kind: 'done', practice: practiceOf({ ...now, ...set }, said) }
        }),
      )
    },

    async model(userId, id) {
      if (!grader) return null
      const [row] = await timely(db.select().from(practices).where(isOwn(userId, id)))
      if (!row) return null
      const { name, isAgreed } = await grader.writers.read(userId)
      const told = toldIn(row, await timely(answersOf(db, row.id)))
      return { name: grader.name, sent: told.map(({ text }) => masked(text, name).text), is_agreed: isAgreed }
    },

    async due() {
      if (!grader) return []
      const rows = await timely(
        db
          .select({ id: practices.id })
          .from(practices)
          .where(isWaiting(new Date(clock())))
          .orderBy(asc(practices.id))
          .limit(100),
      )
      return rows.map(({ id }) => id)
    },

    async run(id) {
      if (!grader) return
      const now = new Date(clock())
      const [taken] = await timely(
        db
          .update(practices)
          .set({ grading: 'running', gradingAt: now })
          .where(and(eq(practices.id, id), isWaiting(now)))
          .returning(),
      )
      if (!taken) return
      const told = toldIn(taken, await timely(answersOf(db, id)))
      const { name, isAgreed } = await grader.writers.read(String(taken.studentId))
      const signal = AbortSignal.timeout(ENOUGH)
      const evaluation = isAgreed ? await byModel(grader, told, name, signal) : evaluationOf(byRules(told))
      // What was answered meanwhile is not graded by what was there before.
      const isStill = and(eq(practices.id, id), eq(practices.grading, 'running'), eq(practices.gradingAt, now))
      await timely(db.update(practices).set({ evaluation, grading: null }).where(isStill))
    },
  }
}

const isWaiting = (now: Date) => isDue(practices.grading, practices.gradingAt, new Date(now.getTime() - PATIENCE))
