import type { ListedPractice, Practice } from '../../../contract/practice.ts'
import { answerAt } from '../interview-room/interview-room.rules.ts'

/** Whether a recording's text is missing. */
export function isUntold(practice: Practice, number: number): boolean {
  const answer = answerAt(practice, number)
  return answer?.recording != null && answer.text === ''
}

/** Whether there is anything to grade. */
export const isGradable = ({ answers }: Practice): boolean => answers.some(({ text }) => text !== '')

/** A whole practice that is graded. */
export type GradedPractice = ListedPractice & { readonly grades: NonNullable<ListedPractice['grades']> }

/** Whole practices that are graded, the latest first; one question that is asked again tells little of a whole. */
export const gradedOf = (list: readonly ListedPractice[]): readonly GradedPractice[] =>
  list.filter((one): one is GradedPractice => one.grades !== null && !one.is_retry)

/** The one before a practice; null where there is none, and of one question that is asked again. */
export const lastBefore = (list: readonly ListedPractice[], practice: Practice): GradedPractice | null =>
  practice.is_retry ? null : (gradedOf(list).find((one) => one.created_at < practice.created_at) ?? null)

export interface SpokenSentence {
  readonly text: string
  /** Seconds from the beginning of the recording, as far as lengths tell. */
  readonly at: number
}

/** @param seconds that all of it takes */
export function sentencesOf(text: string, seconds: number): readonly SpokenSentence[] {
  const sentences = [...new Intl.Segmenter('zh', { granularity: 'sentence' }).segment(text)]
  return sentences.map(({ segment, index }) => ({ text: segment, at: (index / text.length) * seconds }))
}
