import { practiceLimits } from '../../../contract/practice.ts'
import { charactersOf } from '../../../contract/rules/resume-rules.ts'

/** Whether a text may stand beside a recording; none may, too. */
export const isText = (text: string): boolean => charactersOf(text) <= practiceLimits.answer
