/** How often the tests of a level took each transition, and which mutants of it nobody noticed. */
export interface Tint {
  /** By transition key; a key that is missing was never taken. */
  readonly times: Readonly<Record<string, number>>
  /** Ids of the states that no test entered. */
  readonly statesMissed: readonly string[]
  /** By transition key. */
  readonly survivors: Readonly<Record<string, readonly string[]>>
}

export type Heat = 'never' | 'seldom' | 'some' | 'often'

/** Step of the scale: never, 1 to 2, 3 to 9, 10 or more. */
export function heatOf(times: number): Heat {
  if (times === 0) return 'never'
  if (times < 3) return 'seldom'
  return times < 10 ? 'some' : 'often'
}
