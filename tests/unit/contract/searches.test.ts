import { describe, expect, it } from 'vitest'
import { isParticular } from '../../../contract/rules/particular-search.ts'
import { canonicalFilter, searchKey } from '../../../contract/searches.ts'

describe('a search', () => {
  it('is the same in any order, however it is written, sorted and thinned out', () => {
    const one = {
      keyword: '  后端  Java ',
      city: ['b', 'a', 'b'],
      period: 'fulltime',
      sort: 'newest',
      hide: '1',
    } as const
    const other = { period: 'fulltime', city: ['a', 'b'], keyword: '后端 java', salary: undefined } as const
    const list = 'position'
    expect(searchKey({ list, filter: { ...one, city: [...one.city] } })).toBe(
      searchKey({ list, filter: { ...other, city: [...other.city] } }),
    )
    expect(canonicalFilter({ ...one, city: [...one.city] })).toEqual({
      city: ['a', 'b'],
      keyword: '后端 Java',
      period: 'fulltime',
    })
  })

  it('is another for another list, department or filter', () => {
    const keys = [
      searchKey({ list: 'position', filter: { city: ['a'] } }),
      searchKey({ list: 'college', filter: { city: ['a'] } }),
      searchKey({ list: 'college', filter: { city: ['a'], college: '3' } }),
      searchKey({ list: 'position', filter: { value: ['a'] } }),
    ]
    expect(new Set(keys).size).toBe(4)
  })

  it.each([
    [{}, false],
    [{ sort: 'salary' }, false],
    [{ keyword: ' ', city: [] }, false],
    [{ hide: '1', within: '3' }, false],
    [{ keyword: '后端' }, true],
    [{ college: '3' }, true],
    [{ hide: '1', grade: '2027' }, true],
  ] as const)('%j looks for something in particular: %s', (filter, is) => {
    expect(isParticular(filter as object)).toBe(is)
  })
})
