import { expect, it } from 'vitest'
import { companyFilterOf, positionFilterOf } from '../../../src/routes/-lists.ts'
import { categoryHref } from '../../../src/shared/links/category-href.ts'

it('a list of positions is narrowed by all that its address carries [JOB-1]', () => {
  const filter = {
    keyword: '嵌入式',
    value: ['embedded'],
    major: ['0807'],
    city: ['shenzhen'],
    industry: ['electronics'],
    education: '3',
    period: 'internship',
    insize: ['3'],
    salary: '2',
    within: '7',
    grade: '2',
    zoneid: '4',
    hide: '1',
    sort: 'newest',
  } as const
  expect(positionFilterOf({ ...filter, label: '嵌入式', title: '专区', page: 2 } as never)).toEqual(filter)
})

it('a list of companies likewise [JOB-1]', () => {
  const filter = { keyword: '电子', city: ['shenzhen'], industry: ['electronics'], insize: ['3'], zoneid: '4' }
  expect(companyFilterOf({ ...filter, title: '专区', page: 2 } as never)).toEqual(filter)
})

it('a category of a home leads to its positions of its period [HOME-7] [HOME-9]', () => {
  const category = {
    value: 'embedded',
    period: 'internship',
    aliasName: { 'zh-CN': '嵌入式', 'zh-TW': '嵌入式', en: 'Embedded' },
    count: 3,
    isHot: false,
  }
  expect(categoryHref(category as never, 'en')).toBe('#/positionList?value=embedded&period=internship&label=Embedded')
})
