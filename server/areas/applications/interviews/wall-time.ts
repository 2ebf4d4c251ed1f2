import { offsetAt } from '../../../../contract/rules/wall-clock.ts'

const MINUTE = 60_000

export interface WallTime {
  /** `20261203`, `140000`, `+0800`: as calendar files write them. */
  readonly date: string
  readonly time: string
  readonly offset: string
}

/** The date and time on the clocks of a zone. @param zone IANA */
export function wallTime(at: Date, zone: string): WallTime {
  const ahead = offsetAt(at.getTime(), zone)
  const shown = new Date(at.getTime() + ahead).toISOString()
  const minutes = Math.abs(ahead) / MINUTE
  const digits = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'))
  return {
    date: shown.slice(0, 10).replaceAll('-', ''),
    time: shown.slice(11, 19).replaceAll(':', ''),
    offset: `${ahead < 0 ? '-' : '+'}${digits.join('')}`,
  }
}

export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat
  } catch {
    return false
  }
}
