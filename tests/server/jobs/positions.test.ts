import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import * as calls from '../../../contract/calls/positions.ts'
import { COUNT_MAX, type PositionDimension, type PositionFilter } from '../../../contract/content.ts'
import { positions, terms } from '../../../server/areas/jobs/schema.ts'
import { addCompany, addPosition, addTerms, DAY, daysFromStart } from '../world/content-rows.ts'
import { positionLists, words } from '../world/position-lists.ts'
import { freshWorlds } from '../world/stage.ts'

const stage = freshWorlds()
const { db, titles } = positionLists(stage)

beforeAll(() => addTerms(db()))

describe('a position in a list', () => {
  it('says everything that a card shows [JOB-1]', async () => {
    const company = await addCompany(db(), { name: '启明', logoUrl: '/logo.svg' })
    const id = await addPosition(db(), company, {
      category: 't-card',
      salaryMin: 8500,
      salaryMonths: 14,
      skills: ['React', 'TypeScript'],
      graduationYear: 2027,
      isUrgent: true,
    })
    const { data } = await stage.world.browser().call(calls.getPositionList, { value: ['t-card'] })
    expect(data).toEqual({
      total: 1,
      list: [
        {
          id: String(id),
          title: '前端工程师',
          salary_str: '8.5–24K',
          salary: { min: 8500, max: 24_000, unit: 'month', months: 14 },
          work_addr: '海港路 1 号',
          city: { value: 't-harbour', label: words('海港') },
          position: { value: 't-card', label: words('t-card') },
          education: 'bachelor',
          period: 'fulltime',
          graduation_year: 2027,
          intern_months: 0,
          labels: ['React', 'TypeScript'],
          is_urgent: true,
          status: 'open',
          published_at: '2026-11-19T09:00:00.000Z',
          expires_at: '2026-12-20T09:00:00.000Z',
          company: {
            id: String(company),
            company_name: '启明',
            logo_url: '/logo.svg',
            industry_label: words('软件'),
            second_industry: words('企业服务'),
            insize: '100-499',
            nature: 'private',
          },
        },
      ],
    })
  })
})

