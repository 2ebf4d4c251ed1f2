import type { Practice } from '../../../contract/practice.ts'
import { answerAt } from '../interview-room/interview-room.rules.ts'

/** Whether a recording's text is missing. */
export function isUntold(practice: Practice, number: number): boolean {
  const answer = answerAt(practice, number)
  return answer?.recording != null && answer.text === ''
}

/** Whether there is anything to grade. */
export const isGradable = ({ answers }: Practice): boolean => answers.some(({ text }) => text !== '')
