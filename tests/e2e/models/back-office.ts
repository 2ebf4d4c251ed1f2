import type { BrowserContext, Page } from 'playwright-core'
import { eventually } from '../world.ts'

/** One of the back offices, in whatever tab it is: the employers' desk, or what stands in for the others. */
export class BackOffice {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** The tab that opens while something is done. */
  static async during(context: BrowserContext, act: () => Promise<unknown>): Promise<BackOffice> {
    const [page] = await Promise.all([context.waitForEvent('page'), act()])
    return new BackOffice(page)
  }

  /** @param address with its hash route, such as /op/#/schoolBroad/index */
  seeAt = (address: string) => eventually(() => addressOf(this.page)).toBe(address)

  /** Who is logged in there, by the session. */
  seeOwner = (name: string) =>
    this.#account(name)
      .or(this.#heading(`您好，${name}`))
      .and(this.page.locator(':visible'))
      .first()
      .waitFor()

  seeNobody = () => this.#heading('尚未登录').waitFor()

  get logOutButton() {
    return this.page.getByRole('button', { name: '退出登录', exact: true })
  }

  async logOut(): Promise<void> {
    if (this.#isDesk) {
      await this.#account(/^1\d\d\*{4}/).click()
      await this.logOutButton.click()
      await this.page.getByRole('alertdialog').getByRole('button', { name: '退出登录', exact: true }).click()
    } else {
      await this.logOutButton.click()
    }
    await this.#heading('已退出登录').waitFor()
  }

  get #isDesk(): boolean {
    return new URL(this.page.url()).pathname === '/company/'
  }

  #account = (name: string | RegExp) => this.page.getByRole('banner').getByRole('button', { name })
  #heading = (name: string) => this.page.getByRole('heading', { name, exact: true })
}

function addressOf(page: Page): string {
  const { pathname, hash } = new URL(page.url())
  return pathname + hash
}
