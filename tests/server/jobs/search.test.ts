import { inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { getCompanyList } from '../../../contract/calls/companies.ts'
import { getPositionList } from '../../../contract/calls/positions.ts'
import { companies, positions } from '../../../server/areas/jobs/schema.ts'
import { documentOf } from '../../../server/areas/jobs/search/document.ts'
import { queriesOf } from '../../../server/areas/jobs/search/query.ts'
import { addCompany, addPosition, addTerms, daysFromStart } from '../world/content-rows.ts'
import { sharedWorld } from '../world/stage.ts'

const stage = sharedWorld()
const db = () => stage.store.db

const searchable = (name: string, text: string) => ({ document: documentOf({ t: [name], s: [text] }) })

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
    ['程式設計', ['前端工程师（React）', '軟體測試']],
    ['程序员', ['軟體測試', '前端工程师（React）']],
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

  it('puts titles before companies, these before skills and those before texts, then what is new or ends soon [JOB-1]', async () => {
    const company = await addCompany(db(), { name: '鲸落勘测' })
    const add = (title: string, document: Parameters<typeof documentOf>[0], days: [from: number, to: number]) =>
      addPosition(db(), company, {
        title,
        category: 't-ranks',
        document: documentOf(document),
        publishedAt: daysFromStart(days[0]),
        expiresAt: daysFromStart(days[1]),
      })
    await add('in a text', { t: ['甲'], d: ['鲸落'] }, [-1, 2])
    await add('among skills', { t: ['甲'], s: ['鲸落'] }, [-1, 2])
    await add('at the company', { t: ['甲'], c: ['鲸落勘测'] }, [-1, 2])
    await add('old, for long', { t: ['鲸落'] }, [-20, 40])
    await add('new, for long', { t: ['鲸落'] }, [-1, 30])
    await add('old, soon over', { t: ['鲸落'] }, [-20, 1])
    await add('new, soon over', { t: ['鲸落'] }, [-1, 1])
    const found = await stage.world.browser().call(getPositionList, { keyword: '鲸落', value: ['t-ranks'] })
    expect(found.data.list.map(({ title }) => title)).toEqual([
      'new, soon over',
      'new, for long',
      'old, soon over',
      'old, for long',
      'at the company',
      'among skills',
      'in a text',
    ])
    const second = { keyword: '鲸落', value: ['t-ranks'], page: '2', size: '3' }
    const { data } = await stage.world.browser().call(getPositionList, second)
    expect(data.list.map(({ title }) => title)).toEqual(['old, for long', 'at the company', 'among skills'])
  })

  it.each([
    ['qianrushigongcheng', ['嵌入式工程师']],
    ['qrsgcs', ['嵌入式工程师']],
    ['gongchengshi', ['嵌入式工程师', '前端工程师（React）']],
    ['frontend engineer', ['前端工程师（React）']],
    ['frontend', ['前端工程师（React）']],
    ['qa', ['軟體測試']],
    ['业务员', ['銷售']],
  ])('%j finds what it stands for [JOB-1]', async (keyword, expected) => {
    const { data } = await stage.world.browser().call(getPositionList, { keyword, value: ['t-search'] })
    expect(data.list.map(({ title }) => title)).toEqual(expected)
  })

  it.each([
    ['国企', '国有企业'],
    ['上市公司', '上市公司'],
    ['未融资', '未融资'],
  ])('%j finds positions of such companies [JOB-1]', async (keyword, kind) => {
    const { data } = await stage.world.browser().call(getPositionList, { keyword, size: '20' })
    const ids = data.list.map(({ company }) => Number(company.id))
    const kinds = await db().select({ stage: companies.stage }).from(companies).where(inArray(companies.id, ids))
    expect([...new Set(kinds.map(({ stage }) => stage))]).toEqual([kind])
  })

  it.each([
    ['外企', ['甲', '乙']],
    ['合资', ['乙']],
    ['民企', ['丙']],
    ['央企', ['丁']],
  ])('%j finds all kinds of company that are called so, and no foreign trade [JOB-1]', async (keyword, expected) => {
    const category = `t-kinds-${keyword.codePointAt(0)}`
    const company = await addCompany(db(), { name: '鲸屿' })
    const kinds = { 甲: '外商独资', 乙: '中外合资', 丙: '民营企业', 丁: '国有控股', 戊: '外贸' }
    for (const [title, kind] of Object.entries(kinds)) {
      await addPosition(db(), company, { title, category, document: documentOf({ t: [title], k: [kind] }) })
    }
    const { data } = await stage.world.browser().call(getPositionList, { keyword, value: [category] })
    expect(data.list.map(({ title }) => title).toSorted()).toEqual(expected.toSorted())
  })

  it.each(['海港', '海港市', ' 海港  销售'])(
    '%j finds what is there, and not whose employer has its seat there [JOB-1]',
    async (keyword) => {
      const category = `t-places-${keyword.length}`
      const company = await addCompany(db(), { name: '海港远洋' })
      const add = (title: string, city: string, day: number) =>
        addPosition(db(), company, {
          title,
          category,
          document: documentOf({ t: [title], c: ['海港远洋', '海港远洋股份有限公司'], k: [city, `${city}市`] }),
          publishedAt: daysFromStart(day),
        })
      await add('销售一', '苏州', -1)
      await add('销售二', '海港', -9)
      const { data } = await stage.world.browser().call(getPositionList, { keyword, value: [category] })
      expect(data.list.map(({ title }) => title)).toEqual(['销售二'])
    },
  )

  it('puts what the job is before the trade that it is in, where a major leads to both [JOB-1]', async () => {
    const company = await addCompany(db(), { name: '鲸屿' })
    const add = (title: string, document: Parameters<typeof documentOf>[0], day: number) =>
      addPosition(db(), company, {
        title,
        category: 't-leads',
        document: documentOf(document),
        publishedAt: daysFromStart(day),
      })
    await add('合规专员', { t: ['合规专员'], k: ['金融', '保险'] }, -1)
    await add('数据分析师', { t: ['数据分析师'] }, -9)
    await add('专员', { t: ['专员'], j: ['数据分析'] }, -10)
    const { data } = await stage.world.browser().call(getPositionList, { keyword: '统计学', value: ['t-leads'] })
    expect(data.list.map(({ title }) => title)).toEqual(['数据分析师', '专员', '合规专员'])
  })

  it.each(['2027届', '27届'])('%j finds positions of that class [JOB-1]', async (keyword) => {
    const { data } = await stage.world.browser().call(getPositionList, { keyword, size: '20' })
    expect(data.list.length).toBeGreaterThan(0)
    const ids = data.list.map(({ id }) => Number(id))
    const years = await db()
      .select({ year: positions.graduationYear })
      .from(positions)
      .where(inArray(positions.id, ids))
    expect([...new Set(years.map(({ year }) => year))]).toEqual([2027])
  })

  it.each(['人才公寓', '六险一金'])('%j finds positions with that welfare [JOB-1]', async (keyword) => {
    const { data } = await stage.world.browser().call(getPositionList, { keyword, size: '5' })
    expect(data.list).toHaveLength(5)
    const ids = data.list.map(({ id }) => Number(id))
    const rows = await db().select({ welfare: positions.welfare }).from(positions).where(inArray(positions.id, ids))
    expect(rows.filter(({ welfare }) => !welfare.some((one) => /人才公寓|[五六]险一金/.test(one)))).toEqual([])
  })

  it('is a query that the database takes, whatever it is [JOB-1]', async () => {
    const hostile = fc.string({ unit: fc.constantFrom(...`'"\\:*&|!()<->%_ \t\n,;工程a1é\u{1f600}`), maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 60 })), async (keyword) => {
        for (const query of queriesOf(keyword) ?? []) await db().execute(sql`select ${query}::tsquery`)
        await db().execute(sql`select ${documentOf({ t: [keyword], d: [keyword] })}::tsvector`)
      }),
      { numRuns: 200 },
    )
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
