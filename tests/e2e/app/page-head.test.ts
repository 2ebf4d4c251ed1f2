import { describe, expect, it } from 'vitest'
import { getFairList } from '../../../contract/calls/fairs.ts'
import { getMedia, getMediaList } from '../../../contract/calls/media.ts'
import { logInAs, student } from '../world/identities.ts'
import { createWorld, eventually, type Visitor } from '../world.ts'

const world = createWorld()

const PLATFORM = '面向全国毕业生的校园招聘平台：合作高校审核的企业与职位，一份简历走遍每一场双选会。'
const SCHOOL = '面向本校毕业生的校园招聘与就业服务：企业直招、双选会、简历与面试辅导。'
const CHANNEL = '人才联盟的校园招聘：成员企业在一处发布职位，毕业生在一处投递。'

const descriptionOf = ({ page }: Visitor) => page.locator('meta[name=description]').getAttribute('content')

describe('title and description', () => {
  it.each([
    { host: 'brand', title: '望海理工大学 · 校园招聘平台', about: SCHOOL },
    { host: 'univ', title: '江临大学 · 校园招聘', about: SCHOOL },
    { host: 'nofair', title: '松原师范大学 · 校园招聘', about: SCHOOL },
    { host: 'main', title: '启航 · 校园招聘平台', about: PLATFORM },
    { host: 'channel', title: '长三角数字经济校园招聘 · 校园招聘平台', about: CHANNEL },
    { host: 'employer', title: '西部装备制造人才联盟 · 校园招聘', about: CHANNEL },
    {
      host: 'edu',
      title: '启航就业教育 · 就业育人平台',
      about: '课程、实训与就业相衔接的育人服务：从课堂到岗位，每一步都有指导。',
    },
    {
      host: 'career',
      title: '启航生涯规划 · 生涯规划平台',
      about: '认识自己、了解职业、规划生涯：面向在校生与毕业生的就业指导。',
    },
    {
      host: 'province',
      title: '云岭省高校毕业生就业服务平台 · 全省岗位与双选会',
      about: '全省高校毕业生就业服务：省内岗位、双选会与就业政策，一网汇集。',
    },
  ])('the home of $host names itself and says what it is for [SITE-3] [SITE-4]', async ({ host, title, about }) => {
    const visitor = await world.visit({ host })
    await visitor.open()
    await eventually(() => visitor.page.title()).toBe(title)
    await eventually(() => descriptionOf(visitor)).toBe(about)
  })

  it.each([
    { host: 'univ', site: '江临大学', home: '江临大学 · 校园招聘', about: SCHOOL },
    { host: 'main', site: '启航', home: '启航 · 校园招聘平台', about: PLATFORM },
    {
      host: 'channel',
      site: '长三角数字经济校园招聘',
      home: '长三角数字经济校园招聘 · 校园招聘平台',
      about: CHANNEL,
    },
  ])('each page of $host names itself, then the site [SITE-4] [SHELL-8]', async ({ host, site, home, about }) => {
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
      expect(await descriptionOf(visitor)).toBe(`${title} - ${site}。${about}`)
    }
    await visitor.open('/')
    await eventually(() => visitor.page.title()).toBe(home)
    expect(await descriptionOf(visitor)).toBe(about)
  })

  it('a faculty’s site and Taiwan’s speak their own language [SITE-4]', async () => {
    const faculty = await world.visit({ host: 'faculty' })
    await faculty.open()
    await eventually(() => faculty.page.title()).toBe('职位 · 望海理工大学')
    const taiwan = await world.visit({ host: 'taiwan' })
    await taiwan.open('/jobRecommend')
    await eventually(() => taiwan.page.title()).toBe('職缺推薦 · 濱海科技大學')
    await taiwan.page.getByRole('combobox', { name: '語言' }).selectOption({ label: 'English' })
    await eventually(() => taiwan.page.title()).toMatch(/ · Binhai University of Science and Technology$/)
  })

  it('a fair and an article say what they are about [SITE-4]', async () => {
    const visitor = await world.visit({ host: 'univ' })
    await visitor.open()
    const fair = (await visitor.ask(getFairList, {})).list[0]!
    const date = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeZone: 'Asia/Shanghai' })
    await visitor.open(`/jobFair?id=${fair.id}`)
    await eventually(() => visitor.page.title()).toBe(`${fair.title} · 江临大学`)
    await eventually(() => descriptionOf(visitor)).toBe(
      `${fair.title}，${date.format(new Date(fair.starts_at))}，${fair.place}，${fair.company_count} 家企业，${fair.position_count} 个职位。`,
    )
    const { id } = (await visitor.ask(getMediaList, { kind: 'article' })).list[0]!
    const article = await visitor.ask(getMedia, { id })
    await visitor.open(`/wenDetail?id=${id}`)
    await eventually(() => visitor.page.title()).toBe(`${article.title} · 江临大学`)
    expect(article.summary).not.toBe('')
    await eventually(() => descriptionOf(visitor)).toBe(article.summary)
  })

  it('a student’s own pages have both, too [SITE-4] [SHELL-8]', async () => {
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

describe('a site leaves its type and names for other pages', () => {
  const school = { schoolIcon: '', school_type: '1', yishengyice: '', yunnan: '' }
  it.each([
    {
      host: 'univ',
      cookies: ['2', '1', '江临大学', '就业指导中心 · 校园招聘平台', undefined],
      keys: school,
    },
    {
      host: 'faculty',
      cookies: ['2', '2', '望海理工大学', '计算机与人工智能学院 · 就业服务', undefined],
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
  ])('$host leaves its cookies and session keys [SITE-8]', async ({ host, cookies, keys }) => {
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
