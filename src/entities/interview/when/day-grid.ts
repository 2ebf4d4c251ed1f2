const DAY = 86_400_000
const WEEK = 7

/** Days are counted from 1970-01-01. @param day as `2026-12-03` */
export const dayCount = (day: string): number => Date.parse(`${day}T00:00Z`) / DAY
export const dayAt = (count: number): string => new Date(count * DAY).toISOString().slice(0, 10)

/** From Monday, which is 0. */
const weekdayOf = (count: number) => (count + 3) % WEEK

/** The same day some months later, or the last of its month. */
export function monthsOn(count: number, by: number): number {
  const at = new Date(count * DAY)
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() + by]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(at.getUTCDate(), last)) / DAY
}

/** The weeks of a day's month, from Monday on; null where the month has no such day. */
export function weeksOf(count: number): readonly (readonly (number | null)[])[] {
  const month = dayAt(count).slice(0, 7)
  const first = dayCount(`${month}-01`)
  const days = monthsOn(first, 1) - first
  const before = weekdayOf(first)
  return Array.from({ length: Math.ceil((before + days) / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (_, weekday) => {
      const at = week * WEEK + weekday - before
      return at >= 0 && at < days ? first + at : null
    }),
  )
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -WEEK, ArrowDown: WEEK }

/**
 * Where a key leads in the grid of a month's days: arrows from day to day and on into the next month, Home and End along
 * the week, PageUp and PageDown a month.
 * @returns null for any other key
 */
export function dayByKey(key: string, count: number): number | null {
  if (key === 'Home') return count - weekdayOf(count)
  if (key === 'End') return count - weekdayOf(count) + WEEK - 1
  if (key === 'PageUp') return monthsOn(count, -1)
  if (key === 'PageDown') return monthsOn(count, 1)
  const step = steps[key]
  return step === undefined ? null : count + step
}
