export interface WallTime {
  /** `20261203`, `140000`, `+0800`: as calendar files write them. */
  readonly date: string
  readonly time: string
  readonly offset: string
}

/** What the clocks of a zone show. @param zone IANA */
export function wallTime(at: Date, zone: string): WallTime {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
  })
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return {
    date: `${parts.year}${parts.month}${parts.day}`,
    time: `${parts.hour}${parts.minute}${parts.second}`,
    offset: (parts.timeZoneName ?? '').replace('GMT', '').replace(':', '') || '+0000',
  }
}

export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat
  } catch {
    return false
  }
}
