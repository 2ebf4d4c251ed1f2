import { expect, it } from 'vitest'
import { daysSince } from '../../../src/entities/delivery/moments.ts'

it.each([
  ['2026-11-23T12:00:00+08:00', '2026-11-25T09:00:00+08:00', 2],
  ['2026-11-23T23:59:00+08:00', '2026-11-24T00:01:00+08:00', 1],
  ['2026-11-24T00:01:00+08:00', '2026-11-24T23:59:00+08:00', 0],
])('days between %s and %s are those of the calendar: %i [JOB-5]', (then, now, days) => {
  expect(daysSince(then, Date.parse(now))).toBe(days)
})
