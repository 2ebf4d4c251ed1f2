import type { ClockPort } from '../../../machines/kit/clock.ts'

let last = Date.now()
let lost = 0

/**
 * The visitor's clock, which goes on where it is set back: no rest is longer for that. Not `performance.now()`, which in
 * some browsers stands still while the computer sleeps.
 */
function now(): number {
  const wall = Date.now()
  lost += Math.max(0, last - wall)
  last = wall
  return wall + lost
}

export const clock: ClockPort = {
  now,
  setTimeout: (fn, delay) => window.setTimeout(fn, delay),
  clearTimeout: (id) => window.clearTimeout(id as number),
}
