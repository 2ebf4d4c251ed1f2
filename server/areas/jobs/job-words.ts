import type { Locale } from '../../../contract/calls/site.ts'
import type { CompanyEntry, CompanyNature, Position, Salary } from '../../../contract/content.ts'
import * as m from '../../../messages/compiled/messages.js'
import { html, type Markup } from '../../platform/http/markup.ts'
import { salaryText } from './positions/salary.ts'

const educations = {
  any: m.content_education_any,
  college: m.content_education_college,
  bachelor: m.content_education_bachelor,
  master: m.content_education_master,
  doctor: m.content_education_doctor,
}
const natures = {
  state: m.content_nature_state,
  public: m.content_nature_public,
  foreign: m.content_nature_foreign,
  private: m.content_nature_private,
}
const periods = { fulltime: m.content_fulltime, internship: m.content_internship }
const LARGEST = '10000'

/** The labels of values in a language. */
export function wordsIn(locale: Locale) {
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Shanghai' })
  const on = (iso: string): string => dates.format(new Date(iso))
  const date = (iso: string): Markup => html`<time datetime="${iso}">${on(iso)}</time>`
  return {
    education: (education: Position['education']): string => educations[education]({}, { locale }),
    nature: (nature: CompanyNature): string => natures[nature]({}, { locale }),
    period: (period: Position['period']): string => periods[period]({}, { locale }),
    pay: (salary: Salary): string =>
      salary.unit === 'month'
        ? salaryText(salary)
        : m.content_salary_day({ range: `${salary.min}–${salary.max}` }, { locale }),
    size: (size: CompanyEntry['insize']): string =>
      m.content_size({ size: size === LARGEST ? `${LARGEST}+` : size.replace('-', '–') }, { locale }),
    date,
    /** Writes a span of days, or one day where both are the same. */
    days(first: string, last: string): Markup {
      const from = date(first)
      return on(first) === on(last) ? from : html`${from} – ${date(last)}`
    },
  }
}
