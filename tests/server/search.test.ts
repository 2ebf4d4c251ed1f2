import { beforeAll, describe, expect, it } from 'vitest'
import { getCompanyList } from '../../contract/calls/companies.ts'
import { getPositionList } from '../../contract/calls/positions.ts'
import { haystackOf, ngramsOf } from '../../server/search.ts'
import { addCompany, addPosition, addTerms, daysFromStart } from './content-rows.ts'
import { sharedWorld } from './stage.ts'

const stage = sharedWorld()
const db = () => stage.store.db

const searchable = (...texts: string[]) => {
  const haystack = haystackOf(texts)
  return { haystack, ngrams: ngramsOf(haystack) }
}

beforeAll(async () => {
  await addTerms(db())
  const company = await addCompany(db(), {
    name: '海豚智造',
    city: 't-search',
    openPositions: 1,
    ...searchable('海豚智造', '深海机器人'),
  })
  await addCompany(db(), {
    name: '深海渔业',
    city: 't-search',
    openPositions: 0,
    ...searchable('深海渔业', '养鱼'),
  })
  const add = (title: string, text: string, row: Parameters<typeof addPosition>[2] = {}) =>
    addPosition(db(), company, { title, category: 't-search', ...searchable(title, text), ...row })
  await add('嵌入式工程师', '海豚智造 ＲＥＡＣＴ', { isUrgent: true })
  await add('前端工程师（React）', '海豚智造 深圳', { publishedAt: daysFromStart(-3) })
  await add('軟體測試', '台北 程式設計師', { publishedAt: daysFromStart(-5) })
  await add('銷售', '海豚智造 100%_提成 c:\\temp 程工 企業軟體', { publishedAt: daysFromStart(-4) })
})

describe('a keyword', () => {
  it.each([
    ['工程师', ['嵌入式工程师', '前端工程师（React）']],
    ['工程', ['嵌入式工程师', '前端工程师（React）']],
    ['程工', ['銷售']],
    ['工', ['嵌入式工程师', '前端工程师（React）', '銷售']],
    ['react', ['前端工程师（React）', '嵌入式工程师']],
    ['  ｒｅａｃｔ　前端 ', ['前端工程师（React）']],
    ['海豚 深圳', ['前端工程师（React）']],
    ['师程', []],
    ['100%_', ['銷售']],
    ['10%', []],
    ['海_智', []],
    ['c:\\temp', ['銷售']],
    ['\\', ['銷售']],
    ["'; drop table positions; --", []],
    ['\0', ['嵌入式工程师', '前端工程师（React）', '銷售', '軟體測試']],
    ['嵌入式工程師', ['嵌入式工程师']],
    ['軟體', ['軟體測試', '銷售']],
    ['软件测试', ['軟體測試']],
    ['體測', ['軟體測試']],
    ['設計師', ['軟體測試']],
    ['程式設計', ['軟體測試']],
    ['程序员', ['軟體測試']],
    ['销售 软件', ['銷售']],
    ['   ', ['嵌入式工程师', '前端工程师（React）', '銷售', '軟體測試']],
  ])('%j finds whole words wherever they stand, hits in the title first [JOB-1]', async (keyword, expected) => {
    const { data } = await stage.world.browser().call(getPositionList, { keyword, value: ['t-search'] })
    expect(data.list.map(({ title }) => title)).toEqual(expected)
    expect(data.total).toBe(expected.length)
  })

  it('is one filter among the others, under any order [JOB-1]', async () => {
    const read = async (params: object) => {
      const { data } = await stage.world.browser().call(getPositionList, { value: ['t-search'], ...params })
      return data.list.map(({ title }) => title)
    }
    expect(await read({ keyword: 'react', sort: 'newest' })).toEqual(['嵌入式工程师', '前端工程师（React）'])
    expect(await read({ keyword: 'react', within: '3' })).toEqual(['嵌入式工程师'])
    expect(await read({ keyword: 'react', period: 'internship' })).toEqual([])
  })

  it('longer than 60 characters is refused', async () => {
    const visitor = stage.world.browser()
    expect((await visitor.call(getPositionList, { keyword: '长'.repeat(60) })).code).toBe(0)
    expect((await visitor.call(getPositionList, { keyword: '长'.repeat(61) })).code).toBe(10001)
  })

  it('finds companies, hits in the name first [JOB-1]', async () => {
    const { data } = await stage.world.browser().call(getCompanyList, { keyword: '深海', city: ['t-search'] })
    expect(data.list.map(({ company_name }) => company_name)).toEqual(['深海渔业', '海豚智造'])
  })
})
