import { expect, it } from 'vitest'
import {
  createQrCodeParameter,
  getCompanySiteInfo,
  getDomainConfig,
  getExhibition,
  getHomeResource,
  getSchoolType,
  getSiteInfo,
  getStudentQrCode,
  getTaiwanFlag,
} from '../../../contract/calls/site.ts'
import { getSchoolHome, getSchoolQrCode } from '../../../contract/calls/staff.ts'
import { employers, staff, students } from '../../../server/areas/login/schema.ts'
import { resumes } from '../../../server/areas/resume/schema.ts'
import { siteHosts, sites } from '../../../server/areas/site/schema.ts'
import { seedDemo } from '../../../server/demo/seed.ts'
import { START } from '../world/content-rows.ts'
import { sharedWorld } from '../world/stage.ts'
import { type Browser, createWorld } from '../world.ts'

const stage = sharedWorld()

const brief = ({ status, code, data }: { status: number; code: number; data: unknown }) => [status, code, data]

const infoOf = async (domain: string) => (await stage.world.browser().call(getSiteInfo, { domain })).data

it.each([
  ['localhost', { type: 2, is_show_jobfair: 1, brand: { kind: 'recruiting', rejected_to: '/' } }],
  ['brand.localhost', { type: 2, school: { school_type: 1 }, brand: { kind: 'recruiting' } }],
  ['univ.localhost', { type: 2, school: { school: '江临大学', school_type: 1, is_show_jobfair: 1 }, is_open_ai: 1 }],
  ['nofair.localhost', { type: 2, is_show_jobfair: 0, school: { is_show_jobfair: 0 } }],
  ['faculty.localhost', { type: 2, school: { school_type: 2, college: '计算机与人工智能学院' } }],
  ['main.localhost', { type: 1, school: null, channel: null, brand: { name: { 'zh-CN': '启航' } } }],
  ['channel.localhost', { type: 3, channel: { channel: '长三角数字经济校园招聘', show_content: 3 } }],
  ['employer.localhost', { type: 3, channel: { show_content: 1 } }],
  ['employer-bg.localhost', { type: 3, channel: { show_content: 1 } }],
  ['redirect.localhost', { type: 3, channel: { show_content: 2 } }],
  ['taiwan.localhost', { type: 2, is_taiban: 1, default_locale: 'zh-TW' }],
  ['edu.localhost', { brand: { kind: 'employment-education' } }],
  ['career.localhost', { brand: { kind: 'career-planning' } }],
  ['province.localhost', { brand: { kind: 'province' } }],
])('knows what %s is [SITE-1] [SITE-3]', async (host, expected) => {
  expect(await infoOf(host)).toMatchObject(expected)
})

it('gives each site its own colour, filing number and captcha ids', async () => {
  const rows = await stage.store.db.select().from(sites)
  const distinct = (values: string[]) => new Set(values).size
  expect(rows).toHaveLength(13)
  expect(distinct(rows.map(({ info }) => info.brand.colour))).toBe(13)
  expect(distinct(rows.map(({ info }) => info.captcha.sms_app_id))).toBe(13)
})

it('gives each kind of site its footer [SITE-3]', async () => {
  const footerOf = async (host: string) => (await infoOf(host)).brand.footer_variant
  const hosts = ['main', 'univ', 'faculty', 'taiwan', 'edu', 'channel', 'employer', 'redirect']
  expect(await Promise.all(hosts.map((name) => footerOf(`${name}.localhost`)))).toEqual([1, 2, 2, 2, 2, 3, 3, 3])
})

it('takes a domain with port, capitals or a closing dot', async () => {
  const plain = await infoOf('univ.localhost')
  for (const domain of ['univ.localhost:8080', 'UNIV.localhost', 'univ.localhost.']) {
    expect(await infoOf(domain)).toEqual(plain)
  }
})

it.each(['unknown.example', '', '\u0000', "' or 1=1 --", '😀', '[::1]'])('knows no site %j', async (domain) => {
  const answer = await stage.world.browser().call(getSiteInfo, { domain })
  expect([answer.status, answer.code, answer.data]).toEqual([404, 40400, null])
})

it('has no calls of a site at an unknown host', async () => {
  const answer = await stage.world.browser('unknown.example').call(createQrCodeParameter, { type: '4' })
  expect([answer.status, answer.code]).toEqual([404, 40400])
})

it('draws the site’s mini-program code', async () => {
  const { data } = await stage.world.browser().call(createQrCodeParameter, { type: '4' })
  expect(data.QRcode).toMatch(/^data:image\/svg\+xml;base64,/)
})

