import type { Locale } from '../../../contract/calls/site.ts'
import { dateFormat, wallTime } from '../../../contract/wall-clock.ts'

/** Times of an interview are those of the clocks where the employer named them, wherever the visitor is. */

export interface Appointment {
  /** ISO 8601. */
  readonly starts_at: string
  readonly minutes: number
  /** IANA. */
  readonly zone: string
}

const clockOf = (at: number, zone: string) => wallTime(at, zone).slice(11)

/** `14:00–14:45`. */
export function hoursText({ starts_at, minutes, zone }: Appointment): string {
  const start = Date.parse(starts_at)
  return `${clockOf(start, zone)}–${clockOf(start + minutes * 60_000, zone)}`
}

/** `12月3日周三`. */
export const dateText = ({ starts_at, zone }: Pick<Appointment, 'starts_at' | 'zone'>, locale: Locale): string =>
  dateFormat(locale, { month: 'long', day: 'numeric', weekday: 'short', timeZone: zone }).format(Date.parse(starts_at))

/** `12月3日周三 14:00`. */
export const momentText = (at: Pick<Appointment, 'starts_at' | 'zone'>, locale: Locale): string =>
  `${dateText(at, locale)} ${clockOf(Date.parse(at.starts_at), at.zone)}`

/** Whole days on the clocks there from now; 0 today. @param now milliseconds since the epoch */
export const daysAhead = ({ starts_at, zone }: Pick<Appointment, 'starts_at' | 'zone'>, now: number): number => {
  const dayOf = (at: number) => Date.parse(wallTime(at, zone).slice(0, 10))
  return (dayOf(Date.parse(starts_at)) - dayOf(now)) / 86_400_000
}

/** What the zone is called. */
export const zoneName = ({ starts_at, zone }: Pick<Appointment, 'starts_at' | 'zone'>, locale: Locale): string =>
  dateFormat(locale, { timeZone: zone, timeZoneName: 'long' })
    .formatToParts(Date.parse(starts_at))
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone

/** Likewise where the visitor's own clocks show another time; '' where they agree. */
export function zoneText(at: Pick<Appointment, 'starts_at' | 'zone'>, locale: Locale): string {
  const start = Date.parse(at.starts_at)
  return wallTime(start) === wallTime(start, at.zone) ? '' : zoneName(at, locale)
}

/** `12月3日周三 14:00`, with what the zone is called where the visitor's clocks show another time. */
export const zonedText = (at: Pick<Appointment, 'starts_at' | 'zone'>, locale: Locale): string =>
  [momentText(at, locale), zoneText(at, locale)].filter((text) => text !== '').join(' · ')
