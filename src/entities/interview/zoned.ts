import type { Locale } from '../../../contract/calls/site.ts'
import { dateFormat, wallTime } from '../../../contract/rules/wall-clock.ts'
import * as m from '../../../messages/compiled/messages.js'

/**
 * Times of an interview are those of the clocks where the employer named them, wherever the visitor is; where the
 * visitor's own show another time, that stands beside them.
 */

export interface Appointment {
  /** ISO 8601. */
  readonly starts_at: string
  readonly minutes: number
  /** IANA. */
  readonly zone: string
}

type Moment = Pick<Appointment, 'starts_at' | 'zone'>

const clockOf = (at: number, zone: string) => wallTime(at, zone).slice(11)

/** `14:00–14:45`. */
export function hoursText({ starts_at, minutes, zone }: Appointment): string {
  const start = Date.parse(starts_at)
  return `${clockOf(start, zone)}–${clockOf(start + minutes * 60_000, zone)}`
}

/** `12月3日周三`. */
export const dateText = ({ starts_at, zone }: Moment, locale: Locale): string =>
  dateFormat(locale, { month: 'long', day: 'numeric', weekday: 'short', timeZone: zone }).format(Date.parse(starts_at))

/** `12月3日周三 14:00`. */
export const momentText = (at: Moment, locale: Locale): string =>
  `${dateText(at, locale)} ${clockOf(Date.parse(at.starts_at), at.zone)}`

/** Whole days on the clocks there from now; 0 today. @param now milliseconds since the epoch */
export const daysAhead = ({ starts_at, zone }: Moment, now: number): number => {
  const dayOf = (at: number) => Date.parse(wallTime(at, zone).slice(0, 10))
  return (dayOf(Date.parse(starts_at)) - dayOf(now)) / 86_400_000
}

/** What the zone is called. */
export const zoneName = ({ starts_at, zone }: Moment, locale: Locale): string =>
  dateFormat(locale, { timeZone: zone, timeZoneName: 'long' })
    .formatToParts(Date.parse(starts_at))
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone

/** Whether the visitor's own clocks show the same time. */
export function isOwnTime({ starts_at, zone }: Moment): boolean {
  const start = Date.parse(starts_at)
  return wallTime(start) === wallTime(start, zone)
}

const bothClocks = (at: Moment, locale: Locale) => ({
  zone: zoneName(at, locale),
  own: momentText({ ...at, zone: Intl.DateTimeFormat().resolvedOptions().timeZone }, locale),
})

/** What the zone is called, and when that is on the visitor's own clocks; '' where they agree. */
export const zoneText = (at: Moment, locale: Locale): string =>
  isOwnTime(at) ? '' : m.interviews_zone(bothClocks(at, locale))

/** `12月3日周三 14:00`, and the same behind it. */
export const zonedText = (at: Moment, locale: Locale): string => {
  const moment = momentText(at, locale)
  return isOwnTime(at) ? moment : m.interviews_zoned({ moment, ...bothClocks(at, locale) })
}
