import type { BrowserContext, Page } from 'playwright-core'
import { eventually } from '../world.ts'

/** One of the back offices, in whatever tab it is. */
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
  seeOwner = (name: string) => this.#seeHeading(`您好，${name}`)

  seeNobody = () => this.#seeHeading('尚未登录')

  get logOutButton() {
    return this.page.getByRole('button', { name: '退出登录', exact: true })
  }

  async logOut(): Promise<void> {
    await this.logOutButton.click()
    await this.#seeHeading('已退出登录')
  }

  #seeHeading = (name: string) => this.page.getByRole('heading', { name, exact: true }).waitFor()
}

function addressOf(page: Page): string {
  const { pathname, hash } = new URL(page.url())
  return pathname + hash
}
