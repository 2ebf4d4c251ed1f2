import { beforeAll, describe, expect, it } from 'vitest'
import type { Params } from '../../../contract/call.ts'
import * as calls from '../../../contract/calls/fairs.ts'
import { booths, talks } from '../../../server/areas/fairs/schema.ts'
import { documentOf } from '../../../server/areas/jobs/search/document.ts'
import { addCompany, addPosition, addTerms, DAY, daysFromStart } from '../world/content-rows.ts'
import { addFair, addSite, bringToFair, words } from '../world/site-rows.ts'
import { freshWorlds } from '../world/stage.ts'

const stage = freshWorlds()
const db = () => stage.store.db
const HOST = 'fairs.example'
const at = (host = HOST) => stage.world.browser(host)
const hall = { key: 'A', label: words('A 馆'), width: 1200, height: 720, doors: [] }
const nowhere = [404, 40400, null]
const brief = ({ status, code, data }: { status: number; code: number; data: unknown }) => [status, code, data]

let site = 0
let fair = 0
let sailing = 0
let mapping = 0
let quiet = 0

beforeAll(async () => {
  await addTerms(db())
  site = await addSite(db(), HOST)
  await addSite(db(), 'other.example')
  fair = await addFair(db(), site, { halls: [hall], visitorCount: 1200, deliveryCount: 300, undertaker: '学生会' })
  sailing = await addCompany(db(), { name: '云帆' })
  mapping = await addCompany(db(), { name: '测绘', industry: 't-maps' })
  quiet = await addCompany(db(), { name: '无声' })
  await addPosition(db(), sailing)
  await addPosition(db(), sailing, { title: '后端工程师' })
  await addPosition(db(), sailing, { title: '停招岗', status: 'closed' })
  await addPosition(db(), mapping, { expiresAt: daysFromStart(1) })
  await bringToFair(db(), fair, sailing, 'A02')
  await bringToFair(db(), fair, mapping, 'A01')
  await bringToFair(db(), fair, quiet)
  const free = { fairId: fair, hall: 'A', x: 120, y: 0, w: 60, h: 40 }
  await db()
    .insert(booths)
    .values({ ...free, no: 'A03', status: 'free' })
})

const detail = async (id = fair, host = HOST) => at(host).call(calls.getFair, { id: String(id) })

describe('a job fair', () => {
  it('comes with its plan, its companies and what they offer [FAIR-1]', async () => {
    const { data } = await detail()
    expect(data).toMatchObject({
      id: String(fair),
      title: '秋季双选会',
      status: 'coming',
      starts_at: '2026-11-23T09:00:00.000Z',
      company_count: 3,
      position_count: 3,
      organiser: '就业指导中心',
      undertaker: '学生会',
      plan: 'booths',
      plan_image: '',
      halls: [hall],
      visitor_count: 1200,
      delivery_count: 300,
    })
    const stand = { hall: 'A', x: 0, y: 0, w: 60, h: 40, status: 'taken' }
    const company = {
      id: String(mapping),
      company_name: '测绘',
      logo_url: '',
      industry_label: words('t-maps'),
      second_industry: words('企业服务'),
      insize: '100-499',
      nature: 'private',
      industry: 't-maps',
      position_count: 1,
    }
    expect(data.booths).toEqual([
      { ...stand, no: 'A01', company },
      {
        ...stand,
        no: 'A02',
        company: {
          ...company,
          id: String(sailing),
          company_name: '云帆',
          industry_label: words('软件'),
          industry: 't-software',
          position_count: 2,
        },
      },
      { ...stand, no: 'A03', x: 120, status: 'free', company: null },
    ])
  })

  it('goes from coming to live to past by the clock, and counts what is still open [FAIR-1]', async () => {
    const seen = async () => {
      const { data } = await detail()
      return [data.status, data.position_count]
    }
    expect(await seen()).toEqual(['coming', 3])
    stage.world.advance(3 * DAY)
    expect(await seen()).toEqual(['live', 2])
    stage.world.advance(DAY / 3)
    expect(await seen()).toEqual(['past', 2])
  })

  it('keeps a plan that is not published [FAIR-1]', async () => {
    const shut = await addFair(db(), site, { plan: 'closed', halls: [hall], planImage: '/plan.svg' })
    await bringToFair(db(), shut, sailing, 'A01')
    expect((await detail(shut)).data).toMatchObject({ plan: 'closed', plan_image: '', halls: [], booths: [] })
    const { data } = await at().call(calls.getFairCompanies, { id: String(shut) })
    expect(data.list.map(({ booth_no, hall }) => [booth_no, hall])).toEqual([['', '']])
    const pictured = await addFair(db(), site, { plan: 'image', planImage: '/plan.svg' })
    expect((await detail(pictured)).data).toMatchObject({ plan: 'image', plan_image: '/plan.svg', booths: [] })
  })

  it('is its own site’s [FAIR-1]', async () => {
    const other = at('other.example')
    const id = String(fair)
    expect(brief(await detail(fair, 'other.example'))).toEqual(nowhere)
    expect(brief(await other.call(calls.getFairLabels, { id }))).toEqual(nowhere)
    expect(brief(await other.call(calls.getFairCompanies, { id }))).toEqual(nowhere)
    expect((await other.call(calls.getTalks, { fair_id: id })).data).toEqual({ list: [], total: 0 })
  })
})

