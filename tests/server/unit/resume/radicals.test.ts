import { expect, it } from 'vitest'
import { meantOf } from '../../../../server/areas/resume/parsing/fold.ts'
import { parsePages } from '../../../../server/areas/resume/parsing/parse-pages.ts'
import { pageOf } from './page.ts'

/** Pdfs from a Mac say characters that are radicals too in the blocks of the radicals. */

it.each([
  ['⻩晓棠', '黄晓棠'],
  ['⻰飞', '龙飞'],
  ['⻢⻜', '马飞'],
  ['⻬念安', '齐念安'],
  ['⻥⻛', '鱼风'],
  ['⽯⽟', '石玉'],
  ['⻋\u{2f800}', '车丽'],
])('reads the name %s [RES-3]', (written, name) => {
  const { basic, pages } = parsePages([pageOf([written, '电话：13855501726'])])
  expect(basic.name.value).toBe(name)
  expect(pages[0]!.runs[0]!.text).toBe(name)
})

it('leaves none of them that has a character [RES-3]', () => {
  const all = Array.from({ length: 0x2fe0 - 0x2e80 }, (_, at) => String.fromCodePoint(0x2e80 + at))
  const left = all.filter((one) => /\p{Radical}/u.test(one) && !/\p{Unified_Ideograph}/u.test(meantOf(one)))
  expect(left).toEqual(['⺀'])
})
