import { beforeAll, describe, expect, it } from 'vitest'
import { getCompanyList } from '../../../contract/calls/companies.ts'
import { getFairList } from '../../../contract/calls/fairs.ts'
import * as calls from '../../../contract/calls/homes.ts'
import { getHomePositions, getPositionList } from '../../../contract/calls/positions.ts'
import * as siteCalls from '../../../contract/calls/site.ts'
import * as zoneCalls from '../../../contract/calls/zones.ts'
import { homeCompanies } from '../../../server/areas/homes/schema.ts'
import { addCompany, addPosition, addTerms, daysFromStart } from '../world/content-rows.ts'
import { addDepartment, addFair, addHome, addSite, addZone, words } from '../world/site-rows.ts'
import { sharedWorld } from '../world/stage.ts'

const stage = sharedWorld()
const HOST = 'home.example'
const at = (host = HOST) => stage.world.browser(host)
const nowhere = [404, 40400, null]
const brief = ({ status, code, data }: { status: number; code: number; data: unknown }) => [status, code, data]

const hot = { aliasName: words('前端'), value: 't-frontend', period: '', isHot: true }
const banner = {
  img_url: 'drawn:ship',
  jump_link: '#/jobRecommend',
  title: words('启航'),
  text: words('走'),
  action: words('看'),
}
const sections = [
  { key: 'companyArea' as const, title: words('名企') },
  { key: 'school_college_zone' as const, hint: words('学院') },
]
let first = 0
let second = 0

beforeAll(async () => {
  const { db } = stage.store
  await addTerms(db)
  const site = await addSite(db, HOST)
  await addSite(db, 'bare.example')
  first = await addCompany(db, { name: '云帆' })
  second = await addCompany(db, { name: '测绘' })
  await addPosition(db, first, { title: '新一' })
  await addPosition(db, first, { period: 'internship', salaryMin: 200, salaryMax: 260, salaryUnit: 'day' })
  await addPosition(db, first, { status: 'closed' })
  await addHome(db, site, {
    headImgUrl: '/head.png',
    headColour: '#f2e8cf',
    statistics: [
      { value: 1200, label: words('毕业生'), unit: words('人') },
      { value: 'positions', label: words('职位'), unit: words('个') },
      { value: 'companies', label: words('企业'), unit: words('家') },
      { value: 'fairs', label: words('双选会'), unit: words('场') },
    ],
    sections,
    hotCategories: [hot, { ...hot, period: 'internship', isHot: false }],
    banners: [banner, { ...banner, jump_link: 'javascript:alert(1)' }, { ...banner, jump_link: 'https://a.example/' }],
    showAll: false,
    aboutUs: 'drawn',
    hotSearches: ['前端', '测绘'],
  })
  await db.insert(homeCompanies).values([
    { siteId: site, companyId: second, kind: 'zone', place: 1 },
    { siteId: site, companyId: first, kind: 'zone', place: 2 },
    { siteId: site, companyId: first, kind: 'famous', place: 1 },
  ])
  await addDepartment(db, site, { place: 1 })
  await addZone(db, site, { place: 2, title: words('后') })
  await addZone(db, site, { place: 1, title: words('前') })
  await addZone(db, site, { place: 1, kind: 'zoneFour', configType: 6, webDomain: 'javascript:alert(1)' })
  await addFair(db, site, { title: '冬季' })
  await addFair(db, site, { title: '去年', startsAt: daysFromStart(-300), endsAt: daysFromStart(-299) })
})

const counted = [
  { ...hot, label: words('前端开发'), count: 2 },
  { ...hot, period: 'internship', isHot: false, label: words('前端开发'), count: 1 },
]

describe('the branded home', () => {
  const home = async (domain = HOST) => at().call(calls.getBrandHome, { domain })

  it('has its banner, four tiles and its sections in the site’s own order [HOME-4]', async () => {
    const { data } = await home()
    expect(data.domainData).toEqual({ head_img_url: '/head.png', head_colour: '#f2e8cf' })
    expect(data.dataList[0]).toEqual({ value: 1200, label: words('毕业生'), unit: words('人') })
    expect(data.sections).toEqual(sections)
    expect(data.hot_searches).toEqual(['前端', '测绘'])
  })

  it('counts what its tiles say as its lists do [HOME-4]', async () => {
    const { data } = await home()
    const [, ...counted] = data.dataList.map(({ value }) => value)
    const totals = await Promise.all([
      at().call(getPositionList, {}),
      at().call(getCompanyList, {}),
      at().call(getFairList, {}),
    ])
    expect(counted).toEqual(totals.map(({ data }) => data.total))
    expect(counted.at(-1)).toBe(2)
  })

  it('has the departments with what suits them [HOME-5]', async () => {
    const { data } = await home()
    expect(data.school_college_zone).toMatchObject([{ name: words('信息学院'), position_count: 2 }])
    expect(data.school_college_zone).toEqual((await at().call(zoneCalls.getSiteColleges, {})).data.list)
  })

  it('has its companies, zones and fairs, each in its order [HOME-6]', async () => {
    const { data } = await home()
    expect(data.companyList.map(({ company_name, position_count }) => [company_name, position_count])).toEqual([
      ['测绘', 0],
      ['云帆', 2],
    ])
    expect(data.companyList[1]?.samples.map(({ salary: { min, unit } }) => [min, unit]).sort()).toEqual([
      [16_000, 'month'],
      [200, 'day'],
    ])
    expect(data.companyArea.map(({ title }) => title)).toEqual([words('前'), words('后')])
    expect([data.big_four, data.zoneThree]).toEqual([[], []])
    expect(data.school_job_fair_zone.map(({ title, status }) => [title, status])).toEqual([
      ['冬季', 'coming'],
      ['去年', 'past'],
    ])
    expect([data.show_all, data.aboutus]).toEqual([0, 'drawn'])
  })

  it('counts its hot categories by kind and period [HOME-7]', async () => {
    expect((await home()).data.recruitHot).toEqual(counted)
  })

  it('leads to web addresses alone [HOME-8]', async () => {
    expect((await home()).data.zoneFour[0]?.config_content_details).toEqual({ web_domain: '' })
  })

  it('is there for a domain that has one, and may be kept [HOME-10] [API-4]', async () => {
    expect(brief(await home('bare.example'))).toEqual(nowhere)
    expect(brief(await home('nowhere.example'))).toEqual(nowhere)
    expect((await home('HOME.example:8080')).headers['cache-control']).toBe('public, max-age=30')
  })
})

