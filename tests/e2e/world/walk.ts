import { expect } from 'vitest'
import { eventually } from '../world.ts'
import type { Visitor } from './visitor.ts'

export const routes = [
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
export const own = ['/collegePosition', '/collegeCompany', '/collegeJobfair']

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
export class Walk {
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

/** What was met on the way from a site's home, by route. */
export async function walkFrom(visitor: Visitor, site: string): Promise<ReadonlyMap<string, string>> {
  await visitor.open()
  const walk = new Walk(visitor)
  await walk.arrive(site)
  await walk.explore()
  return walk.seen
}
