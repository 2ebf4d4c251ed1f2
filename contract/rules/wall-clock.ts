const MINUTE = 60_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** Kept, since to make one takes longer than to use it a hundred times. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}

/** What the clocks show, as `2026-12-05T16:00`. @param zone IANA; the own without */
export function wallTime(at: number, zone?: string): string {
  const options = { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23', ...(zone && { timeZone: zone }) } as const
  return dateFormat('sv-SE', options).format(at).replace(' ', 'T')
}

/** Milliseconds that the clocks of a zone are ahead of UTC. */
export const offsetAt = (at: number, zone: string): number =>
  Date.parse(`${wallTime(at, zone)}Z`) - Math.floor(at / MINUTE) * MINUTE

/** The instant at which the clocks of a zone show that, in ISO 8601. @param wall as `2026-12-05T16:00` */
export function instantIn(zone: string, wall: string): string {
  const shown = Date.parse(`${wall}Z`)
  const near = shown - offsetAt(shown, zone)
  return new Date(shown - offsetAt(near, zone)).toISOString()
}
