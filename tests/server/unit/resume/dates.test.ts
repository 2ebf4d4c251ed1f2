import { expect, it } from 'vitest'
import { dateIn } from '../../../../server/resume/parsing/dates.ts'
import { pieceOf } from '../../../../server/resume/parsing/piece.ts'

const found = (text: string) => {
  const date = dateIn(pieceOf(text, { page: 0, run: 0 }))
  return date && [date.start, date.end, text.slice(date.from, date.to).trim()]
}

it.each([
  ['2022.09-2026.06', '2022-09', '2026-06'],
  ['2022.9 - 2026.6', '2022-09', '2026-06'],
  ['2022年9月–至今', '2022-09', 'present'],
  ['2022 年 9 月 至 2026 年 6 月', '2022-09', '2026-06'],
  ['2022年09月——2026年06月', '2022-09', '2026-06'],
  ['2023/7~2023/9', '2023-07', '2023-09'],
  ['2023/07/01-2023/09/30', '2023-07', '2023-09'],
  ['2023-07 ～ 2023-09', '2023-07', '2023-09'],
  ['２０２３．０７－２０２３．０９', '2023-07', '2023-09'],
  ['09/2022 - 06/2026', '2022-09', '2026-06'],
  ['06.2024 – now', '2024-06', 'present'],
  ['Sep 2022 – Present', '2022-09', 'present'],
  ['Sept. 2022 to May 2026', '2022-09', '2026-05'],
  ['September 2022 — June 2026', '2022-09', '2026-06'],
  ['2022 Sep - 2023 Jan', '2022-09', '2023-01'],
  ['Jun.–Aug. 2023', '2023-06', '2023-08'],
  ['2023.07-09', '2023-07', '2023-09'],
  ['2022.09-26.06', '2022-09', '2026-06'],
  ['2020-2024', '2020', '2024'],
  ['2020年—2024年', '2020', '2024'],
  ['2020/09 - 迄今', '2020-09', 'present'],
  ['202209-202606', '2022-09', '2026-06'],
  ['2022.09至今', '2022-09', 'present'],
])('reads %s as a time', (text, start, end) => {
  expect(found(text)).toEqual([start, end, text])
})

it.each([
  ['毕业于 2026年6月', '2026-06', '2026年6月'],
  ['Graduated June 2026', '2026-06', 'June 2026'],
  ['2024级', '2024', '2024级'],
])('reads a moment in %s', (text, start, piece) => {
  expect(found(text)).toEqual([start, '', piece])
})

it.each(['138 2022 0913', '版本 3.2022.1', '1800 人', '12/180', '3.72/4.0', '89.4', '20220'])(
  'reads none in %s',
  (text) => {
    expect(found(text)).toBeNull()
  },
)

it('takes no end before the start for one', () => {
  expect(found('2024.09-2023.06')?.[1]).not.toBe('2023-06')
})