describe('filters', () => {
  const own = { value: ['t-filters'] }
  beforeAll(async () => {
    const company = await addCompany(db())
    const add = (title: string, row: Parameters<typeof addPosition>[2]) =>
      addPosition(db(), company, { title, category: 't-filters', ...row })
    await add('甲', { city: 't-city-1', education: 'master', graduationYear: 2026, publishedAt: daysFromStart(-2) })
    await add('乙', {
      city: 't-city-2',
      industry: 't-bank',
      companySize: '10000',
      companyNature: 'state',
      publishedAt: daysFromStart(-5),
    })
    await add('丙', {
      city: 't-city-2',
      education: 'any',
      period: 'internship',
      graduationYear: 2027,
      salaryMin: 8000,
      salaryMax: 9000,
      publishedAt: daysFromStart(-20),
    })
  })

  it.each([
    [{}, ['甲', '乙', '丙']],
    [{ city: ['t-city-2'] }, ['乙', '丙']],
    [{ city: ['t-city-1', 't-city-2'] }, ['甲', '乙', '丙']],
    [{ city: [] }, ['甲', '乙', '丙']],
    [{ industry: ['t-bank'] }, ['乙']],
    [{ education: ['any'] }, ['丙']],
    [{ education: ['college'] }, ['丙']],
    [{ education: ['bachelor'] }, ['乙', '丙']],
    [{ education: ['master'] }, ['甲', '乙', '丙']],
    [{ education: ['college', 'bachelor'] }, ['乙', '丙']],
    [{ period: 'internship' }, ['丙']],
    [{ insize: ['10000', '1-99'] }, ['乙']],
    [{ nature: ['state', 'public'] }, ['乙']],
    [{ salary: '8' }, ['甲', '乙', '丙']],
    [{ salary: '10' }, ['甲', '乙']],
    [{ salary: '15' }, ['甲', '乙']],
    [{ salary: '20' }, []],
    [{ within: '3' }, ['甲']],
    [{ within: '7' }, ['甲', '乙']],
    [{ grade: '2026' }, ['甲', '乙']],
    [{ city: ['t-city-2'], education: ['any'], period: 'internship', grade: '2027', within: '30' }, ['丙']],
    [{ city: ['t-city-1'], period: 'internship' }, []],
  ] as const)('%j leave exactly what meets them all [JOB-1]', async (filter, expected) => {
    expect(await titles({ ...own, ...structuredClone(filter) } as typeof own)).toEqual(expected)
  })

  it.each<[PositionDimension, PositionFilter, Readonly<Record<string, number>>]>([
    ['city', {}, { 't-city-1': 1, 't-city-2': 2 }],
    ['city', { city: ['t-city-1'] }, { 't-city-1': 1, 't-city-2': 2 }],
    ['city', { period: 'internship' }, { 't-city-2': 1 }],
    ['value', { city: ['t-city-2'] }, { 't-filters': 2 }],
    ['industry', { city: ['t-city-2'] }, { 't-bank': 1, 't-software': 1 }],
    ['insize', {}, { '100-499': 2, '10000': 1 }],
    ['nature', { nature: ['state'] }, { private: 2, state: 1 }],
    ['period', {}, { fulltime: 2, internship: 1 }],
    ['grade', {}, { '2026': 2, '2027': 2, '2028': 1, '2029': 1 }],
    ['education', {}, { any: 1, college: 1, bachelor: 2, master: 3, doctor: 3 }],
    ['salary', {}, { '5': 3, '8': 3, '10': 2, '15': 2, '20': 0, '30': 0 }],
    ['within', {}, { '3': 1, '7': 2, '30': 3 }],
  ])('a choice of %s is counted as if none of it were chosen: %j [JOB-1]', async (by, filter, expected) => {
    const asked = { ...own, ...filter, list: 'position', by } as const
    const { data } = await stage.world.browser().call(calls.getPositionCounts, asked)
    expect(Object.fromEntries(data.list.map(({ value, count }) => [value, count]))).toEqual(expected)
  })

  it.each([
    { page: '0' },
    { size: '-1' },
    { value: ["x' or 1=1"] },
    { education: ['phd'] },
    { within: '4' },
    { sort: 'random' },
    { zoneid: '1 or 1' },
  ])('%j is refused', async (filter) => {
    const answer = await stage.world.browser().call(calls.getPositionList, filter as typeof own)
    expect([answer.status, answer.code]).toEqual([400, 10001])
  })
})

describe('the positions for a major', () => {
  const own = { city: ['t-majors'] }

  beforeAll(async () => {
    const company = await addCompany(db())
    const row = { city: 't-majors', discipline: 't-computing' }
    await addPosition(db(), company, { ...row, title: '页面', category: 't-frontend' })
    await addPosition(db(), company, { ...row, title: '网', category: 't-networking', period: 'internship' })
    await addPosition(db(), company, { ...row, title: '桥', category: 't-spans', discipline: 't-civil' })
    await addPosition(db(), company, { ...row, title: '画', category: 't-painting', discipline: 't-arts' })
  })

  it.each([
    [['t-software-major'], ['页面']],
    [['t-networks'], ['网']],
    [['t-bridges'], ['桥']],
    [
      ['t-networks', 't-bridges'],
      ['桥', '网'],
    ],
    [['t-unknown'], []],
  ])(
    'are those that the catalogue leads to, or those of its discipline where it says nothing: %j [JOB-1]',
    async (major, expected) => {
      expect((await titles({ ...own, major })).toSorted()).toEqual(expected)
    },
  )

  it.each<[PositionFilter, Readonly<Record<string, number>>]>([
    [{}, { 't-software-major': 1, 't-networks': 1, 't-bridges': 1 }],
    [{ major: ['t-bridges'] }, { 't-software-major': 1, 't-networks': 1, 't-bridges': 1 }],
    [{ period: 'internship' }, { 't-networks': 1 }],
  ])('are counted beside each major, as if none were chosen: %j [JOB-1]', async (filter, expected) => {
    const asked = { ...own, ...filter, list: 'position', by: 'major' } as const
    const { data } = await stage.world.browser().call(calls.getPositionCounts, asked)
    const ours = data.list.filter(({ value }) => value.startsWith('t-'))
    expect(Object.fromEntries(ours.map(({ value, count }) => [value, count]))).toEqual(expected)
  })
})

