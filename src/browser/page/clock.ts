import type { ClockPort } from '../../../machines/kit/clock.ts'

export const clock: ClockPort = {
  now: () => Date.now(),
  setTimeout: (fn, delay) => window.setTimeout(fn, delay),
  clearTimeout: (id) => window.clearTimeout(id as number),
}