describe('the main platform’s home', () => {
  it('is put together from the site’s row [HOME-9]', async () => {
    const { data } = await at().call(calls.getHomeConfig, {})
    expect(data).toEqual({
      banner_list: [banner, { ...banner, jump_link: '' }, { ...banner, jump_link: 'https://a.example/' }],
      company_famous_list: [
        { img_url: '', jump_link: `#/companyDetailPage?id=${first}`, title: '云帆', position_count: 2 },
      ],
      recruit_hot: counted,
    })
    const bare = await at('bare.example').call(calls.getHomeConfig, {})
    expect(bare.data).toEqual({ banner_list: [], company_famous_list: [], recruit_hot: [] })
  })

  it('has suggestions for searches', async () => {
    expect((await at().call(calls.getConfig, {})).data).toEqual({ hot_searches: ['前端', '测绘'] })
    expect((await at('bare.example').call(calls.getConfig, {})).data).toEqual({ hot_searches: [] })
  })

  it('has companies that recruit, 39 at most, and the newest 18 positions [HOME-9] [API-4]', async () => {
    const { db } = stage.store
    for (let at = 0; at < 40; at++) {
      const company = await addCompany(db, { name: `企业 ${at}` })
      await addPosition(db, company, {
        title: `新 ${at}`,
        publishedAt: daysFromStart(5000 + at),
        expiresAt: daysFromStart(6000),
      })
    }
    const { data } = await at().call(calls.getMainHome, { domain: HOST })
    expect(data.companies).toHaveLength(39)
    expect(data.companies.every(({ position_count }) => position_count > 0)).toBe(true)
    expect(data.positions.list.map(({ title }) => title)).toEqual(
      Array.from({ length: 18 }, (_, at) => `新 ${39 - at}`),
    )
    const { data: more } = await at().call(getHomePositions, { cursor: data.positions.next })
    expect(more.list[0]?.title).toBe('新 21')
    expect(brief(await at().call(calls.getMainHome, { domain: 'nowhere.example' }))).toEqual(nowhere)
  })
})

it('answers each call of a domain for the one that is asked for, and a scene’s code without one [API-4]', async () => {
  const browser = at('bare.example')
  const domain = HOST
  const ofDomain = [
    siteCalls.getExhibition,
    siteCalls.getDomainConfig,
    siteCalls.getSchoolType,
    siteCalls.getTaiwanFlag,
    calls.getBrandHome,
    calls.getMainHome,
    zoneCalls.getFacultyList,
    zoneCalls.getFacultyMajors,
  ]
  expect(ofDomain.map(({ method, path }) => [method, path])).toEqual([
    ['GET', '/api/site/getexhibition'],
    ['GET', '/api/site/getdomainconfig'],
    ['GET', '/api/site/getschooltype'],
    ['GET', '/api/site/istaiwan'],
    ['GET', '/api/site/getbrandhome'],
    ['GET', '/api/site/getmainhome'],
    ['GET', '/api/site/getfacultylist'],
    ['GET', '/api/site/getfacultymajors'],
  ])
  for (const call of ofDomain) {
    expect([call.path, (await browser.call(call, { domain })).code]).toEqual([call.path, 0])
    expect([call.path, (await browser.call(call, { domain: 'nowhere.example' })).status]).toEqual([call.path, 404])
    expect([call.path, (await browser.request({ method: 'GET', url: call.path })).statusCode]).toEqual([call.path, 400])
  }
  const { data } = await browser.call(siteCalls.getStudentQrCode, { scene: 'qp-univ' })
  expect(data.QRcode).toMatch(/^data:image\/svg/)
})

it.each([
  ['zh-CN', '请求失败'],
  ['zh-TW', '請求失敗'],
  ['en', 'The request failed'],
])('says in %s that a school’s type cannot be told [API-4]', async (locale, sentence) => {
  const browser = at()
  browser.jar.set('locale', locale)
  const { status, msg } = await browser.call(siteCalls.getSchoolType, { domain: 'nowhere.example' })
  expect([status, msg]).toEqual([404, sentence])
})
