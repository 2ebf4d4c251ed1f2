import { expect, it } from 'vitest'
import { isFarMonth } from '../../../src/entities/resume/far-month.ts'

it.each([
  ['1965-12', true],
  ['1966', false],
  ['1966-01', false],
  ['2034-12', false],
  ['2035', true],
  ['2035-01-05', true],
  ['1900-01', true],
  ['', false],
  ['present', false],
  ['now', false],
  ['19000', false],
])('a month that is hardly meant in 2026: %j is one: %j [RES-2]', (date, expected) => {
  expect(isFarMonth(date, 2026)).toBe(expected)
})
