import * as v from 'valibot'
import { expect, it } from 'vitest'
import { logout } from '../../../contract/calls/authentication.ts'
import { backOfficeVisit } from '../../../contract/calls/demo.ts'
import { getFairList } from '../../../contract/calls/fairs.ts'
import { getMediaList } from '../../../contract/calls/media.ts'
import { getPositionList } from '../../../contract/calls/positions.ts'
import { addCompany, addPosition, addTerms } from '../world/content-rows.ts'
import { sharedWorld } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = sharedWorld()

const visit = async (browser: Browser, path: string) => v.parse(backOfficeVisit, await browser.read(path))
const pageOf = async (browser: Browser, url: string) =>
  (await browser.request({ method: 'GET', url, headers: { accept: 'text/html' } })).body

it('says who came by the session alone, whatever the hints say', async () => {
  const browser = stage.world.browser()
  for (const name of ['user_id', 'com_key_user', 'channel_userid']) browser.jar.set(name, '1')
  browser.jar.set('login_type', 'company')
  for (const [path, back_office] of [
    ['/company/', 'company'],
    ['/school/', 'school'],
    ['/op/', 'op'],
  ] as const) {
    expect(await visit(browser, path)).toEqual({ back_office, login_type: null, name: '', user_id: '0' })
    if (back_office === 'company') continue
    const page = await pageOf(browser, path)
    expect(page).toContain('尚未登录')
    expect(page).not.toContain('data-logout=')
  }
})

it('lets each identity into its own back office alone, and out again [EMP-4] [ADM-2] [CHL-1]', async () => {
  const logIns = [
    [
      '/company/',
      'company',
      '139****0001',
      async (browser: Browser) => (await browser.logInEmployer('13900000001')).data,
    ],
    ['/school/', 'school', 'univadmin', async (browser: Browser) => (await browser.logInSchool('univadmin')).data],
    ['/op/', 'channel', 'organiser', async (browser: Browser) => (await browser.logInChannel('organiser')).data],
  ] as const
  for (const [own, login_type, name, logIn] of logIns) {
    const browser = stage.world.browser()
    const { user_id } = await logIn(browser)
    for (const [path] of logIns) {
      expect(await visit(browser, path)).toMatchObject({ login_type, name, user_id })
      if (path === '/company/') continue
      const page = await pageOf(browser, path)
      expect(page).toContain(path === own ? `您好，${name}` : '登录身份不符')
      expect(page.includes('data-logout="/api/user/loginout"')).toBe(path === own)
    }
    await browser.call(logout, {})
    expect(await visit(browser, own)).toMatchObject({ login_type: null })
  }
})

const linkOf = async (browser: Browser, url: string) => /<p><a href="(.*?)">/.exec(await pageOf(browser, url))?.[1]

it('leads to the site’s home unless that leads to a back office again', async () => {
  for (const host of ['univ.localhost', 'channel.localhost', 'employer.localhost']) {
    expect(await linkOf(stage.world.browser(host), '/op/')).toBe('/')
  }
  expect(await linkOf(stage.world.browser('redirect.localhost'), '/op/')).toBe('/demo')
  const employer = stage.world.browser('channel.localhost')
  await employer.logInEmployer('13900000004')
  expect(await linkOf(employer, '/op/')).toBe('/demo')
  const organiser = stage.world.browser('channel.localhost')
  await organiser.logInChannel('organiser')
  expect(await linkOf(organiser, '/op/')).toBe('/demo')
  const officer = stage.world.browser('univ.localhost')
  await officer.logInSchool('univadmin')
  expect(await linkOf(officer, '/school/')).toBe('/')
})

it('tells its script which hints to forget at the log-out', async () => {
  const browser = stage.world.browser()
  await browser.logInSchool('univadmin')
  expect(await pageOf(browser, '/school/')).toContain(
    'data-cookies="user_id user_name user_school user_type strategy faculty login_type"',
  )
})

it.each(['/school/', '/op/'])('draws %s in three languages and leads there without the slash', async (url) => {
  const names = await Promise.all(
    ['zh-CN', 'zh-TW', 'en'].map(async (locale) => {
      const browser = stage.world.browser()
      browser.jar.set('locale', locale)
      const page = await pageOf(browser, url)
      expect(page).toContain(`<html lang="${locale}">`)
      expect(page).toMatch(/<script type="module" src="\/demo\/assets\/back-office\.js\?\w{8}"><\/script>/)
      return /<h1>(.*?)<\/h1>/.exec(page)?.[1]
    }),
  )
  expect(new Set(names).size).toBe(3)
  const bare = await stage.world.browser().request({ method: 'GET', url: url.slice(0, -1) })
  expect([bare.statusCode, bare.headers.location]).toEqual([302, url])
})

it('shows on the jump page what it was given, and the way back to the desktop site [SITE-5]', async () => {
  const page = await pageOf(stage.world.browser(), '/m/?scene=qp-univ%3Cb%3E&page=position_list')
  for (const sight of ['江临大学', 'qp-univ&lt;b&gt;', 'position_list', 'href="/?desktop=1#/">继续在网页查看</a>']) {
    expect(page).toContain(sight)
  }
  expect((await stage.world.browser().request({ method: 'GET', url: '/m/?scene=a&scene=b' })).statusCode).toBe(200)
})

