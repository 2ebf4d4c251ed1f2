/** Years back of which hardly anybody tells, and years ahead for which hardly anybody plans. */
const BACK = 60
const AHEAD = 8

/** Whether the year of a date is hardly meant. @param date of the contract; anything else is none */
export function isFarMonth(date: string, thisYear: number): boolean {
  const ahead = Number(/^\d{4}(?=-|$)/.exec(date)?.[0] ?? thisYear) - thisYear
  return ahead > AHEAD || ahead < -BACK
}
