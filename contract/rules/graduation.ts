const CHINA = 8 * 3_600_000
/** Of the month, counted from 0, from which on the next class looks for work. */
const JULY = 6

/** Year in which the class graduates that looks for work at a moment, as China counts days. @param now epoch milliseconds */
export function graduationYear(now: number): number {
  const there = new Date(now + CHINA)
  return there.getUTCFullYear() + (there.getUTCMonth() >= JULY ? 1 : 0)
}

/** Years of the classes that companies recruit from then on. */
export const classesFrom = (year: number): readonly number[] => [year, year + 1, year + 2]
