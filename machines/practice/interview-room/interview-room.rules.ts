import { codes } from '../../../contract/codes.ts'
import { dataOf, failureOf, hasCode } from '../../../contract/failures.ts'
import { type Practice, type PracticeAnswer, practice, practiceLimits } from '../../../contract/practice.ts'
import { charactersOf } from '../../../contract/rules/resume-rules.ts'
import type { AnswerOrder, Found, InterviewRoomContext, Uploads } from './interview-room.types.ts'

export const NO_UPLOADS: Uploads = { waiting: [], share: 0, failure: null }

/** Whether a text says something, and no more than an answer may. */
export const isAnswer = (text: string): boolean => text.trim() !== '' && charactersOf(text) <= practiceLimits.answer

export const answerAt = ({ answers }: Practice, number: number): PracticeAnswer | undefined =>
  answers.find((one) => one.number === number)

export const answerTo = (found: Practice, number: number): string => answerAt(found, number)?.text ?? ''

/** Questions that have an answer, here or on the server, from 0. */
export const answeredIn = ({ answers }: Practice, waiting: readonly number[]): ReadonlySet<number> =>
  new Set([...answers.map(({ number }) => number), ...waiting])

/** The first question from `from` on that has no answer, here or on the server, from 0; null where all have. */
export function openFrom(asked: Practice, from: number, waiting: readonly number[]): number | null {
  const answered = answeredIn(asked, waiting)
  const order = [...asked.questions.keys()].map((at) => (from + at) % asked.questions.length)
  return order.find((number) => !answered.has(number)) ?? null
}

/** Whether there is no answer to a question that is asked, neither here nor on the server. */
export const isUnanswered = (asked: Practice, number: number, waiting: readonly number[]): boolean =>
  number < asked.questions.length && !answeredIn(asked, waiting).has(number)

type Begun = Pick<InterviewRoomContext, 'practice' | 'number' | 'text' | 'mode' | 'open' | 'uploads'>

/** The next question: a recorded one goes before a typed one, and that before one without an answer. */
export function begunWith({ practice: found, draft, open, waiting }: Found): Begun {
  const recorded = open && open.number < found.questions.length ? open : null
  const kept =
    draft && draft.number < found.questions.length && draft.text !== answerTo(found, draft.number) ? draft : null
  const number = recorded?.number ?? kept?.number ?? openFrom(found, 0, waiting) ?? 0
  return {
    practice: found,
    number,
    text: kept?.number === number ? kept.text : answerTo(found, number),
    mode: found.mode,
    open: recorded,
    uploads: { ...NO_UPLOADS, waiting },
  }
}

/** The later of two that the server had. */
export const laterOf = (one: Practice, other: Practice | null): Practice =>
  other && other.id === one.id && changedAt(other) > changedAt(one) ? other : one

const changedAt = ({ answers, finished_at }: Practice): string =>
  finished_at ??
  answers
    .map(({ saved_at }) => saved_at)
    .sort()
    .at(-1) ??
  ''

/** `saved_at` of the answer that another one replaces; '' for none. */
export const formerOf = (found: Practice | null, number: number): string =>
  (found && answerAt(found, number)?.saved_at) ?? ''

type Answered = Pick<InterviewRoomContext, 'id' | 'practice' | 'number' | 'text'>

export const orderOf = ({ id, practice: found, number, text }: Answered): AnswerOrder => ({
  id,
  number,
  text: text.trim(),
  former: formerOf(found, number),
})

/** The practice as another page left it; null for any other failure. */
export function overtakenIn(error: unknown): Practice | null {
  const failure = failureOf(error)
  return hasCode(failure, codes.conflict) ? dataOf(failure, practice) : null
}

export const isUnknown = (error: unknown): boolean => hasCode(failureOf(error), codes.notFound)
