import { expect, it } from 'vitest'
import type { FileRouteTypes } from '../../../src/routeTree.gen.ts'
import { logInAs, student } from '../world/identities.ts'
import { createWorld, eventually } from '../world.ts'

const world = createWorld()

/** What the login page says instead of what was asked for. */
const asked = /^请先登录$/

/**
 * What the heading of each page says to somebody whom nobody knows, where no id is named. A new route does not type-check
 * until it is entered.
 */
const own = {
  '/': /^毕业不是终点/,
  '/about': /^关于我们$/,
  '/agreement': /^用户服务协议$/,
  '/aiInterviewBasicInfo': /^登录后查看「面试设置」$/,
  '/aiInterviewIntroduce': /^登录后查看「AI模拟面试」$/,
  '/aiInterviewResult': /^登录后查看「面试结果」$/,
  '/interviewRoom': /^登录后查看「面试间」$/,
  '/ruleIntroduction': /^模拟面试的规则与隐私$/,
  '/aiIntelligentfilling': /^登录后查看「AI写简历」$/,
  '/aiIntroduction': /^登录后查看「AI诊断」$/,
  '/aiResumeBasicInfo': /^登录后查看「基本信息」$/,
  '/aiResumeDetail': /^登录后查看「AI简历」$/,
  '/attentdetail': asked,
  '/collegeCompany': /^江临大学$/,
  '/collegeJobfair': /^江临大学$/,
  '/collegePosition': /^江临大学$/,
  '/companyDetailPage': /^没有找到这个企业$/,
  '/companyList': /^企业名录$/,
  '/createdBasicInfo': /^登录后查看「基本信息」$/,
  '/contentListNew': /^专题与视频$/,
  '/deliveryFeedback': /^登录后查看「投递反馈」$/,
  '/diagnosticResult': /^登录后查看「诊断结果」$/,
  '/floorplan': / 展位图$/,
  '/job': /^没有找到这个职位$/,
  '/jobFair': /双选会$/,
  '/jobRecommend': /^职位推荐$/,
  '/login': asked,
  '/myCollect': /^登录后查看「我的收藏」$/,
  '/myInterviewList': /^登录后查看「我的面试」$/,
  '/notices': /^登录后查看「通知」$/,
  '/positionList': /^全部职位$/,
  '/resume': asked,
  '/resume_add': asked,
  '/resume_create': asked,
  '/transferPage': /^链接已失效，请重新登录$/,
  '/videoDetail': /^没有找到这个视频$/,
  '/wenDetail': /^没有找到这篇文章$/,
  '/wenList': /^就业资讯$/,
} satisfies Readonly<Record<Exclude<FileRouteTypes['fullPaths'], '/$'>, RegExp>>

const resumeRoutes = ['/attentdetail', '/resume', '/resume_add', '/resume_create']

/** Without a ticket it has nothing to say, and leads home. */
const TRANSFER = '/transferPage?login_type=student&user_id=1&ticket=none'

it('only the resume asks an anonymous visitor to log in; every other route stays and shows its page [SESS-4]', async () => {
  const visitor = await world.visit()
  for (const [path, heading] of Object.entries(own)) {
    const address = path === '/transferPage' ? TRANSFER : path
    await visitor.open(address)
    // The dialog that asks hides the page behind it.
    await visitor.page.getByRole('heading', { level: 1, name: heading, includeHidden: true }).waitFor()
    // One that leads to the log-in after another finds the heading there already.
    await eventually(() => [path, visitor.path]).toEqual([path, resumeRoutes.includes(path) ? '/login' : address])
  }
})

it.each([
  { path: '/collegePosition', own: '0' },
  { path: '/collegeCompany', own: '1' },
  { path: '/collegeJobfair', own: '2' },
])('$path has no tabs where it was opened from a page of the student’s own [NAV-9]', async ({ path, own }) => {
  const visitor = await world.visit()
  const { page } = visitor
  const main = page.getByRole('main')
  const tabs = page.getByRole('navigation', { name: '院系招聘栏目', exact: true })
  const shown: [string, number][] = []
  for (const from of [own, '3', '4']) {
    await visitor.open(`${path}?from=${from}`)
    await page.reload()
    await main.getByRole('heading', { level: 1, name: '江临大学', exact: true }).waitFor()
    await eventually(() => main.locator('[aria-busy=true]').count()).toBe(0)
    shown.push([from, await tabs.count()])
  }
  expect(shown).toEqual([
    [own, 1],
    ['3', 0],
    ['4', 0],
  ])
})

/**
 * What the browser's tab says of each route to a student with a resume, before the name of the site. A new route does not
 * type-check until it is entered.
 */
const titles = {
  '/about': '关于我们',
  '/agreement': '用户服务协议',
  '/aiInterviewBasicInfo': '面试设置',
  '/aiInterviewIntroduce': 'AI模拟面试',
  '/aiInterviewResult': '面试结果',
  '/interviewRoom': '面试间',
  '/ruleIntroduction': '规则介绍',
  '/aiIntelligentfilling': 'AI写简历',
  '/aiIntroduction': 'AI诊断',
  '/aiResumeBasicInfo': '基本信息',
  '/aiResumeDetail': 'AI简历',
  '/attentdetail': '简历预览',
  '/collegeCompany': '企业',
  '/collegeJobfair': '招聘会',
  '/collegePosition': '职位',
  '/companyDetailPage': '企业详情',
  '/companyList': '企业名录',
  '/contentListNew': '专题与视频',
  '/createdBasicInfo': '基本信息',
  '/deliveryFeedback': '投递反馈',
  '/diagnosticResult': '诊断结果',
  '/floorplan': '江临大学 2027 届毕业生双选会 展位图',
  '/job': '职位详情',
  '/jobFair': '江临大学 2027 届毕业生双选会',
  '/jobRecommend': '职位推荐',
  // Who is logged in already is led on.
  '/login': '我的简历',
  '/myCollect': '我的收藏',
  '/myInterviewList': '我的面试',
  '/notices': '通知',
  '/positionList': '全部职位',
  '/resume': '我的简历',
  '/resume_add': '填写简历',
  '/resume_create': '创建简历',
  '/transferPage': '正在进入',
  '/videoDetail': '视频',
  '/wenDetail': '文章',
  '/wenList': '就业资讯',
} satisfies Readonly<Record<Exclude<FileRouteTypes['fullPaths'], '/$' | '/'>, string>>

it('each route has a title [SHELL-8] [SITE-4]', async () => {
  const visitor = await world.visit()
  await logInAs(visitor, world.demo, student('13800000001'))
  for (const [path, title] of Object.entries(titles)) {
    // What a page leads on to would take the place of its title.
    await visitor.open('/')
    await eventually(() => visitor.page.title()).toBe('江临大学 · 校园招聘')
    await visitor.open(path === '/transferPage' ? TRANSFER : path)
    await eventually(() => visitor.page.title()).toBe(`${title} · 江临大学`)
  }
})
