import { type Practice, practiceLimits } from '../../../contract/practice.ts'
import { charactersOf } from '../../../contract/rules/resume-rules.ts'
import type { InterviewResultContext, Transcript } from './interview-result.types.ts'

/** Whether a recording's text is missing. */
export const isUntold = ({ answers }: Practice, number: number): boolean =>
  answers.some((one) => one.number === number && one.recording !== null && one.text === '')

/** Whether there is anything to grade. */
export const isGradable = ({ answers }: Practice): boolean => answers.some(({ text }) => text !== '')

export const isTranscript = (text: string): boolean => text.trim() !== '' && charactersOf(text) <= practiceLimits.answer

export const transcriptOf = ({ id, practice, number, text }: InterviewResultContext): Transcript => ({
  id,
  number,
  text: text.trim(),
  former: practice?.answers.find((one) => one.number === number)?.saved_at ?? '',
})
