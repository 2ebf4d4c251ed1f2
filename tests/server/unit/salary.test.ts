import { expect, it } from 'vitest'
import { salaryText } from '../../../server/areas/jobs/positions/salary.ts'

it.each([
  ['month', 16_000, 24_000, '16–24K'],
  ['month', 8500, 12_000, '8.5–12K'],
  ['month', 8200, 12_300, '8–12.5K'],
  ['month', 10_000, 10_000, '10K'],
  ['day', 200, 260, '200–260/天'],
  ['day', 300, 300, '300/天'],
] as const)('pay a %s from %i to %i reads %s [JOB-2]', (unit, min, max, text) => {
  expect(salaryText({ unit, min, max })).toBe(text)
})