describe('its companies', () => {
  const companies = async (params: Partial<Params<typeof calls.getFairCompanies>> = {}) => {
    const { data } = await at().call(calls.getFairCompanies, { id: String(fair), ...params })
    return { total: data.total, list: data.list.map(({ company_name, booth_no }) => company_name + booth_no) }
  }

  it('stand by their booths, those without one last [FAIR-1]', async () => {
    expect(await companies()).toEqual({ total: 3, list: ['测绘A01', '云帆A02', '无声'] })
    expect(await companies({ page: '2', size: '2' })).toEqual({ total: 3, list: ['无声'] })
    expect(await companies({ page: '9' })).toEqual({ total: 3, list: [] })
  })

  it('are found by industry and by name [FAIR-1]', async () => {
    expect(await companies({ label: 't-maps' })).toEqual({ total: 1, list: ['测绘A01'] })
    expect(await companies({ keyword: '测绘' })).toEqual({ total: 1, list: ['测绘A01'] })
    expect(await companies({ keyword: '绘测' })).toEqual({ total: 0, list: [] })
  })

  it('are found on the plan by what they recruit for, in either script, and by name [FAIR-1]', async () => {
    const found = async (keyword: string, host = HOST, id = fair) =>
      (await at(host).call(calls.findBooths, { id: String(id), keyword })).data
    const backend = { no: 'A02', position: '后端工程师' }
    expect(await found('后端')).toEqual({ list: [backend] })
    expect(await found('後端工程師')).toEqual({ list: [backend] })
    expect(await found('工程师 后端')).toEqual({ list: [backend] })
    expect(await found('測繪')).toEqual({ list: [{ no: 'A01', position: null }] })
    expect(await found('前端工程师')).toEqual({
      list: [
        { no: 'A01', position: '前端工程师' },
        { no: 'A02', position: '前端工程师' },
      ],
    })
    expect(await found('停招岗')).toEqual({ list: [] })
    expect(await found(' ')).toEqual({ list: [] })
    expect(await found('后端', 'other.example')).toBeNull()
    const closed = await addFair(db(), site, { plan: 'closed', halls: [hall] })
    await bringToFair(db(), closed, sailing, 'B01')
    expect(await found('后端', HOST, closed)).toEqual({ list: [] })
  })

  it('are not found on the plan by what a description merely mentions [FAIR-1]', async () => {
    const company = await addCompany(db(), { name: '岚桥' })
    const fair = await addFair(db(), site, { halls: [hall] })
    await bringToFair(db(), fair, company, 'A01')
    const document = documentOf({ t: ['后端工程师'], s: ['Redis'], d: ['与产品、前端当面对清字段。'] })
    await addPosition(db(), company, { title: '后端工程师', document })
    const found = async (keyword: string) =>
      (await at().call(calls.findBooths, { id: String(fair), keyword })).data.list.map(({ position }) => position)
    expect(await found('前端')).toEqual([])
    expect(await found('redis')).toEqual(['后端工程师'])
  })

  it('have industries, which are counted [FAIR-1]', async () => {
    const { data } = await at().call(calls.getFairLabels, { id: String(fair) })
    expect(data.list).toEqual([
      { value: 't-software', label: words('软件'), count: 2 },
      { value: 't-maps', label: words('t-maps'), count: 1 },
    ])
  })
})

describe('lists', () => {
  const HERE = 'calendar.example'
  const titles = async (params: Params<typeof calls.getFairList> = {}) => {
    const { data } = await at(HERE).call(calls.getFairList, params)
    return [data.total, ...data.list.map(({ title }) => title)]
  }

  beforeAll(async () => {
    const calendar = await addSite(db(), HERE)
    const add = (title: string, day: number, isCancelled = false) =>
      addFair(db(), calendar, { title, isCancelled, startsAt: daysFromStart(day), endsAt: daysFromStart(day + 1) })
    await add('上月', -30)
    await add('昨天', -1.5)
    await add('今天', -0.5)
    await add('明天', 1)
    await add('下月', 30)
    await add('取消', 5, true)
    const talk = (title: string, day: number) => ({
      siteId: calendar,
      title,
      startsAt: daysFromStart(day),
      place: '礼堂',
    })
    await db()
      .insert(talks)
      .values([talk('前天', -2), talk('后天', 2), talk('昨晚', -0.6), talk('今晚', 0.4)])
  })

  it('name what is to come first, then what was, the latest first [JOB-6]', async () => {
    expect(await titles()).toEqual([6, '今天', '明天', '下月', '取消', '昨天', '上月'])
    expect(await titles({ page: '2', size: '4' })).toEqual([6, '昨天', '上月'])
  })

  it.each([
    ['coming', [2, '明天', '下月']],
    ['live', [1, '今天']],
    ['past', [2, '昨天', '上月']],
    ['cancelled', [1, '取消']],
  ] as const)('are narrowed to the %s [JOB-6]', async (status, expected) => {
    expect(await titles({ status })).toEqual(expected)
  })

  it('name talks, the next one first', async () => {
    const { data } = await at(HERE).call(calls.getTalks, {})
    expect(data.list.map(({ title }) => title)).toEqual(['今晚', '后天', '昨晚', '前天'])
    expect(data.list[0]).toEqual({
      id: expect.stringMatching(/^\d+$/),
      title: '今晚',
      company: null,
      starts_at: daysFromStart(0.4).toISOString(),
      place: '礼堂',
    })
  })

  it('name talks of one fair', async () => {
    const talk = {
      siteId: site,
      fairId: fair,
      companyId: sailing,
      title: '宣讲',
      startsAt: daysFromStart(3),
      place: '礼堂',
    }
    await db()
      .insert(talks)
      .values([talk, { ...talk, fairId: null, title: '另一场' }])
    const { data } = await at().call(calls.getTalks, { fair_id: String(fair) })
    expect(data.list.map(({ title, company }) => [title, company?.company_name])).toEqual([['宣讲', '云帆']])
  })
})
