import { codes } from '../../../contract/codes.ts'
import { failureOf, hasCode } from '../../../contract/failures.ts'
import { type Practice, practice, practiceLimits, READING_SECONDS } from '../../../contract/practice.ts'
import { charactersOf } from '../../../contract/rules/resume-rules.ts'
import type { AnswerOrder, Found, InterviewRoomContext } from './interview-room.types.ts'

const SECOND = 1000

/** Whether a text says something, and no more than an answer may. */
export const isAnswer = (text: string): boolean => text.trim() !== '' && charactersOf(text) <= practiceLimits.answer

export const answerTo = ({ answers }: Practice, number: number): string =>
  answers.find((one) => one.number === number)?.text ?? ''

/** The first question from `from` on that has no answer, from 0; null where all have. */
export function openFrom({ questions, answers }: Practice, from: number): number | null {
  const answered = new Set(answers.map(({ number }) => number))
  const order = [...questions.keys()].map((at) => (from + at) % questions.length)
  return order.find((number) => !answered.has(number)) ?? null
}

/** What is asked next: what was typed goes before what was not. */
export function begunWith({
  practice: found,
  draft,
}: Found): Pick<InterviewRoomContext, 'practice' | 'number' | 'text'> {
  const kept =
    draft && draft.number < found.questions.length && draft.text !== answerTo(found, draft.number) ? draft : null
  const number = kept?.number ?? openFrom(found, 0) ?? 0
  return { practice: found, number, text: kept?.text ?? answerTo(found, number) }
}

export const readUntil = (now: number): number => now + READING_SECONDS * SECOND

export const orderOf = ({ id, practice: found, number, text }: InterviewRoomContext): AnswerOrder => ({
  id,
  number,
  text: text.trim(),
  former: found?.answers.find((one) => one.number === number)?.saved_at ?? '',
})

/** How it stands where another page was first; null of any other failure. */
export function overtakenIn(error: unknown): Practice | null {
  const failure = failureOf(error)
  const stands = hasCode(failure, codes.conflict) ? practice.safeParse(failure.data) : null
  return stands?.success ? stands.data : null
}

export const isUnknown = (error: unknown): boolean => hasCode(failureOf(error), codes.notFound)
