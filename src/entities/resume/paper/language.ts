import type { Locale } from '../../../../contract/calls/site.ts'
import * as m from '../../../../messages/compiled/messages.js'

export type PaperLocale = Locale

/** The template whose headings and labels are in English. */
export const ENGLISH_TEMPLATE = 3

/** What language a template speaks, whatever the interface does: a resume goes to somebody else. */
export function paperLocale(template: number, locale: Locale): PaperLocale {
  if (template === ENGLISH_TEMPLATE) return 'en'
  return locale === 'zh-TW' ? 'zh-TW' : 'zh-CN'
}

/** `2025.06`, in English `Jun 2025`; a year alone stays one. */
export function monthText(date: string, locale: PaperLocale): string {
  const [year = '', month] = date.split('-')
  if (month === undefined) return year
  return locale === 'en'
    ? `${m.content_months({}, { locale }).split(' ')[Number(month) - 1] ?? month} ${year}`
    : `${year}.${month}`
}

/** From a month to another, or to the present; what is not said is left out. */
export function spanText(start: string, end: string, locale: PaperLocale): string {
  const last = end === 'present' ? m.resume_paper_present({}, { locale }) : monthText(end, locale)
  return [monthText(start, locale), last].filter(Boolean).join(' – ')
}
