import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Params } from '../../../contract/call.ts'
import * as calls from '../../../contract/calls/companies.ts'
import type { CompanyDimension, CompanyFilter } from '../../../contract/content.ts'
import { departments, zoneCompanies, zones } from '../../../server/areas/homes/schema.ts'
import { recountOpenPositions } from '../../../server/areas/jobs/positions/openings.ts'
import { companies } from '../../../server/areas/jobs/schema.ts'
import { siteHosts } from '../../../server/areas/site/schema.ts'
import { addCompany, addPosition, addTerms, DAY, daysFromStart } from '../world/content-rows.ts'
import { freshWorlds } from '../world/stage.ts'

const stage = freshWorlds()
const db = () => stage.store.db
const words = (text: string) => ({ 'zh-CN': text })

async function names(params: Params<typeof calls.getCompanyList>, host?: string) {
  const { data } = await stage.world.browser(host).call(calls.getCompanyList, params)
  expect(data.total).toBe(data.list.length)
  return data.list.map(({ company_name }) => company_name)
}

async function siteIdOf(host: string): Promise<number> {
  const [row] = await db().select().from(siteHosts).where(eq(siteHosts.host, host))
  return row?.siteId ?? 0
}

beforeAll(() => addTerms(db()))

describe('a company', () => {
  it('shows what is open at it, and no more than two of that [JOB-1] [JOB-2]', async () => {
    const id = await addCompany(db(), {
      name: '启明',
      city: 't-entry',
      stage: '上市',
      isVerified: true,
      website: 'https://example.org/',
      welfare: ['班车'],
      views: 3,
    })
    await addPosition(db(), id, { title: '三', publishedAt: daysFromStart(-3) })
    const second = await addPosition(db(), id, { title: '二', publishedAt: daysFromStart(-2) })
    const first = await addPosition(db(), id, {
      title: '一',
      period: 'internship',
      salaryUnit: 'day',
      salaryMin: 200,
      salaryMax: 260,
      expiresAt: daysFromStart(1),
    })
    await addPosition(db(), id, { title: '关', status: 'closed' })
    await addPosition(db(), id, { title: '过', expiresAt: daysFromStart(0) })
    const entry = {
      id: String(id),
      company_name: '启明',
      logo_url: '',
      industry_label: words('软件'),
      second_industry: words('企业服务'),
      insize: '100-499',
      nature: 'private',
      city: { value: 't-entry', label: words('t-entry') },
      position_count: 3,
      samples: [
        { id: String(first), title: '一', salary: { min: 200, max: 260, unit: 'day', months: 0 } },
        { id: String(second), title: '二', salary: { min: 16_000, max: 24_000, unit: 'month', months: 0 } },
      ],
    }
    const visitor = stage.world.browser()
    const list = async () => (await visitor.call(calls.getCompanyList, { city: ['t-entry'] })).data
    expect(await list()).toEqual({ list: [entry], total: 1 })
    expect((await visitor.call(calls.getCompany, { id: String(id) })).data).toEqual({
      ...entry,
      full_name: '启明有限公司',
      stage: '上市',
      is_verified: true,
      address: '海港路 1 号',
      website: 'https://example.org/',
      intro: '<p>介绍</p>',
      welfare: ['班车'],
      views: 3,
    })
    stage.world.advance(DAY)
    const [later] = (await list()).list
    expect([later?.position_count, later?.samples.map(({ title }) => title)]).toEqual([2, ['二', '三']])
  })

  it('an unknown company is not found [JOB-2]', async () => {
    const visitor = stage.world.browser()
    const answers = [
      await visitor.call(calls.getCompany, { id: '999999999' }),
      await visitor.call(calls.getCompanyPositions, { company_id: '999999999' }),
    ]
    expect(answers.map(({ status, code }) => [status, code])).toEqual([
      [404, 40400],
      [404, 40400],
    ])
  })

  it('lists its open positions by pages, the newest first [JOB-2]', async () => {
    const id = await addCompany(db())
    const other = await addCompany(db())
    for (const days of [3, 1, 2]) await addPosition(db(), id, { title: `${days}`, publishedAt: daysFromStart(-days) })
    await addPosition(db(), id, { title: '关', status: 'closed' })
    await addPosition(db(), other, { title: '别家' })
    const read = async (page: object) => {
      const params = { company_id: String(id), ...page }
      const { data } = await stage.world.browser().call(calls.getCompanyPositions, params)
      return [data.list.map(({ title }) => title), data.total]
    }
    expect(await read({})).toEqual([['1', '2', '3'], 3])
    expect(await read({ page: '2', size: '2' })).toEqual([['3'], 3])
    expect(await read({ page: '3', size: '2' })).toEqual([[], 3])
  })

  it('a company with nothing open is found all the same [JOB-2]', async () => {
    const id = String(await addCompany(db()))
    const visitor = stage.world.browser()
    expect((await visitor.call(calls.getCompany, { id })).data).toMatchObject({ position_count: 0, samples: [] })
    expect((await visitor.call(calls.getCompanyPositions, { company_id: id })).data).toEqual({ list: [], total: 0 })
  })
})

