import type { CompanyEntry, CompanyNature, Position, Salary } from '../../../contract/content.ts'
import * as m from '../../../messages/compiled/messages.js'
import { dayText } from './time.ts'

/** Thousands shown as k: 999, 1k, 1.8k, 12k (JOB-7). */
export function viewCount(count: number): string {
  if (count < 1000) return String(count)
  const thousands = Math.floor(count / 100) / 10
  return `${thousands < 10 ? thousands : Math.floor(thousands)}k`
}

const thousand = (yuan: number): string => String(Math.round(yuan / 100) / 10)

/** `16–24K`, or by the day in the visitor's language. */
export function salaryText({ min, max, unit }: Salary): string {
  if (unit === 'day') return m.content_salary_day({ range: min === max ? `${min}` : `${min}–${max}` })
  return min === max ? `${thousand(min)}K` : `${thousand(min)}–${thousand(max)}K`
}

const educations = {
  any: m.content_education_any,
  college: m.content_education_college,
  bachelor: m.content_education_bachelor,
  master: m.content_education_master,
  doctor: m.content_education_doctor,
} satisfies Record<Position['education'], () => string>
export const educationText = (education: Position['education']): string => educations[education]()

const sizes = {
  '1-99': '1–99',
  '100-499': '100–499',
  '500-999': '500–999',
  '1000-9999': '1000–9999',
  '10000': '10000+',
} satisfies Record<CompanyEntry['insize'], string>
export const sizeText = (size: CompanyEntry['insize']): string => m.content_size({ size: sizes[size] })

const natures = {
  state: m.content_nature_state,
  public: m.content_nature_public,
  foreign: m.content_nature_foreign,
  private: m.content_nature_private,
} satisfies Record<CompanyNature, () => string>
export const natureText = (nature: CompanyNature): string => natures[nature]()

const periods = { fulltime: m.content_fulltime, internship: m.content_internship }
export const periodText = (period: Position['period']): string => periods[period]()

/** Who a position is for and until when: 2026 届, or how long an internship lasts at least. */
export function termText({ period, graduation_year, intern_months }: Position): string {
  if (period === 'internship')
    return intern_months > 0 ? m.content_intern_months({ months: intern_months }) : m.content_internship()
  return graduation_year > 0 ? m.content_grade({ year: graduation_year }) : m.content_fulltime()
}

/**
 * How long ago, for a feed: minutes and hours of today, yesterday, then the date.
 * @param now milliseconds since the epoch, when the feed was read
 */
export function agoText(iso: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(iso)) / 60_000))
  if (minutes < 1) return m.content_now()
  if (minutes < 60) return m.content_minutes_ago({ minutes })
  if (minutes < 24 * 60) return m.content_hours_ago({ hours: Math.floor(minutes / 60) })
  return minutes < 48 * 60 ? m.content_yesterday() : dayText(iso)
}

/** A whole number in groups of three. The browser's own number format takes a phone 60 ms the first time. */
export const groupedText = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
