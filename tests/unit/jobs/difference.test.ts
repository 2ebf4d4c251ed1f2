import { describe, expect, it } from 'vitest'
import type { SearchHints } from '../../../contract/calls/search.ts'
import type { CompanyEntry, Position } from '../../../contract/content.ts'
import type { SearchFilter } from '../../../contract/searches.ts'
import { differenceOf } from '../../../src/features/jobs/nothing-found/difference.ts'

const words = (text: string) => ({ 'zh-CN': text })
const company = { industry_label: words('智能制造'), insize: '500-999', nature: 'private' }
const position = {
  city: { value: 'suzhou', label: words('苏州') },
  position: { value: 'hardware', label: words('硬件与制造') },
  education: 'doctor',
  period: 'fulltime',
  graduation_year: 2027,
  published_at: '2026-11-12T04:00:00Z',
  company,
} as Position
const now = Date.parse('2026-11-25T03:00:00Z')

const said = (near: Omit<SearchHints['near'][number], 'differs'>, differs: string, filter: SearchFilter) =>
  differenceOf({ ...near, differs } as never, filter, (key, value) => `${key} ${value}`, 'zh-CN', now)

describe('the reason why something is not in a list', () => {
  it.each([
    ['keyword', { keyword: '前端' }, '不含「前端」'],
    ['salary', { salary: '30' }, '薪资低于 30K'],
    ['within', { within: '7' }, '12 天前发布'],
    ['value', { value: ['backend'] }, '硬件与制造'],
    ['education', { education: ['master'] }, '要求博士'],
    ['period', { period: 'internship' }, '2027 届'],
    ['grade', { grade: '2026' }, '2027 届'],
    ['industry', { industry: ['finance'] }, '智能制造'],
    ['insize', { insize: ['1-99'] }, '500–999 人'],
    ['city', { city: ['jianglin'] }, '在苏州，不在city jianglin'],
    ['city', { city: ['jianglin', 'hangzhou'] }, '苏州'],
  ] as const)('is told for a position: %s %o [JOB-1]', (differs, filter, text) => {
    expect(said({ position }, differs, filter as never)).toBe(text)
  })

  it.each([
    ['keyword', { keyword: '前端' }, '不含「前端」'],
    ['industry', { industry: ['finance'] }, '智能制造'],
    ['insize', { insize: ['1-99'] }, '500–999 人'],
    ['city', { city: ['jianglin'] }, '在苏州，不在city jianglin'],
  ] as const)('is told for a company: %s %o [JOB-1]', (differs, filter, text) => {
    const entry = { ...company, city: position.city } as CompanyEntry
    expect(said({ company: entry }, differs, filter as never)).toBe(text)
  })
})