it('shows on the jump page what the visitor came for, and leads on to just that [SITE-5]', async () => {
  const browser = stage.world.browser()
  const position = (await browser.call(getPositionList, {})).data.list[0]!
  const fair = (await browser.call(getFairList, {})).data.list[0]!
  const article = (await browser.call(getMediaList, { kind: 'article' })).data.list[0]!
  const video = (await browser.call(getMediaList, { kind: 'video' })).data.list[0]!
  const { company } = position
  for (const [path, sights] of [
    [`/job?id=${position.id}`, ['职位', position.title, '招聘单位', '薪资']],
    [`/companyDetailPage?id=${company.id}`, ['企业', company.company_name, '所属行业']],
    [`/jobFair?id=${fair.id}`, ['双选会', fair.title, '地点']],
    [`/floorplan?id=${fair.id}`, ['双选会', fair.title, '地点']],
    [`/wenDetail?id=${article.id}`, ['文章', article.title, '来源']],
    [`/videoDetail?id=${video.id}`, ['视频', video.title, '来源']],
  ] as const) {
    const page = await pageOf(stage.world.browser(), `/m/?scene=qp-univ&path=${encodeURIComponent(path)}`)
    for (const sight of sights) expect(page).toContain(sight)
    expect(page).toContain(`href="/?desktop=1#${path}">继续在网页查看</a>`)
  }
})

it('says on the jump page that what the visitor came for is over [SITE-5]', async () => {
  const { db } = stage.store
  await addTerms(db)
  const over = await addPosition(db, await addCompany(db), { status: 'closed' })
  const [past] = (await stage.world.browser().call(getFairList, { status: 'past' })).data.list
  const shown = (path: string) => pageOf(stage.world.browser(), `/m/?path=${encodeURIComponent(path)}`)
  expect(await shown(`/job?id=${over}`)).toContain('<p class="muted">该职位已停止招聘</p>')
  expect(await shown(`/jobFair?id=${past?.id}`)).toContain('<p class="muted">该双选会已结束</p>')
})

it.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', `/${'x'.repeat(2000)}`])(
  'leads from the jump page to no other host: %s [SITE-5]',
  async (path) => {
    const page = await pageOf(stage.world.browser(), `/m/?path=${encodeURIComponent(path)}`)
    expect(page).toContain('href="/?desktop=1#/">继续在网页查看</a>')
  },
)

it.each([
  ['/positionList?city=3', '全部职位'],
  ['/companyList?isAll=1', '企业名录'],
  ['/wenList', '就业资讯'],
])('names on the jump page the list that the visitor came for: %s [SITE-5]', async (path, title) => {
  const page = await pageOf(stage.world.browser(), `/m/?path=${encodeURIComponent(path)}`)
  expect(page).toContain(`<h1>${title}</h1>`)
  expect(page).toContain(`href="/?desktop=1#${path}">继续在网页查看</a>`)
})

it('leads on from the jump page of a site without pages to where they are [SITE-5]', async () => {
  const shown = (path: string, host: string) =>
    pageOf(stage.world.browser(host), `/m/?path=${encodeURIComponent(path)}`)
  for (const path of ['/job?id=1', '/companyDetailPage?id=1']) {
    expect(await shown(path, 'nofair.localhost')).toContain(`href="http://main.localhost:8080/?desktop=1#${path}"`)
    expect(await shown(path, 'brand.localhost')).toContain(`href="/?desktop=1#${path}"`)
  }
  expect(await shown('/resume?from=3', 'nofair.localhost')).toContain('href="/?desktop=1#/resume?from=3"')
})

it('names on the jump page the fair of the site where the address names none [SITE-5]', async () => {
  const fairs = (await stage.world.browser().call(getFairList, {})).data.list
  const next = fairs.find(({ status }) => status === 'live') ?? fairs.find(({ status }) => status === 'coming')
  for (const path of ['/jobFair', '/floorplan', '/jobFair?tab=talks']) {
    const page = await pageOf(stage.world.browser(), `/m/?path=${encodeURIComponent(path)}`)
    expect(page).toContain(`<h1>${next?.title}</h1>`)
    expect(page).toContain('<dt>地点</dt>')
    expect(page).toContain(`href="/?desktop=1#${path}">继续在网页查看</a>`)
  }
  const none = await pageOf(stage.world.browser('employer.localhost'), '/m/?path=/jobFair')
  expect(none).toContain('<h1>招聘会</h1>')
})

it('says on the jump page what a list is searched for [SITE-5]', async () => {
  const path = `/positionList?${new URLSearchParams({ keyword: '嵌入式<b>', city: '3' })}`
  const page = await pageOf(stage.world.browser(), `/m/?path=${encodeURIComponent(path)}`)
  expect(page).toContain('<h1>全部职位</h1>')
  expect(page).toContain('<dt>搜索</dt><dd>「嵌入式&lt;b&gt;」</dd>')
})

it('leads on to what is not there, or is no thing of its own, as well [SITE-5]', async () => {
  for (const [path, title] of [
    ['/job?id=999999', '没有找到这个职位'],
    ['/job', '没有找到这个职位'],
    ['/job?id=1">', '没有找到这个职位'],
    ['/companyDetailPage?id=999999', '没有找到这个企业'],
    ['/jobFair?id=999999', '没有找到这个双选会'],
    ['/wenDetail?id=999999', '没有找到这个文章'],
    ['/videoDetail', '没有找到这个视频'],
    ['/about', '小程序入口'],
  ] as const) {
    const page = await pageOf(stage.world.browser(), `/m/?path=${encodeURIComponent(path)}`)
    expect(page).toContain(`<h1>${title}</h1>`)
    expect(page).toContain(`href="/?desktop=1#${path.replace('">', '&quot;&gt;')}"`)
  }
})
