import type { Locale } from '../../../contract/calls/site.ts'
import * as m from '../../../messages/compiled/messages.js'
import { dateText, dayText, timeText } from '../content/time.ts'

const DAY = 86_400_000

/**
 * Today and yesterday with the time, else the day.
 * @param now milliseconds since the epoch
 */
export function momentText(iso: string, now: number, locale: Locale): string {
  const dayOf = (at: number) => dateText(new Date(at).toISOString(), locale)
  const day = dayOf(Date.parse(iso))
  if (day === dayOf(now)) return m.deliveries_today({ time: timeText(iso) })
  return day === dayOf(now - DAY) ? m.deliveries_yesterday({ time: timeText(iso) }) : dayText(iso)
}

/** `周五 20:36`. */
export const weekdayText = (iso: string, locale: Locale): string =>
  `${dateText(iso, locale, { weekday: 'short' })} ${timeText(iso)}`

/**
 * Whole days since.
 * @param now milliseconds since the epoch
 */
export const daysSince = (iso: string, now: number): number => Math.floor((now - Date.parse(iso)) / DAY)
