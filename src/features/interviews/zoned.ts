import type { Locale } from '../../../contract/calls/site.ts'

/** Times of an interview are those of the clocks where the employer named them, wherever the visitor is. */

const formats = new Map<string, Intl.DateTimeFormat>()

/** Kept, since to make one takes longer than to use it a hundred times. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}

/** What the clocks show, as `2026-12-05T16:00`. @param zone the visitor's own without */
export function wallTime(at: number, zone?: string): string {
  const options = { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23', ...(zone && { timeZone: zone }) } as const
  return formatOf('sv-SE', options).format(at).replace(' ', 'T')
}

const offsetOf = (at: number, zone: string) => Date.parse(`${wallTime(at, zone)}Z`) - Math.floor(at / 60_000) * 60_000

/** The instant at which the clocks of a zone show that, in ISO 8601. @param wall as `2026-12-05T16:00` */
export function instantIn(zone: string, wall: string): string {
  const shown = Date.parse(`${wall}Z`)
  const near = shown - offsetOf(shown, zone)
  return new Date(shown - offsetOf(near, zone)).toISOString()
}

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
  formatOf(locale, { month: 'long', day: 'numeric', weekday: 'short', timeZone: zone }).format(Date.parse(starts_at))

/** `12月3日周三 14:00`. */
export const momentText = (at: Pick<Appointment, 'starts_at' | 'zone'>, locale: Locale): string =>
  `${dateText(at, locale)} ${clockOf(Date.parse(at.starts_at), at.zone)}`

/** Whole days on the clocks there from now; 0 today. @param now milliseconds since the epoch */
export const daysAhead = ({ starts_at, zone }: Pick<Appointment, 'starts_at' | 'zone'>, now: number): number => {
  const dayOf = (at: number) => Date.parse(wallTime(at, zone).slice(0, 10))
  return (dayOf(Date.parse(starts_at)) - dayOf(now)) / 86_400_000
}

/** What the zone is called where the visitor's own clocks show another time; '' where they agree. */
export function zoneText({ starts_at, zone }: Pick<Appointment, 'starts_at' | 'zone'>, locale: Locale): string {
  const at = Date.parse(starts_at)
  if (wallTime(at) === wallTime(at, zone)) return ''
  const parts = formatOf(locale, { timeZone: zone, timeZoneName: 'long' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
