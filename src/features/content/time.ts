import type { Locale } from '../../../contract/calls/site.ts'
import * as m from '../../../messages/compiled/messages.js'

/** Fairs and deadlines are where our schools are, which is one time zone without summer time, wherever the visitor is. */
const timeZone = 'Asia/Shanghai'
const OFFSET = 8 * 3_600_000

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

/** `12-15`. */
export const dayText = (iso: string): string => `${leafOf(iso).month}-${leafOf(iso).day}`

/** `09:00`. */
export const timeText = (iso: string): string => `${two(there(iso).getUTCHours())}:${two(there(iso).getUTCMinutes())}`

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
