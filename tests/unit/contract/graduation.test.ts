import { expect, it } from 'vitest'
import { graduationYear } from '../../../contract/rules/graduation.ts'

it.each([
  ['2027-01-15T00:00:00+08:00', 2027],
  ['2027-06-30T23:59:59+08:00', 2027],
  ['2027-07-01T00:00:00+08:00', 2028],
  ['2027-09-01T00:00:00+08:00', 2028],
  ['2027-12-31T23:59:59+08:00', 2028],
  ['2028-01-01T00:00:00+08:00', 2028],
])('students who look for work at %s are the class of %i', (moment, year) => {
  expect(graduationYear(Date.parse(moment))).toBe(year)
})
