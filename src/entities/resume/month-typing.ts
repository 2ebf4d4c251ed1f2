import { typedDate } from '../../../machines/resume/typed-date.ts'

/** A date of the contract as it stands in a field: 2025.06. */
export const monthText = (date: string): string => date.replaceAll('-', '.')

/** What stands in a date's field: a date with its dots, anything else as it was typed. */
export const monthShown = (typed: string): string => (typedDate(typed) === typed ? monthText(typed) : typed)

const two = (part: number) => String(part).padStart(2, '0')

/** The day of a moment where the visitor is, as 2026-11-20. */
export const dayOf = (moment: Date): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
