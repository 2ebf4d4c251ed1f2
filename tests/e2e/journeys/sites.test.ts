import { describe, expect, it } from 'vitest'
import { createWorld, eventually, type Visitor } from '../world.ts'

const world = createWorld()

const routes = [
  '/positionList',
  '/companyList',
  '/jobRecommend',
  '/collegePosition',
  '/collegeCompany',
  '/collegeJobfair',
  '/job',
  '/companyDetailPage',
  '/jobFair',
  '/jobFair companies',
  '/jobFair plan',
  '/jobFair talks',
  '/wenList',
  '/wenDetail',
  '/contentListNew',
  '/videoDetail',
]

/** Pages whose heading is whose they are, not what they are. */
const own = ['/collegePosition', '/collegeCompany', '/collegeJobfair']

/** A public page's route, with the part of a fair that it shows; null for any other page. */
function routeOf(href: string): string | null {
  const [path = '', search] = href.slice(1).split('?')
  const tab = new URLSearchParams(search).get('tab')
  const route = tab ? `${path} ${tab}` : path
  return routes.includes(route) ? route : null
}

/** Links that may be followed in all: an article that leads to its column is among the first. */
const TRIES = 24

/** Goes by clicks alone to every route that a link leads to, deeper first, and comes back by the browser's own button. */
class Walk {
  /** Title of each route that was met. */
  readonly seen = new Map<string, string>()
  readonly #tried = new Set<string>()
  readonly #visitor: Visitor

  constructor(visitor: Visitor) {
    this.#visitor = visitor
  }

  /** Where a site opens, which may be one of the lists: its title takes the place of the home's. */
  async arrive(site: string): Promise<void> {
    await this.#settle()
    const { page, path } = this.#visitor
    const route = routeOf(`#${path}`)
    if (!route) return
    await eventually(() => page.title()).toContain(` · ${site}`)
    this.seen.set(route, await page.title())
  }

  async explore(): Promise<void> {
    for (let href = await this.#next(); href !== undefined; href = await this.#next()) {
      const { page } = this.#visitor
      const [before, open] = [await page.title(), await this.#open()]
      await page.locator(`a[href="${href}"]:visible`).first().click()
      await this.#look(href, before)
      await this.explore()
      await page.goBack()
      await eventually(() => page.title()).toBe(before)
      await eventually(() => this.#open()).toEqual(expect.arrayContaining(open))
      await this.#settle()
    }
  }

  /** Where the links of the page lead that are marked as where one is. */
  #open = (): Promise<string[]> =>
    this.#visitor.page
      .getByRole('main')
      .locator('a[aria-current=page]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

  /** Waits for the page that a link led to: its title, and its heading where the title is made of that. */
  async #look(href: string, before: string): Promise<void> {
    const { page } = this.#visitor
    const route = routeOf(href) ?? ''
    // A part of a fair keeps the title of the fair.
    const isThere = async () =>
      route.includes(' ') ? (await this.#open()).some((one) => routeOf(one) === route) : (await page.title()) !== before
    await eventually(isThere).toBe(true)
    await this.#settle()
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    await eventually(async () => {
      const [title, text] = [await page.title(), await heading.innerText()]
      return text !== '' && (own.includes(route) || title.startsWith(text))
    }).toBe(true)
    this.seen.set(route, await page.title())
  }

  /** A link to where one has not been; else to another column or article, while a kind of them has not been met. */
  async #next(): Promise<string | undefined> {
    const hrefs = await this.#visitor.page
      .locator('a[href^="#/"]:visible')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const isNew = (href: string) => {
      const route = routeOf(href)
      return route !== null && !this.seen.has(route)
    }
    const isOther = (href: string) => /^#\/(contentListNew|wenDetail)\?id=/.test(href) && !this.#tried.has(href)
    const isDone = this.#tried.size > TRIES || (this.seen.has('/videoDetail') && this.seen.has('/wenList'))
    const href = hrefs.find(isNew) ?? (isDone ? undefined : hrefs.find(isOther))
    if (href) this.#tried.add(href)
    return href
  }

  async #settle(): Promise<void> {
    const main = this.#visitor.page.getByRole('main')
    await main.getByRole('heading', { level: 1 }).waitFor()
    await eventually(() => main.locator('[aria-busy=true]').count()).toBe(0)
    await eventually(() => main.getByText(/正在加载|正在載入/).count()).toBe(0)
  }
}

const walk = async (host: string, site: string) => {
  const visitor = await world.visit({ host })
  await visitor.open()
  const walked = new Walk(visitor)
  await walked.arrive(site)
  await walked.explore()
  return { visitor, seen: walked.seen }
}

/** What only a site with fairs leads to. */
const fairs = [...own, '/jobFair companies', '/jobFair plan', '/jobFair talks']

const lists = ['/jobRecommend', '/companyList', '/collegePosition', '/collegeJobfair']
const inChina = ['职位推荐', '企业名录', '职位', '招聘会']
const inTaiwan = ['職缺推薦', '企業名錄', '職缺', '徵才博覽會']

const ALL = '[JOB-1] [JOB-2] [JOB-6] [FAIR-1] [FAIR-2] [SITE-4]'

describe('clicks alone lead from the home of', () => {
  it.each<{ host: string; site: string; absent?: string[]; titles?: (string | undefined)[] }>([
    { host: 'brand', site: '望海理工大学' },
    { host: 'channel', site: '长三角数字经济校园招聘' },
    { host: 'edu', site: '启航就业教育' },
    { host: 'career', site: '启航生涯规划' },
    { host: 'main', site: '启航' },
    { host: 'univ', site: '江临大学' },
    { host: 'taiwan', site: '濱海科技大學', titles: inTaiwan },
    { host: 'faculty', site: '望海理工大学' },
    {
      host: 'province',
      site: '云岭省高校毕业生就业服务平台',
      absent: fairs,
      titles: ['职位推荐', '企业名录', undefined, undefined],
    },
  ])(
    `$host to every public page that the site has, which say what they are ${ALL}`,
    async ({ host, site, absent = [], titles = inChina }) => {
      const { seen } = await walk(host, site)
      for (const title of seen.values()) expect(title.endsWith(` · ${site}`), title).toBe(true)
      expect(routes.filter((route) => !seen.has(route))).toEqual(absent)
      expect(lists.map((route) => seen.get(route)?.split(' · ')[0])).toEqual(titles)
    },
  )
})
