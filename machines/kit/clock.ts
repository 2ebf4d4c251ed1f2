/** Time, so that a simulated clock can drive all of it. Milliseconds. */
export interface ClockPort {
  now(): number
  setTimeout(fn: () => void, delay: number): unknown
  clearTimeout(id: unknown): void
}
