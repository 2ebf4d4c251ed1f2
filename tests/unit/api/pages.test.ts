import { describe, expect, it } from 'vitest'
import { pagesOf, readPage } from '../../../src/api/content.ts'

/** A list of numbers as a server gives it, and the pages that it was asked for. */
function listOf(lengths: readonly number[]) {
  const asked: { page: string; size: string }[] = []
  const read = async (at: { page: string; size: string }) => {
    const total = lengths[Math.min(asked.length, lengths.length - 1)] ?? 0
    asked.push(at)
    const first = (Number(at.page) - 1) * Number(at.size)
    const all = Array.from({ length: total }, (_, index) => index + 1)
    return { list: all.slice(first, first + Number(at.size)), total }
  }
  return { asked, read }
}

describe('a page of a list', () => {
  it('is the one that was asked for, in one call', async () => {
    const { asked, read } = listOf([25])
    expect(await readPage(3, 10, read)).toEqual({ list: [21, 22, 23, 24, 25], total: 25 })
    expect(asked).toEqual([{ page: '3', size: '10' }])
  })

  it('a page behind the last is the last, which says its number', async () => {
    const { asked, read } = listOf([25])
    expect(await readPage(99, 10, read)).toEqual({ last: 3, list: [21, 22, 23, 24, 25], total: 25 })
    expect(asked.map(({ page }) => page)).toEqual(['99', '3'])
  })

  it('is looked for again where the list has become shorter meanwhile', async () => {
    const { asked, read } = listOf([25, 12])
    expect(await readPage(99, 10, read)).toEqual({ last: 2, list: [11, 12], total: 12 })
    expect(asked.map(({ page }) => page)).toEqual(['99', '3', '2'])
  })

  it('a page of an empty list is empty, in one call', async () => {
    const { asked, read } = listOf([0])
    expect(await readPage(4, 10, read)).toEqual({ list: [], total: 0 })
    expect(asked).toHaveLength(1)
  })

  it('is none behind 2,000 entries', () => {
    expect([pagesOf(2000, 20), pagesOf(2400, 20), pagesOf(41, 20), pagesOf(0, 20)]).toEqual([100, 100, 3, 0])
  })
})