it('draws the school’s code on a school’s site', async () => {
  const data = async (host: string) => brief(await stage.world.browser(host).call(getSchoolQrCode, {}))
  expect(await data('univ.localhost')).toEqual([200, 0, { QRcode: expect.stringMatching(/^data:image\/svg/) }])
  expect(await data('main.localhost')).toEqual([404, 40400, null])
})

it('draws the scenes that the site’s configuration or the student’s own session names, and no other', async () => {
  const stranger = stage.world.browser()
  const student = stage.world.browser()
  const id = await student.logIn('13800000001')
  const draw = async (browser: Browser, scene: string) => {
    const { status, code, data } = await browser.call(getStudentQrCode, { scene })
    return data ? data.QRcode.slice(0, 18) : [status, code]
  }
  const drawn = 'data:image/svg+xml'
  for (const scene of ['qp-univ', 'qp-univ-school']) expect(await draw(stranger, scene)).toBe(drawn)
  expect(await draw(student, `student=${id}`)).toBe(drawn)
  for (const scene of ['student=', 'student=0', 'anything', 'qp-main', `student=${id}0`, `student=${id}`]) {
    expect(await draw(stranger, scene)).toEqual([403, 40300])
  }
  expect(await draw(student, `student=${Number(id) + 1}`)).toEqual([403, 40300])
  expect(await draw(stranger, 'x'.repeat(33))).toEqual([400, 10001])
  const { msg } = await stranger.call(getStudentQrCode, { scene: 'anything' })
  expect(msg).toBe('这个二维码不属于本站，也不属于当前登录的学生')
})

it('draws an address sixty such codes a minute', async () => {
  const ask = async (address: string) =>
    (await stage.world.browser('univ.localhost', address).call(getStudentQrCode, { scene: 'qp-univ' })).code
  for (let drawn = 0; drawn < 60; drawn++) expect(await ask('10.0.0.1')).toBe(0)
  expect([await ask('10.0.0.1'), await ask('10.0.0.2')]).toEqual([20013, 0])
  stage.world.advance(60_000)
  expect(await ask('10.0.0.1')).toBe(0)
})

it('says single facts of a site, and of no other host', async () => {
  const browser = stage.world.browser()
  const facts = async (domain: string) => ({
    support: brief(await browser.call(getCompanySiteInfo, { domain })),
    schoolType: brief(await browser.call(getSchoolType, { domain })),
    taiwan: brief(await browser.call(getTaiwanFlag, { domain })),
    exhibition: brief(await browser.call(getExhibition, { domain })),
  })
  const univ = await infoOf('univ.localhost')
  expect(await facts('univ.localhost')).toEqual({
    support: [200, 0, { company_concat_qr_code_url: '/demo/support.svg', company_concat_link: '' }],
    schoolType: [200, 0, { school_type: 1 }],
    taiwan: [200, 0, { is_taiban: 0 }],
    exhibition: [200, 0, { exhibition: univ.exhibition }],
  })
  expect((await facts('faculty.localhost')).schoolType).toEqual([200, 0, { school_type: 2 }])
  expect((await facts('main.localhost')).schoolType).toEqual([200, 0, { school_type: 0 }])
  expect((await facts('taiwan.localhost:8080')).taiwan).toEqual([200, 0, { is_taiban: 1 }])
  const nowhere = [404, 40400, null]
  expect(await facts('unknown.example')).toEqual({
    support: nowhere,
    schoolType: nowhere,
    taiwan: nowhere,
    exhibition: nowhere,
  })
})

it('says how an employers’ login screen looks, from the site’s row [CHAN-1]', async () => {
  const configOf = async (domain: string) => (await stage.world.browser().call(getDomainConfig, { domain })).data
  expect(await configOf('employer.localhost')).toMatchObject({ use_bg_image: 0, channel_type: '行业联盟' })
  const withPicture = await configOf('employer-bg.localhost')
  expect(withPicture).toMatchObject({ use_bg_image: 1, bg_image: '', title: '与湾区一起，点亮清洁未来' })
  expect(withPicture.subtitle).not.toBe('')
  expect((await stage.world.browser().call(getDomainConfig, { domain: 'unknown.example' })).status).toBe(404)
})

it('hides the technical-support logo where the site’s row says so [SITE-7]', async () => {
  const hidden = async (host: string) => (await stage.world.browser(host).call(getHomeResource, {})).data.is_hide_logo
  expect([await hidden('channel.localhost'), await hidden('univ.localhost')]).toEqual([1, 0])
})

