import { expect, it } from 'vitest'
import { lists } from '../../../src/entities/resume/lists/taiwan-lists.ts'

it('offers the 22 counties and cities of Taiwan before any other', () => {
  const counties = lists.cities.filter((name) => /[市縣]$/.test(name))
  expect(new Set(counties).size).toBe(22)
  expect(lists.cities.slice(0, 22)).toEqual(counties)
})

it('offers nothing twice', () => {
  for (const names of Object.values(lists)) expect(new Set(names).size).toBe(names.length)
})
