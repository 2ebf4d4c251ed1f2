import { resumeLimits } from '../../../contract/resume.ts'
import { isAfter, isContactPhone, isEmail, isLink, isRealDate } from '../../../contract/rules/resume-rules.ts'
import { typedDate } from '../typed-date.ts'
import { split } from './fields.ts'
import type { Row } from './resume-review.types.ts'

/** The looks are taken as a whole or left; they have a page of their own. */
export const isEditable = (row: Row): boolean => row.section !== 'layout'

/** The fault of a value that a student typed in place of a found one. */
export type WrongDraft = 'empty' | 'tooLong' | 'tooMany' | 'date' | 'endFirst' | 'phone' | 'email' | 'link' | 'salary'

const { heading, place, score, note, address, bullet, summary, name, phone, email } = resumeLimits
const limits: Readonly<Record<string, number>> = {
  name,
  phone,
  email,
  city: place,
  hometown: place,
  label: place,
  language: place,
  score,
  note,
  url: address,
  link: address,
  bullet,
  summary,
  positions: heading,
  cities: place,
  industries: place,
  company_kinds: place,
  skills: heading,
  keywords: place,
}

/** Characters that a field takes at most; for a list, each of its items. */
export const limitOf = ({ section }: Row, field: string): number => {
  if (field === 'title' && section === 'basic') return resumeLimits.title
  return field === 'name' && section !== 'basic' ? heading : (limits[field] ?? heading)
}

const dateFields = ['birth', 'start', 'end', 'date']
export const isDateField = (field: string): boolean => dateFields.includes(field)

/** A date as the contract has it; what is none as it was typed. */
const dateOf = (typed: string): string => typedDate(typed, true) ?? typed.trim()

const NOW = /^(?:随时|隨時|any ?time|now)$/i

/** The time from which somebody can begin: a month, or now. */
const fromOf = (typed: string) => (NOW.test(typed.normalize('NFKC').trim()) ? 'now' : dateOf(typed))

function tidy(field: string, typed: string): string {
  if (field === 'from') return fromOf(typed)
  return isDateField(field) ? dateOf(typed) : typed.trim()
}

/** Values as they are kept: trimmed, dates in the contract's form. */
export const tidied = ({ parts }: Row, values: readonly string[]): readonly string[] =>
  parts.map(({ field }, at) => tidy(field, values[at] ?? ''))

const DATE = /^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/
const isDate = (text: string) => DATE.test(text) && isRealDate(text)
const listLimits: Readonly<Record<string, number>> = {
  positions: resumeLimits.positions,
  cities: resumeLimits.cities,
  industries: resumeLimits.wishes,
  company_kinds: resumeLimits.wishes,
  skills: resumeLimits.items,
  keywords: resumeLimits.keywords,
}
const FROM = /^(?:now|20\d\d-(?:0[1-9]|1[0-2]))$/
const isSalary = (text: string) => /^\d{1,3}$/.test(text) && Number(text) <= resumeLimits.salary

function wrongField(row: Row, field: string, value: string): WrongDraft | null {
  if (value === '') return null
  const most = listLimits[field]
  const items = most === undefined ? [value] : split(value)
  if (most !== undefined && items.length > most) return 'tooMany'
  if (items.some((item) => item.length > limitOf(row, field))) return 'tooLong'
  if (isDateField(field)) return isDate(value) || (field === 'end' && value === 'present') ? null : 'date'
  if (field === 'from') return FROM.test(value) ? null : 'date'
  if (field.startsWith('salary')) return isSalary(value) ? null : 'salary'
  if (field === 'phone') return isContactPhone(value) ? null : 'phone'
  if (field === 'email') return isEmail(value) ? null : 'email'
  if (field === 'link' || field === 'url') return isLink(value) ? null : 'link'
  return null
}

/** The number of the wrong part, from 0, and the reason. */
export interface WrongPart {
  readonly at: number
  readonly why: WrongDraft
}

/**
 * What is wrong with what was typed for a row, null where nothing is.
 * @param typed one for each part
 */
export function wrongDraft(row: Row, typed: readonly string[]): WrongPart | null {
  const values = tidied(row, typed)
  if (values.every((value) => value === '')) return { at: 0, why: 'empty' }
  for (const [at, { field }] of row.parts.entries()) {
    const why = wrongField(row, field, values[at]!)
    if (why) return { at, why }
  }
  const placeOf = (wanted: string) => row.parts.findIndex(({ field }) => field === wanted)
  const told = (wanted: string) => values[placeOf(wanted)] ?? ''
  const [least, most] = [told('salary_min'), told('salary_max')]
  if (least !== '' && most !== '' && Number(least) > Number(most)) return { at: placeOf('salary_max'), why: 'salary' }
  const [start, end] = [told('start'), told('end')]
  const isReversed = start !== '' && end !== '' && end !== 'present' && isAfter(start, end)
  return isReversed ? { at: placeOf('end'), why: 'endFirst' } : null
}
