import { describe, expect, it } from 'vitest'
import { logInAs, student } from './world/identities.ts'
import { createWorld, eventually, type Visitor } from './world.ts'

const world = createWorld()

const ABOUT = '面向毕业生的校园招聘与就业服务：企业直招、双选会、简历与面试辅导。'

const descriptionOf = ({ page }: Visitor) => page.locator('meta[name=description]').getAttribute('content')

describe('title and description', () => {
  it.each([
    { host: 'brand', title: '望海理工大学 · 校园招聘' },
    { host: 'univ', title: '江临大学 · 校园招聘' },
    { host: 'nofair', title: '松原师范大学 · 校园招聘' },
    { host: 'main', title: '启航 · 校园招聘' },
    { host: 'channel', title: '长三角数字经济校园招聘 · 校园招聘' },
    { host: 'employer', title: '西部装备制造人才联盟 · 校园招聘' },
    { host: 'edu', title: '启航就业教育 · 校园招聘' },
    { host: 'career', title: '启航生涯规划 · 校园招聘' },
    { host: 'province', title: '云岭省高校毕业生就业服务平台 · 校园招聘' },
  ])('of the home of $host [SITE-3] [SITE-4]', async ({ host, title }) => {
    const visitor = await world.visit({ host })
    await visitor.open()
    await eventually(() => visitor.page.title()).toBe(title)
    expect(await descriptionOf(visitor)).toBe(ABOUT)
  })

  it.each([
    { host: 'univ', site: '江临大学' },
    { host: 'main', site: '启航' },
    { host: 'channel', site: '长三角数字经济校园招聘' },
  ])('of each page of $host name the page, then the site [SITE-4] [SHELL-8]', async ({ host, site }) => {
    const visitor = await world.visit({ host })
    const pages: [string, string][] = [
      ['/jobRecommend', '职位推荐'],
      ['/companyList?isAll=1', '企业名录'],
      ['/positionList', '全部职位'],
      ['/about', '关于我们'],
      ['/agreement?kind=privacy', '隐私政策'],
      ['/login', '登录/注册'],
      ['/transferPage?user_id=7', '正在进入'],
    ]
    for (const [path, title] of pages) {
      await visitor.open(path)
      await eventually(() => visitor.page.title()).toBe(`${title} · ${site}`)
      expect(await descriptionOf(visitor)).toBe(`${title} - ${site}。${ABOUT}`)
    }
    await visitor.open('/')
    await eventually(() => visitor.page.title()).toBe(`${site} · 校园招聘`)
    expect(await descriptionOf(visitor)).toBe(ABOUT)
  })

  it('of a faculty and of Taiwan speak their language [SITE-4]', async () => {
    const faculty = await world.visit({ host: 'faculty' })
    await faculty.open()
    await eventually(() => faculty.page.title()).toBe('职位 · 江临大学')
    const taiwan = await world.visit({ host: 'taiwan' })
    await taiwan.open('/jobRecommend')
    await eventually(() => taiwan.page.title()).toBe('職缺推薦 · 濱海科技大學')
    await taiwan.page.getByRole('combobox', { name: '語言' }).selectOption({ label: 'English' })
    await eventually(() => taiwan.page.title()).toMatch(/ · Binhai University of Science and Technology$/)
  })

  it('of a student’s pages, too [SITE-4] [SHELL-8]', async () => {
    const visitor = await world.visit()
    await logInAs(visitor, world.demo, student('13800000001'))
    const pages: [string, string][] = [
      ['/resume?from=3', '我的简历'],
      ['/resume_create?from=3', '创建简历'],
      ['/deliveryFeedback?from=3', '投递反馈'],
      ['/myInterviewList', '我的面试'],
      ['/myCollect?from=3', '我的收藏'],
      ['/aiIntelligentfilling?isAuth=1', 'AI写简历'],
      ['/aiIntroduction', 'AI诊断'],
      ['/interviewRoom', '面试间'],
    ]
    for (const [path, title] of pages) {
      await visitor.open(path)
      await eventually(() => visitor.page.title()).toBe(`${title} · 江临大学`)
    }
  })
})

it('the document has one address, where nothing of it is refused', async () => {
  const visitor = await world.visit()
  await visitor.page.goto(`${visitor.origin}/index.html`)
  await eventually(() => visitor.page.title()).toBe('江临大学 · 校园招聘')
  expect(new URL(visitor.page.url()).pathname).toBe('/')
  expect(visitor.complaints.heard).toEqual([])
})

it('nobody counts where no counter is configured [SITE-6]', async () => {
  const visitor = await world.visit()
  const elsewhere: string[] = []
  visitor.page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== visitor.origin && protocol !== 'data:') elsewhere.push(origin)
  })
  await visitor.open()
  await visitor.open('/jobRecommend')
  await visitor.page.getByRole('heading', { level: 1, name: '职位推荐', exact: true }).waitFor()
  expect(await visitor.page.evaluate(() => Reflect.has(window, '_hmt'))).toBe(false)
  expect(elsewhere).toEqual([])
})

describe('what a site leaves for other pages', () => {
  const school = { schoolIcon: '', school_type: '1', yishengyice: '', yunnan: '' }
  it.each([
    {
      host: 'univ',
      cookies: ['2', '1', '江临大学', '就业指导中心 · 校园招聘平台', undefined],
      keys: school,
    },
    {
      host: 'faculty',
      cookies: ['2', '2', '江临大学', '计算机与人工智能学院 · 就业服务', undefined],
      keys: { ...school, school_type: '2' },
    },
    {
      host: 'main',
      cookies: ['1', '', '启航', '校园招聘与毕业生就业平台', undefined],
      keys: { ...school, school_type: '' },
    },
    {
      host: 'career',
      cookies: ['2', '1', '启航生涯规划', '认识自己，再出发', undefined],
      keys: { ...school, yishengyice: '1' },
    },
    {
      host: 'province',
      cookies: ['2', '1', '云岭省高校毕业生就业服务平台', '云岭省教育厅指导', undefined],
      keys: { ...school, yunnan: '1' },
    },
    {
      host: 'employer',
      cookies: ['3', '', '西部装备制造人才联盟', '装备制造业校园招聘', '行业联盟'],
      keys: { ...school, school_type: '' },
    },
  ])('on $host [SITE-8]', async ({ host, cookies, keys }) => {
    const visitor = await world.visit({ host })
    await visitor.open()
    const names = ['siteType', 'school_type', 'title1', 'title2', 'channel_type']
    await eventually(async () => {
      const held = await visitor.cookies()
      return names.map((name) => held[name] && decodeURIComponent(held[name].value))
    }).toEqual(cookies)
    expect(await visitor.page.evaluate(() => ({ ...sessionStorage }))).toEqual(keys)
  })
})
