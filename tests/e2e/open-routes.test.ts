import { expect, it } from 'vitest'
import { preparedPages } from '../../src/features/preparing/pages.ts'
import type { FileRouteTypes } from '../../src/routeTree.gen.ts'
import { createWorld } from './world.ts'

const world = createWorld()

/** What the login page says instead of what was asked for. */
const asked = /^请先登录$/

/**
 * What the heading of each page says to somebody whom nobody knows, where no id is named; `/$` has the prepared pages. A
 * new route does not type-check until it is entered.
 */
const own = {
  '/': /^毕业不是终点/,
  '/about': /^关于我们$/,
  '/agreement': /^用户服务协议$/,
  '/attentdetail': asked,
  '/collegeCompany': /^江临大学$/,
  '/collegeJobfair': /^江临大学$/,
  '/collegePosition': /^江临大学$/,
  '/companyDetailPage': /^没有找到这个企业$/,
  '/companyList': /^企业名录$/,
  '/contentListNew': /^专题与视频$/,
  '/deliveryFeedback': /^登录后查看「投递反馈」$/,
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
  const prepared = Object.entries(preparedPages).map(
    ([path, { title }]) => [path, new RegExp(`「${title()}」`)] as const,
  )
  for (const [path, heading] of [...Object.entries(own), ...prepared]) {
    const address = path === '/transferPage' ? TRANSFER : path
    await visitor.open(address)
    // The dialog that asks hides the page behind it.
    await visitor.page.getByRole('heading', { level: 1, name: heading, includeHidden: true }).waitFor()
    expect([path, visitor.path]).toEqual([path, resumeRoutes.includes(path) ? '/login' : address])
  }
})

it('has no tabs on a college page that was opened from a page of the student’s own [NAV-9]', async () => {
  const visitor = await world.visit()
  const { page } = visitor
  const tabs = page.getByRole('navigation', { name: '院系招聘栏目', exact: true })
  for (const [from, shown] of [
    ['0', 1],
    ['3', 0],
    ['4', 0],
  ] as const) {
    await visitor.open(`/collegePosition?from=${from}`)
    await page.reload()
    await page.getByText(/^共 \d+ 个职位$/).waitFor()
    expect([from, await tabs.count()]).toEqual([from, shown])
  }
})
