import { beforeAll, describe, expect, it } from 'vitest'
import { getCompanyList } from '../../../contract/calls/companies.ts'
import { getPositionList } from '../../../contract/calls/positions.ts'
import { getSearchHints, getSuggestions, SUGGESTED } from '../../../contract/calls/search.ts'
import { addCompany, addPosition, addTerms } from '../world/content-rows.ts'
import { sharedWorld } from '../world/stage.ts'

const stage = sharedWorld()

beforeAll(async () => {
  await addTerms(stage.store.db)
  const near = await addCompany(stage.store.db, { name: '鲲栎深潜', city: 't-abyss', openPositions: 2, size: '1-99' })
  const far = await addCompany(stage.store.db, { name: '鲲栎远海', city: 't-abyss', openPositions: 1 })
  const row = { city: 't-abyss', category: 't-frontend' } as const
  await addPosition(stage.store.db, near, { ...row, title: '潜航员', companySize: '1-99', salaryMax: 12_000 })
  await addPosition(stage.store.db, far, { ...row, title: '潜航员' })
  await addPosition(stage.store.db, near, { ...row, title: '声呐测绘师', period: 'internship' })
})

const suggest = async (keyword: string) => (await stage.world.browser().call(getSuggestions, { keyword })).data
const hints = async (params: object) =>
  (await stage.world.browser().call(getSearchHints, { list: 'position', ...params } as never)).data

describe('suggestions', () => {
  it.each(['kj', 'cw', 'qd', 'cpjl'])(
    'promise for the letters %s what the search then finds first [JOB-1]',
    async (keyword) => {
      const { meant, total } = await suggest(keyword)
      const { data } = await stage.world.browser().call(getPositionList, { keyword, size: '1' })
      expect([data.total, total > 0]).toEqual([total, true])
      expect(data.list[0]?.title).toContain(meant?.keyword)
    },
  )

  it('name titles with how many bear them, and companies [JOB-1]', async () => {
    const { positions, total, meant } = await suggest('潜航')
    expect(positions).toEqual([{ title: '潜航员', count: 2, company: '鲲栎远海', companies: 2 }])
    expect([total, meant]).toEqual([2, null])
    const { companies } = await suggest('鲲')
    expect(companies.map(({ company_name, position_count, insize }) => [company_name, position_count, insize])).toEqual(
      [
        ['鲲栎深潜', 2, '1-99'],
        ['鲲栎远海', 1, '100-499'],
      ],
    )
  })

  it.each([
    ['qianhang', { keyword: '潜航员', by: 'pinyin' }],
    ['kunli', { keyword: '鲲栎', by: 'pinyin' }],
    ['jsj', { keyword: '计算机', by: 'initials' }],
    ['kj', { keyword: '会计', by: 'initials' }],
    ['軟體', { keyword: '软件', by: 'script' }],
    ['hr', { keyword: '人力资源', by: 'synonym' }],
    ['前端', null],
    ['zzzz', null],
  ])('say what %s is looked for as [JOB-1]', async (keyword, meant) => {
    expect((await suggest(keyword)).meant).toEqual(meant)
  })

  it('name majors with what they lead to and how many a search for them finds [JOB-1]', async () => {
    const { majors } = await suggest('会计学')
    const { data } = await stage.world.browser().call(getPositionList, { keyword: '会计学' })
    expect(majors[0]).toEqual({
      name: '会计学',
      note: { 'zh-CN': '财务会计', 'zh-TW': '財務會計', en: 'Accounting' },
      count: data.total,
    })
  })

  it.each(['深圳', '深圳市', 'shenzhen', 'Shenz'])('name the city of %s [JOB-1]', async (keyword) => {
    const { cities } = await suggest(keyword)
    const { data } = await stage.world.browser().call(getPositionList, { city: ['shenzhen'] })
    expect(cities).toEqual([
      { value: 'shenzhen', label: { 'zh-CN': '深圳', 'zh-TW': '深圳', en: 'Shenzhen' }, count: data.total },
    ])
  })

  it.each(['工', 'a', '大学', "'", '\\', '%', "'; drop table positions; --", ' ', '\0', ':*', '(', '!|&<->'])(
    'are no more than there is room for, and withstand %j [JOB-1]',
    async (keyword) => {
      const found = await suggest(keyword)
      expect(found.positions.length).toBeLessThanOrEqual(SUGGESTED.positions)
      expect(found.companies.length).toBeLessThanOrEqual(SUGGESTED.companies)
      expect(found.majors.length).toBeLessThanOrEqual(SUGGESTED.majors)
      expect(found.cities.length).toBeLessThanOrEqual(SUGGESTED.cities)
    },
  )
})

describe('hints for an empty list', () => {
  it('name keywords that may have been meant, each with what it finds under the same filter [JOB-1]', async () => {
    expect((await hints({ keyword: '潜行员', city: ['t-abyss'] })).meant[0]).toEqual({ keyword: '潜航员', count: 2 })
    expect((await hints({ keyword: '潜行员', city: ['shenzhen'] })).meant).toEqual([])
  })

  it('name what one filter alone keeps out, and how many there would be without it [JOB-1]', async () => {
    const { near, without } = await hints({ keyword: '潜航员', city: ['t-abyss'], salary: '30', insize: ['1-99'] })
    expect(without).toEqual([{ key: 'salary', count: 1 }])
    expect(near.map(({ position, differs }) => [position?.title, position?.company.company_name, differs])).toEqual([
      ['潜航员', '鲲栎深潜', 'salary'],
    ])
  })

  it('are near only by what else was asked for, a word of the keyword at least [JOB-1]', async () => {
    const titles = async (params: object) => (await hints(params)).near.map(({ position }) => position?.title)
    expect(await titles({ keyword: '不存在的潜行' })).toEqual([])
    expect(await titles({ keyword: '声呐测绘师 不存在的' })).toEqual(['声呐测绘师'])
    const { near, words } = await hints({ keyword: '声呐测绘师 潜航员' })
    expect(near.map(({ position, word }) => [position?.title, word])).toEqual([
      ['潜航员', '声呐测绘师'],
      ['潜航员', '声呐测绘师'],
    ])
    expect(words).toEqual([
      { word: '声呐测绘师', keyword: '潜航员', count: 2 },
      { word: '潜航员', keyword: '声呐测绘师', count: 1 },
    ])
  })

  it('name companies where the list is one of companies [JOB-1]', async () => {
    const filter = { keyword: '鲲栎', city: ['t-abyss'], insize: ['10000'] }
    const { near, without } = await hints({ list: 'company', ...filter })
    const { data } = await stage.world.browser().call(getCompanyList, { ...filter, insize: ['10000'] as never })
    expect(data.total).toBe(0)
    expect(without).toEqual([{ key: 'insize', count: 2 }])
    expect(near.map(({ company, differs }) => [company?.company_name, differs])).toEqual([
      ['鲲栎深潜', 'insize'],
      ['鲲栎远海', 'insize'],
    ])
  })
})
