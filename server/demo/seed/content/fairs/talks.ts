import type { talks } from '../../../../areas/fairs/schema.ts'
import { type Calendar, daysBetween } from '../calendar.ts'

type TalkRow = Pick<typeof talks.$inferInsert, 'title' | 'startsAt' | 'place'>

const mainland = {
  titles: [
    '空中宣讲：岗位与成长路径',
    '技术负责人面对面',
    '校友分享：入职第一年',
    '现场答疑与简历直推',
    '实验室与产线云参观',
    '笔试与面试说明',
  ],
  place: '宣讲厅',
}
const taiwan = {
  titles: [
    '企業說明會：職缺與成長路徑',
    '技術主管面對面',
    '校友分享：到職第一年',
    '現場問答與履歷直送',
    '實驗室與產線線上參觀',
    '筆試與面試說明',
  ],
  place: '說明會場',
}

/**
 * The talks that go with a fair, from the day on which it begins, or from today where it began before.
 * @param companies names, one a talk
 */
export function talksOf(companies: readonly string[], start: Date, { at }: Calendar, isTaiwan: boolean): TalkRow[] {
  const { titles, place } = isTaiwan ? taiwan : mainland
  const day = Math.max(daysBetween(at(0, '0:00'), start), 0)
  return companies.map((company, number) => ({
    title: `${company}${titles[number % titles.length]}`,
    startsAt: at(day + (number % 2), `${9 + number}:30`),
    place: `${place} ${(number % 3) + 1}`,
  }))
}
