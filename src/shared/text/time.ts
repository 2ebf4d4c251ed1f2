import type { Locale } from '../../../contract/calls/site.ts'
import * as m from '../../../messages/compiled/messages.js'

/** Fairs and deadlines are where our schools are, which is one time zone without summer time, wherever the visitor is. */
const timeZone = 'Asia/Shanghai'
const OFFSET = 8 * 3_600_000
const DAY = 24 * 3_600_000

/** A moment whose UTC parts are those of the clocks there. */
const there = (iso: string): Date => new Date(Date.parse(iso) + OFFSET)

const two = (part: number): string => String(part).padStart(2, '0')

/** Month and day, as in a calendar's leaf. */
export const leafOf = (iso: string): { month: number; day: string } => ({
  month: there(iso).getUTCMonth() + 1,
  day: two(there(iso).getUTCDate()),
})

/** The month's short name. The browser's own names take a phone 60 ms the first time. */
export const monthText = (iso: string): string => m.content_months().split(' ')[leafOf(iso).month - 1] ?? ''

/** `01-03`; `Jan 03` in English. */
export function dayText(iso: string): string {
  const { month, day } = leafOf(iso)
  return m.content_day({ month: m.content_day_months().split(' ')[month - 1] ?? '', day })
}

/** `09:00`. */
export const timeText = (iso: string): string => `${two(there(iso).getUTCHours())}:${two(there(iso).getUTCMinutes())}`

/** `01-03 09:00`; `Jan 03 09:00` in English. */
export const dayTimeText = (iso: string): string => `${dayText(iso)} ${timeText(iso)}`

/**
 * The day of the calendar there, counted from 1970.
 * @param time milliseconds since the epoch
 */
export const dayOf = (time: number): number => Math.floor((time + OFFSET) / DAY)

/** Days of the calendar there from one moment to another, both counted. */
export const daysFrom = (first: string, last: string): number => dayOf(Date.parse(last)) - dayOf(Date.parse(first)) + 1

/** When something is, in brief: its hours where it lasts a day, else its first and last day and how many they are. */
export function briefSpan(first: string, last: string): string {
  const days = daysFrom(first, last)
  return days === 1
    ? `${timeText(first)}–${timeText(last)}`
    : m.content_span({ first: dayText(first), last: dayText(last), days })
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Kept, since to make one takes longer than to use it a hundred times. */
function formatOf(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
  formats.set(key, format)
  return format
}

/** A date as the language writes it; by default with its year. */
export const dateText = (iso: string, locale: Locale, options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }) =>
  formatOf(locale, options).format(new Date(iso))

/** A date as the language writes it, without its year. */
export const monthDayText = (iso: string, locale: Locale): string =>
  dateText(iso, locale, { month: 'long', day: 'numeric' })
