import { describe, expect, it } from 'vitest'
import { pageMarks } from '../../../src/ui/pagination/pages-around.ts'

function shown(page: number, pages: number, width: 'wide' | 'phone'): string {
  return pageMarks(page, pages)
    .filter(({ on }) => on === 'every' || on === width)
    .map(({ mark }) => (mark === 'gap' ? '…' : mark === page ? `[${mark}]` : mark))
    .join(' ')
}

describe('the pages that a pagination shows', () => {
  it.each([
    [1, 33, '[1] 2 3 4 5 … 33', '[1] 2 3 … 33'],
    [4, 33, '1 2 3 [4] 5 6 … 33', '1 2 3 [4] 5 … 33'],
    [5, 33, '1 2 3 4 [5] 6 7 … 33', '1 … 4 [5] 6 … 33'],
    [17, 33, '1 … 15 16 [17] 18 19 … 33', '1 … 16 [17] 18 … 33'],
    [30, 33, '1 … 28 29 [30] 31 32 33', '1 … 29 [30] 31 32 33'],
    [33, 33, '1 … 29 30 31 32 [33]', '1 … 31 32 [33]'],
    [2, 3, '1 [2] 3', '1 [2] 3'],
    [4, 7, '1 2 3 [4] 5 6 7', '1 2 3 [4] 5 6 7'],
  ])('page %i of %i', (page, pages, wide, phone) => {
    expect(shown(page, pages, 'wide')).toBe(wide)
    expect(shown(page, pages, 'phone')).toBe(phone)
  })
})
