/** Years that a month is picked from, the first and the last. */
export const YEARS = { first: 1950, last: 2049 } as const

/** Years before now at which one begins to look for a birth. */
export const BIRTH_YEARS_BACK = 22

/** Months to a row. */
export const ROW = 4

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -ROW,
  ArrowDown: ROW,
  PageUp: -12,
  PageDown: 12,
}

/** Months are counted from January of the year 0. */
export const monthCount = (year: number, month: number): number => year * 12 + month - 1

export const yearOf = (count: number): number => Math.floor(count / 12)

/** As the contract has it: 2025-06. */
export const monthAt = (count: number): string => `${yearOf(count)}-${String((count % 12) + 1).padStart(2, '0')}`

function wantedBy(key: string, count: number): number | null {
  if (key === 'Home') return count - (count % ROW)
  if (key === 'End') return count - (count % ROW) + ROW - 1
  const step = steps[key]
  return step === undefined ? null : count + step
}

/**
 * Where a key leads in the grid of a year's months: arrows from month to month and on into the next year, Home and End
 * along the row, PageUp and PageDown a year. Nothing leads out of the years that there are.
 * @returns null for any other key
 */
export function monthByKey(key: string, count: number): number | null {
  const wanted = wantedBy(key, count)
  if (wanted === null) return null
  return yearOf(wanted) < YEARS.first || yearOf(wanted) > YEARS.last ? count : wanted
}
