import type { Locator, Page } from 'playwright-core'

/** The homes of brands and of the main platform. */
export class OwnHome {
  readonly main: Locator
  readonly tiles: Locator
  readonly feed: Locator
  readonly more: Locator
  readonly banner: Locator

  constructor(page: Page) {
    this.main = page.getByRole('main')
    this.tiles = this.main.getByRole('list', { name: '数据一览', exact: true }).getByRole('listitem')
    this.feed = this.main.getByRole('article')
    this.more = this.main.getByRole('link', { name: '查看更多', exact: true })
    this.banner = this.main.getByRole('region', { name: '活动', exact: true })
  }

  section = (name: string): Locator => this.main.getByRole('region', { name, exact: true })

  /** Its entries, without what stands beside its heading. */
  entries = (name: string): Locator => this.section(name).locator('ul > li a:visible')

  /** Names of the sections from the top. */
  sections = (): Promise<readonly string[]> => this.main.getByRole('heading', { level: 2 }).allInnerTexts()

  turn = (name: string, to: '上一页' | '下一页') =>
    this.section(name).getByRole('button', { name: to, exact: true }).click()

  arrows = (name: string): Promise<readonly (string | null)[]> =>
    this.section(name)
      .getByRole('button', { name: /^[上下]一页$/ })
      .evaluateAll((all) => all.map((arrow) => arrow.getAttribute('aria-label')))

  press = (name: string) => this.main.getByRole('button', { name, exact: true }).click()

  enter = (section: string, entry: string | RegExp) =>
    this.section(section).getByRole('link', { name: entry }).first().click()
}
