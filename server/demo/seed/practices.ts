import { and, eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import { students } from '../../areas/login/schema.ts'
import { evaluateAnswer, evaluationOf } from '../../areas/practice/evaluation/evaluate.ts'
import { questionOf } from '../../areas/practice/questions.ts'
import { practiceAnswers, practices } from '../../areas/practice/schema.ts'
import type { Db } from '../../platform/db/open.ts'
import { each, readData } from './data.ts'

const HOUR = 3_600_000
const MINUTE = 60_000

const answer = v.picklist(['introduced', 'told', 'thin', 'vague', 'learnt'])

const data = readData(
  'practices',
  v.strictObject({
    answers: each(answer.options, v.string()),
    /** Ids. */
    questions: v.array(v.string()),
    sessions: v.array(
      v.strictObject({
        phone: v.string(),
        hoursAgo: v.number(),
        /** To the first questions. */
        answers: v.array(answer),
        /** Not finished. */
        isOpen: v.optional(v.literal(true)),
      }),
    ),
  }),
)

/**
 * Interviews that students of the demonstration practised.
 * @param now epoch milliseconds
 */
export async function seedPractices(db: Db, now: number): Promise<void> {
  const phones = [...new Set(data.sessions.map(({ phone }) => phone))]
  const owners = await db
    .select({ id: students.id, phone: students.phone, practice: practices.id })
    .from(students)
    .leftJoin(practices, eq(practices.studentId, students.id))
    .where(and(inArray(students.phone, phones), eq(students.isDemo, true)))
  for (const session of data.sessions) {
    const owner = owners.find(({ phone, practice }) => phone === session.phone && practice === null)
    if (!owner) continue
    const createdAt = new Date(now - session.hoursAgo * HOUR)
    const questions = data.questions.map((id) => ({ id, ...questionOf(id)! }))
    const answers = session.answers.map((name, number) => ({ number, text: data.answers[name] }))
    const { isOpen } = session
    const graded = answers.map(({ number, text }) =>
      evaluateAnswer({ text, seconds: null, language: 'zh', question: questions[number]! }, number),
    )
    const [made] = await db
      .insert(practices)
      .values({
        studentId: owner.id,
        position: '嵌入式工程师',
        occupation: 'embedded',
        type: 'mixed',
        difficulty: 'medium',
        language: 'zh',
        mode: 'text',
        questions,
        createdAt,
        finishedAt: isOpen ? null : new Date(createdAt.getTime() + 12 * MINUTE),
        evaluation: isOpen ? null : evaluationOf(graded),
      })
      .returning({ id: practices.id })
    const savedAt = new Date(createdAt.getTime() + MINUTE)
    await db
      .insert(practiceAnswers)
      .values(answers.map(({ number, text }) => ({ practiceId: made!.id, number, text, savedAt })))
  }
}