it('counts what the platform has for a school’s back office alone', async () => {
  const home = async (host: string) => brief(await stage.world.browser(host).call(getSchoolHome, {}))
  const counts = { students: 500_000, companies: 20_000, universities: 1000 }
  expect(await home('univ.localhost')).toEqual([200, 0, { school: '江临大学', ...counts }])
  expect(await home('channel.localhost')).toEqual([404, 40400, null])
})

it('knows where employers, phones and a school’s own people are sent [SITE-5] [SITE-9]', async () => {
  const { employer_main, jump_page, transfer_login, support } = await infoOf('nofair.localhost')
  expect([jump_page, transfer_login]).toEqual(['/m/', 'https://login.songyuan.example/employment'])
  expect(employer_main.test).not.toBe(employer_main.production)
  expect(Object.values(support).every((contact) => contact !== '')).toBe(true)
  expect((await infoOf('univ.localhost')).transfer_login).toBe('')
})

it('lists who can log in on the front desk', async () => {
  const desk: { employers: object[]; staff: object[] } = await stage.world.browser().read('/demo')
  expect(desk.employers).toHaveLength(60)
  expect(desk.staff).toEqual([
    { login_type: 'school', username: 'univadmin' },
    { login_type: 'school', username: 'facultyadmin' },
    { login_type: 'channel', username: 'organiser' },
  ])
  const page = await stage.world.browser().request({ method: 'GET', url: '/demo', headers: { accept: 'text/html' } })
  for (const sight of ['13900000060', 'facultyadmin', 'href="/company/"', 'href="/op/"', 'href="/demo/outbox"']) {
    expect(page.body).toContain(sight)
  }
})

it('seeds students of both regions, employers and staff, and nothing twice', async () => {
  const count = async () => [
    await stage.store.db.$count(sites),
    await stage.store.db.$count(siteHosts),
    await stage.store.db.$count(students),
    await stage.store.db.$count(resumes),
    await stage.store.db.$count(employers),
    await stage.store.db.$count(staff),
  ]
  expect(await count()).toEqual([13, 15, 45, 37, 60, 3])
  await seedDemo(stage.store.db, { now: START, scale: 1 })
  expect(await count()).toEqual([13, 15, 45, 37, 60, 3])
  const phones = (await stage.store.db.select().from(students)).map(({ phone }) => phone)
  expect(phones.sort().at(0)).toBe('13800000001')
  expect(phones).toContain('13800000040')
  expect(phones.filter((phone) => phone.startsWith('8869123456'))).toHaveLength(5)
})

it('has its helpers in the demonstration alone', async () => {
  const plain = await createWorld(stage.store.db, { demo: false })
  for (const url of [
    '/demo',
    '/demo/outbox',
    '/demo/captcha/x',
    '/m/scan?scene=x',
    '/m/',
    '/op/',
    '/demo/assets/scan.js',
  ]) {
    const answer = await plain.browser().request({ method: 'GET', url })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 40400])
  }
  await plain.close()
})

it.each(['/demo', '/demo/outbox', '/m/scan?scene=gone', '/m/'])(
  'draws %s as a page in three languages',
  async (url) => {
    const titles = await Promise.all(
      ['zh-CN', 'zh-TW', 'en'].map(async (locale) => {
        const browser = stage.world.browser()
        browser.jar.set('locale', locale)
        const page = await browser.request({ method: 'GET', url, headers: { accept: 'text/html' } })
        expect(page.headers['content-security-policy']).toContain("script-src 'self'")
        expect(page.body).toContain(`<html lang="${locale}">`)
        return /<h1>(.*?)<\/h1>/.exec(page.body)?.[1]
      }),
    )
    expect(new Set(titles).size).toBe(3)
  },
)

it('escapes what visitors wrote', async () => {
  const page = await stage.world.browser().request({ method: 'GET', url: '/m/scan?scene="><script>alert(1)</script>' })
  expect(page.body).not.toContain('<script>alert')
})

it('answers an unknown call with an envelope, and any call with the security headers [API-2]', async () => {
  const { statusCode, headers, body } = await stage.world
    .browser()
    .request({ method: 'GET', url: '/api/nothing?phone=1' })
  expect([statusCode, JSON.parse(body)]).toEqual([404, { code: 40400, msg: '没有找到相应内容', data: null }])
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
})