it('leaves closed and expired ones out of lists, and marks them where they are opened [JOB-1] [JOB-2]', async () => {
  const company = await addCompany(db())
  const own = { category: 't-over' }
  await addPosition(db(), company, { ...own, title: '开放' })
  const closed = await addPosition(db(), company, { ...own, title: '关闭', status: 'closed' })
  const expiring = await addPosition(db(), company, { ...own, title: '到期', expiresAt: daysFromStart(1) })
  const visitor = stage.world.browser()
  const statusOf = async (id: number) => (await visitor.call(calls.getPosition, { id: String(id) })).data.status

  expect((await titles({ value: ['t-over'] })).toSorted()).toEqual(['到期', '开放'])
  expect([await statusOf(closed), await statusOf(expiring)]).toEqual(['closed', 'open'])
  stage.world.advance(DAY)
  expect(await titles({ value: ['t-over'] })).toEqual(['开放'])
  expect(await statusOf(expiring)).toBe('expired')
})

describe('order', () => {
  beforeAll(async () => {
    const company = await addCompany(db())
    const add = (title: string, row: Parameters<typeof addPosition>[2]) =>
      addPosition(db(), company, { title, category: 't-order', ...row })
    await add('旧急', { isUrgent: true, publishedAt: daysFromStart(-9), salaryMax: 20_000 })
    await add('新', { publishedAt: daysFromStart(-1), salaryMax: 10_000 })
    await add('中', { publishedAt: daysFromStart(-2), salaryMax: 30_000 })
  })

  it.each([
    [undefined, ['旧急', '新', '中']],
    ['relevance', ['旧急', '新', '中']],
    ['newest', ['新', '中', '旧急']],
    ['salary', ['中', '旧急', '新']],
  ] as const)('%s [JOB-1]', async (sort, expected) => {
    expect(await titles({ value: ['t-order'], sort })).toEqual(expected)
  })
})

describe('pages', () => {
  const own = { value: ['t-pages'] }
  beforeAll(async () => {
    const company = await addCompany(db())
    for (let minute = 0; minute < 60; minute++)
      await addPosition(db(), company, {
        category: 't-pages',
        title: String(minute),
        publishedAt: new Date(daysFromStart(-1).getTime() - minute * 60_000),
      })
  })
  const read = async (params: object) => {
    const { data } = await stage.world.browser().call(calls.getPositionList, { ...own, ...params })
    return [data.list.map(({ title }) => Number(title)), data.total] as const
  }
  const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)

  it('follow each other without gap or overlap, 20 at a time, 50 at most [JOB-1]', async () => {
    expect(await read({})).toEqual([numbers(0, 20), 60])
    expect(await read({ page: '3' })).toEqual([numbers(40, 60), 60])
    expect(await read({ page: '2', size: '7' })).toEqual([numbers(7, 14), 60])
    expect(await read({ size: '9999' })).toEqual([numbers(0, 50), 60])
  })

  it('a page behind the last one is empty, and still says how many there are [JOB-1]', async () => {
    expect(await read({ page: '4' })).toEqual([[], 60])
    expect(await read({ page: '9999', size: '9999' })).toEqual([[], 60])
  })
})

