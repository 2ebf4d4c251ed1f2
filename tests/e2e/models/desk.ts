import type { Page } from 'playwright-core'

/** The employers' desk, around the list of deliveries. */
export class Desk {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get positions() {
    return this.page.getByRole('navigation', { name: '职位', exact: true })
  }

  get question() {
    return this.page.getByRole('alertdialog')
  }

  position = (title: string) => this.positions.getByRole('listitem').filter({ hasText: title })

  heading = (name: string) => this.page.getByRole('heading', { name, exact: true })
  button = (name: string) => this.page.getByRole('button', { name, exact: true })

  async choose(title: string): Promise<void> {
    await this.position(title).getByRole('link').click()
    await this.position(title).locator('[aria-current="page"]').waitFor()
  }

  /** Presses a button of the question. */
  answer = (name: string) => this.question.getByRole('button', { name, exact: true }).click()

  seeNotice = (text: string) =>
    this.page
      .getByRole('region', { name: /通知|提示/ })
      .getByText(text)
      .waitFor()

  async askLogOut(phone: string): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: phone }).click()
    await this.button('退出登录').click()
    await this.question.waitFor()
  }
}
