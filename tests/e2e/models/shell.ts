import type { Locator, Page } from 'playwright-core'

/** Header, notices and the log-out that every page has. */
export class Shell {
  readonly header: Locator
  readonly loginButton: Locator
  readonly confirmLogout: Locator
  readonly #page: Page

  /** A modal dialog hides them from assistive technology, which has heard them by then. */
  readonly #notices: Locator

  constructor(page: Page) {
    this.#page = page
    this.#notices = page.getByRole('region', { name: '通知', includeHidden: true })
    this.header = page.getByRole('banner')
    this.loginButton = this.header.getByRole('button', { name: '登录/注册', exact: true })
    this.confirmLogout = page.getByRole('alertdialog', { name: '是否确定退出？', exact: true })
  }

  /** The avatar with the student's name. */
  account = (name: string): Locator => this.header.getByRole('button', { name })

  /** In whichever header the page has. */
  seeLoggedIn = (name: string) =>
    this.account(name)
      .or(this.header.getByText(name, { exact: true }))
      .first()
      .waitFor()

  seeLoggedOut = () => this.loginButton.waitFor()

  seeNotice = (text: string) => this.notice(text).waitFor()

  /** What a form says of its last try. */
  seeRefusal = (text: string) => this.#page.getByRole('alert').getByText(text, { exact: true }).waitFor()

  seeNoticeLike = (text: RegExp) => this.#notices.getByText(text).waitFor()

  /** The texts of all notices on screen. */
  notices = () => this.#notices.getByRole('listitem', { includeHidden: true }).allInnerTexts()

  notice = (text: string): Locator => this.#notices.getByText(text, { exact: true })

  async askLogout(name: string): Promise<void> {
    await this.account(name).click()
    await this.header.getByRole('button', { name: '退出登录', exact: true }).click()
    await this.confirmLogout.waitFor()
  }

  cancelLogout = () => this.confirmLogout.getByRole('button', { name: '取消', exact: true }).click()

  logout = () => this.confirmLogout.getByRole('button', { name: '退出登录', exact: true }).click()

  seePageError = () => this.#page.getByRole('alert').getByText('页面加载失败', { exact: true }).waitFor()

  retry = () => this.#page.getByRole('button', { name: '重试', exact: true }).click()
}