it('counts and turns pages up to a bound [JOB-1]', async () => {
  const company = await addCompany(db())
  const first = await addPosition(db(), company, { category: 't-many' })
  const [row] = await db().select().from(positions).where(eq(positions.id, first))
  const { id: _, ...copy } = row as typeof positions.$inferSelect
  // All at once would be more parameters than a statement takes.
  for (const length of [COUNT_MAX / 2, COUNT_MAX / 2 + 4])
    await db()
      .insert(positions)
      .values(Array.from({ length }, () => copy))
  const read = async (page: string) =>
    (await stage.world.browser().call(calls.getPositionList, { value: ['t-many'], size: '30', page })).data
  expect((await read('1')).total).toBe(COUNT_MAX)
  // 66 pages of 30 are 1,980: 20 are left of 2,000.
  expect((await read('67')).list).toHaveLength(20)
  expect((await read('68')).list).toEqual([])
})

describe('one position', () => {
  it('has its text, its company, and more like it [JOB-2]', async () => {
    const company = await addCompany(db(), { stage: 'A 轮', isVerified: true })
    const other = await addCompany(db(), { name: '别家' })
    const own = { category: 't-one' }
    const at = (days: number) => ({ ...own, publishedAt: daysFromStart(-days) })
    const id = await addPosition(db(), company, {
      ...own,
      welfare: ['六险一金'],
      process: [{ title: '笔试', note: '线上' }],
      headcount: 5,
      addressNote: '地铁 2 号线',
      views: 7,
    })
    for (const days of [1, 2, 3, 4]) {
      await addPosition(db(), company, { ...at(days), title: `同${days}` })
      await addPosition(db(), other, { ...at(days), title: `异${days}` })
    }
    await addPosition(db(), company, { ...own, title: '同关', status: 'closed' })
    const { data } = await stage.world.browser().call(calls.getPosition, { id: String(id) })
    expect(data).toMatchObject({
      id: String(id),
      description: '<p>做事</p>',
      requirement: '<p>会做事</p>',
      welfare: ['六险一金'],
      process: [{ title: '笔试', note: '线上' }],
      headcount: 5,
      addr_note: '地铁 2 号线',
      views: 7,
      company: {
        id: String(company),
        full_name: '云帆科技有限公司',
        stage: 'A 轮',
        is_verified: true,
        position_count: 5,
        city: { value: 't-harbour', label: words('海港') },
      },
    })
    expect(data.others.map(({ title }) => title)).toEqual(['同1', '同2', '同3'])
    expect(data.related.map(({ title }) => title)).toEqual(['异1', '异2', '异3'])
  })

  it('a position that was never published is not found [JOB-2]', async () => {
    const answer = await stage.world.browser().call(calls.getPosition, { id: '999999999' })
    expect([answer.status, answer.code]).toEqual([404, 40400])
  })
})

it('offers every category, major, city and first-level industry to filter by [JOB-1]', async () => {
  const { data } = await stage.world.browser().call(calls.getTerms, {})
  expect(data.categories).toContainEqual({ value: 't-frontend', label: words('前端开发'), group: words('t-computing') })
  expect(data.majors).toContainEqual({ value: 't-bridges', label: words('桥梁工程'), group: words('t-civil') })
  expect(data.cities).toContainEqual({ value: 't-harbour', label: words('海港') })
  expect(data.industries).toContainEqual({ value: 't-software', label: words('软件') })
  expect(data.industries.map(({ value }) => value)).not.toContain('t-saas')
})

it('learns a new term within a minute [JOB-1]', async () => {
  const visitor = stage.world.browser()
  const cities = async () => (await visitor.call(calls.getTerms, {})).data.cities.map(({ value }) => value)
  expect(await cities()).not.toContain('t-new')
  await db()
    .insert(terms)
    .values({ kind: 'city', value: 't-new', label: words('新城'), place: 9001 })
  stage.world.advance(60_000)
  expect(await cities()).toContain('t-new')
})