describe('filters', () => {
  beforeAll(async () => {
    const add = (name: string, row: Parameters<typeof addCompany>[1]) =>
      addCompany(db(), { name, city: 't-filters', ...row })
    await add('甲', { openPositions: 3 })
    await add('乙', { openPositions: 2, industry: 't-bank' })
    await add('丙', { openPositions: 1, industry: 't-bank', size: '10000', nature: 'state' })
  })

  it.each([
    [{}, ['甲', '乙', '丙']],
    [{ industry: ['t-bank'] }, ['乙', '丙']],
    [{ insize: ['100-499'] }, ['甲', '乙']],
    [{ nature: ['state', 'foreign'] }, ['丙']],
    [{ industry: ['t-bank', 't-software'], insize: ['10000'] }, ['丙']],
    [{ industry: ['t-software'], insize: ['10000'] }, []],
  ])('%j leave what meets them all, most open positions first [JOB-1]', async (filter, expected) => {
    expect(await names({ city: ['t-filters'], ...filter } as Params<typeof calls.getCompanyList>)).toEqual(expected)
  })

  it.each<[CompanyDimension, CompanyFilter, Readonly<Record<string, number>>]>([
    ['industry', { city: ['t-filters'] }, { 't-software': 1, 't-bank': 2 }],
    ['industry', { city: ['t-filters'], industry: ['t-software'] }, { 't-software': 1, 't-bank': 2 }],
    ['insize', { city: ['t-filters'] }, { '100-499': 2, '10000': 1 }],
    ['nature', { city: ['t-filters'] }, { private: 2, state: 1 }],
    ['city', { industry: ['t-bank'], city: ['nowhere'] }, { 't-filters': 2 }],
  ])('a choice of %s is counted as if none of it were chosen: %j [JOB-1]', async (by, filter, expected) => {
    const { data } = await stage.world.browser().call(calls.getCompanyCounts, { ...filter, list: 'company', by })
    expect(Object.fromEntries(data.list.map(({ value, count }) => [value, count]))).toEqual(expected)
  })

  it('the page for graduates counts only companies that recruit them [JOB-6]', async () => {
    const { data } = await stage.world
      .browser()
      .call(calls.getCompanyCounts, { list: 'college', by: 'city', industry: ['t-bank'] })
    expect(data.list).toEqual([])
  })
})

it('are counted anew in one go', async () => {
  const two = await addCompany(db(), { city: 't-recount', openPositions: 9 })
  const none = await addCompany(db(), { city: 't-recount', openPositions: 1 })
  await addPosition(db(), two)
  await addPosition(db(), two, { expiresAt: daysFromStart(3) })
  await addPosition(db(), none, { status: 'closed' })
  const read = async () => {
    const rows = await db().select().from(companies).where(eq(companies.city, 't-recount'))
    return Object.fromEntries(rows.map(({ id, openPositions }) => [id, openPositions]))
  }
  await recountOpenPositions(db(), daysFromStart(0))
  expect(await read()).toEqual({ [two]: 2, [none]: 0 })
  await recountOpenPositions(db(), daysFromStart(3))
  expect(await read()).toEqual({ [two]: 1, [none]: 0 })
})

it('belong to a zone of their own site alone [JOB-1]', async () => {
  const inside = await addCompany(db(), { name: '区内' })
  await addCompany(db(), { name: '区外' })
  const [zone] = await db()
    .insert(zones)
    .values({
      siteId: await siteIdOf('univ.localhost'),
      kind: 'zoneThree',
      icon: 'star',
      title: words('专区'),
      hint: words(''),
      configType: 2,
      place: 9001,
    })
    .returning({ id: zones.id })
  const zoneid = String(zone?.id)
  expect(await names({ zoneid })).toEqual([])
  await db()
    .insert(zoneCompanies)
    .values({ zoneId: Number(zoneid), companyId: inside })
  expect(await names({ zoneid })).toEqual(['区内'])
  expect(await names({ zoneid }, 'taiwan.localhost')).toEqual([])
})

it('the companies of a college have a position open for its disciplines [JOB-6]', async () => {
  const add = async (name: string, discipline: string, row?: Parameters<typeof addPosition>[2]) =>
    addPosition(db(), await addCompany(db(), { name, city: 't-college' }), { discipline, ...row })
  await add('海运', 't-sea')
  await add('停航', 't-sea', { status: 'closed' })
  await add('过期', 't-sea', { expiresAt: daysFromStart(0) })
  await add('航天', 't-sky')
  await add('外行', 't-elsewhere')
  const row = { siteId: await siteIdOf('nofair.localhost'), icon: 'star' }
  const [sea] = await db()
    .insert(departments)
    .values([
      { ...row, name: words('海洋'), disciplines: ['t-sea'], place: 9001 },
      { ...row, name: words('航天'), disciplines: ['t-sky'], place: 9002 },
    ])
    .returning({ id: departments.id })
  const read = async (params: object, host = 'nofair.localhost') => {
    const { data } = await stage.world.browser(host).call(calls.getCollegeCompanies, { city: ['t-college'], ...params })
    return [data.list.map(({ company_name }) => company_name).toSorted(), data.total]
  }
  expect(await read({ college: String(sea?.id) })).toEqual([['海运'], 1])
  expect(await read({})).toEqual([['海运', '航天'].toSorted(), 2])
  expect(await read({ college: String(sea?.id) }, 'taiwan.localhost')).toEqual([[], 0])
})

it('the companies on the main platform’s home recruit now, and are 39 at most [HOME-9]', async () => {
  for (let place = 0; place < 40; place++) {
    const id = await addCompany(db(), { name: `大${place}`, openPositions: 5000 - place })
    await addPosition(db(), id, place === 3 ? { status: 'closed' } : {})
  }
  const { data } = await stage.world.browser('main.localhost').call(calls.getHomeCompanies, {})
  const expected = Array.from({ length: 40 }, (_, place) => `大${place}`).filter((name) => name !== '大3')
  expect(data.list.map(({ company_name }) => company_name)).toEqual(expected)
})
