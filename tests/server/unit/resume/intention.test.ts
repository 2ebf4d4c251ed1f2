import { expect, it } from 'vitest'
import { parsePages } from '../../../../server/areas/resume/parsing/parse-pages.ts'
import { pageOf } from './page.ts'

/** Positions, cities, kind, from when, least and most salary. */
function hoped(lines: readonly string[]) {
  const { positions, hopes } = parsePages([pageOf(['林知夏', ...lines, '教育背景', '江临大学 | 自动化 | 本科'])])
  const { cities = [], hope, from, salary_min, salary_max } = hopes ?? {}
  const texts = (findings: readonly { value: string }[]) => findings.map(({ value }) => value).join(' ')
  return [texts(positions), texts(cities), ...[hope, from, salary_min, salary_max].map((one) => one?.value ?? '')]
}

it.each([
  [
    ['求职意向：后端开发工程师 / 测试开发 · 苏州 / 上海 · 14–20K · 全职 · 2027.07 到岗'],
    ['后端开发工程师 测试开发', '苏州 上海', 'fulltime', '2027-07', '14', '20'],
  ],
  [
    ['Objective: Backend Engineer · Suzhou · from 14K · Full-time or internship · Available from Jul 2027'],
    ['Backend Engineer', 'Suzhou', 'both', '2027-07', '14', ''],
  ],
  [['求职意向：数据分析师 · 20K 以内 · 随时到岗'], ['数据分析师', '', '', 'now', '', '20']],
  [['求职意向：算法工程师 · 江临 / 苏州'], ['算法工程师', '江临 苏州', '', '', '', '']],
  [
    ['求职意向', '测试工程师，期望城市：江临'],
    ['测试工程师', '江临', '', '', '', ''],
  ],
  [['求职意向：产品经理 | 期望城市 杭州 | 期望薪资12-15K'], ['产品经理', '杭州', '', '', '12', '15']],
  [['求职意向：产品经理 | 期望城市：杭州 | 期望薪资：12-15K'], ['产品经理', '杭州', '', '', '12', '15']],
  [['求职意向：算法工程师 · 18K'], ['算法工程师', '', '', '', '18', '18']],
  [
    ['期望职位：会计 | 期望城市：杭州、宁波 | 期望薪资：6000-8000元/月 | 工作性质：实习 | 到岗时间：2026年3月'],
    ['会计', '杭州 宁波', 'internship', '2026-03', '6', '8'],
  ],
  [
    ['求职意向', '产品经理 | 北京 | 1-1.5万 | 全职 / 实习'],
    ['产品经理', '北京', 'both', '', '10', '15'],
  ],
  [
    ['求职意向：护士', '期望薪资：面议'],
    ['护士', '', '', '', '', ''],
  ],
  [['求职意向：教师 · 年薪 20 万'], ['教师', '', '', '', '', '']],
  [['13855501726 · 苏州 · 全职'], ['', '', '', '', '', '']],
])('reads what somebody hopes for: %j [RES-3]', (lines, expected) => {
  expect(hoped(lines)).toEqual(expected)
})

it('takes no town that somebody hopes to work in for the one where somebody lives [RES-3]', () => {
  const cityOf = (lines: readonly string[]) => parsePages([pageOf(['林知夏', ...lines])]).basic.city.value
  expect(cityOf(['求职意向：后端开发 · 上海 · 14–20K', '13855501726 | 苏州'])).toBe('苏州')
  expect(cityOf(['求职意向：后端开发 · 上海 · 14–20K'])).toBe('')
})
