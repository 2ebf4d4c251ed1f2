import { resumeLimits } from '../../../contract/resume.ts'
import { charactersOf } from '../../../contract/rules/resume-rules.ts'

/** Whether a line holds something, and no more than a line may: others are neither rewritten nor taken. */
export const isLine = (text: string): boolean => text.trim() !== '' && charactersOf(text) <= resumeLimits.bullet
