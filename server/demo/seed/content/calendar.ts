import { graduationYear } from '../../../../contract/rules/graduation.ts'

const DAY = 86_400_000
const CHINA = 8 * 3_600_000

/** Moments relative to the day of `now` as China counts days. */
export interface Calendar {
  /** Year in which the students who look for work now graduate. */
  readonly graduationYear: number
  /** `clock` (`9:30`) on the day that lies `days` ahead of today. */
  at(days: number, clock: string): Date
}

/** @param now epoch milliseconds */
export function createCalendar(now: number): Calendar {
  const midnight = Math.floor((now + CHINA) / DAY) * DAY - CHINA
  function at(days: number, clock: string): Date {
    const [hours = 0, minutes = 0] = clock.split(':').map(Number)
    return new Date(midnight + days * DAY + (hours * 60 + minutes) * 60_000)
  }
  return {
    graduationYear: graduationYear(now),
    at,
  }
}

/** Whole days between the days on which two moments fall. */
export const daysBetween = (earlier: Date, later: Date): number =>
  Math.floor((later.getTime() + CHINA) / DAY) - Math.floor((earlier.getTime() + CHINA) / DAY)
