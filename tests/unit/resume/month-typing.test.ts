import { describe, expect, it } from 'vitest'
import { typedDate } from '../../../machines/resume/typed-date.ts'
import { monthShown, monthText } from '../../../src/entities/resume/month-typing.ts'

describe('a month that is typed', () => {
  it.each([
    ['2025.06', '2025-06'],
    ['2025-6', '2025-06'],
    ['202506', '2025-06'],
    ['2025/6', '2025-06'],
    [' 2025 年 6 月 ', null],
    ['2025年6月', '2025-06'],
    ['2025年', '2025'],
    ['２０２５．０６', '2025-06'],
    ['2025', '2025'],
    ['2025.6.1', '2025-06-01'],
    ['20250601', '2025-06-01'],
    ['2025年6月1日', '2025-06-01'],
    ['', ''],
    ['  ', ''],
    ['2025.13', null],
    ['2025.0', null],
    ['2025.06.32', null],
    ['1899.06', null],
    ['25.06', null],
    ['去年夏天', null],
    ['2025.06x', null],
  ])('%j is %j [RES-2]', (typed, month) => {
    expect(typedDate(typed)).toBe(month)
  })

  it.each(['至今', '现在', '目前', '現在', 'present', 'Now'])('%s goes on, where that can be [RES-2]', (typed) => {
    expect([typedDate(typed, true), typedDate(typed)]).toEqual(['present', null])
  })

  it('stands in its field with dots, and as it was typed where it is no date [RES-5]', () => {
    expect(['2025-06', '2025', '2025-13', '去年-夏天', '22-9', ''].map(monthShown)).toEqual([
      '2025.06',
      '2025',
      '2025-13',
      '去年-夏天',
      '22-9',
      '',
    ])
  })

  it('is shown with dots', () => {
    expect(['2025', '2025-06', '2025-06-01', ''].map(monthText)).toEqual(['2025', '2025.06', '2025.06.01', ''])
  })
})
