import { expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '../../../src/app/jobs/search.ts'

it('keeps parameters as texts', () => {
  expect(parseSearch('?id=12&city=jianglin,hangzhou&keyword=C%2B%2B&on=true')).toEqual({
    id: '12',
    city: 'jianglin,hangzhou',
    keyword: 'C++',
    on: 'true',
  })
  expect(parseSearch('')).toEqual({})
})

it('writes lists with commas, and leaves out what says nothing', () => {
  expect(
    stringifySearch({
      city: ['jianglin', 'hangzhou'],
      keyword: 'C++ & 硬件',
      page: 2,
      a: undefined,
      b: null,
      c: '',
      d: [],
    }),
  ).toBe('?city=jianglin,hangzhou&keyword=C%2B%2B+%26+%E7%A1%AC%E4%BB%B6&page=2')
  expect(stringifySearch({})).toBe('')
})

it('reads what it wrote', () => {
  const search = { keyword: '江临 C++&=#', city: 'a,b' }
  expect(parseSearch(stringifySearch(search))).toEqual(search)
})
