import type { Locale } from '../../../contract/calls/site.ts'
import * as m from '../../../messages/compiled/messages.js'
import { dateText, dayOf, dayText, timeText } from '../../shared/text/time.ts'

/**
 * Today and yesterday with the time, else the day.
 * @param now milliseconds since the epoch
 */
export function momentText(iso: string, now: number): string {
  const days = daysSince(iso, now)
  if (days === 0) return m.deliveries_today({ time: timeText(iso) })
  return days === 1 ? m.deliveries_yesterday({ time: timeText(iso) }) : dayText(iso)
}

/** `周五 20:36`. */
export const weekdayText = (iso: string, locale: Locale): string =>
  `${dateText(iso, locale, { weekday: 'short' })} ${timeText(iso)}`

/**
 * Days since, by the calendar.
 * @param now milliseconds since the epoch
 */
export const daysSince = (iso: string, now: number): number => dayOf(now) - dayOf(Date.parse(iso))
