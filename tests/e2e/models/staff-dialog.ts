import type { Locator, Page } from 'playwright-core'

/** The login of school officers and channel organisers. */
export class StaffDialog {
  readonly dialog: Locator
  readonly contacts: Locator
  readonly username: Locator
  readonly password: Locator
  readonly #page: Page

  /** @param title its name, such as 学校后台登录 */
  constructor(page: Page, title: string) {
    this.#page = page
    this.dialog = page.getByRole('dialog', { name: title, exact: true })
    this.contacts = page.getByRole('dialog', { name: '忘记密码', exact: true })
    this.username = this.dialog.getByRole('textbox', { name: '用户名', exact: true })
    this.password = this.dialog.getByLabel('密码', { exact: true })
  }

  /** @param entry the button that leads there, such as 学校后台 */
  async open(entry: string): Promise<void> {
    await this.#page.getByRole('banner').getByRole('button', { name: entry, exact: true }).click()
    await this.dialog.waitFor()
  }

  async type(username: string, password: string): Promise<void> {
    await this.username.fill(username)
    await this.password.fill(password)
  }

  async logIn(username: string, password: string): Promise<void> {
    await this.type(username, password)
    await this.submit()
  }

  submit = () => this.button('登录').click()

  close = () => this.button('关闭').click()

  forgot = () => this.button('忘记密码').click()

  button = (name: string): Locator => this.dialog.getByRole('button', { name, exact: true })

  /** Of the contacts. */
  understand = () => this.contacts.getByRole('button', { name: '知道了', exact: true }).click()

  /** Whom to ask: what each contact is called, with what it is. */
  contactTexts = async (): Promise<readonly string[]> =>
    (await this.contacts.getByRole('listitem').getByRole('paragraph').allInnerTexts()).map((text) =>
      text.replace(/\s+/g, ' ').trim(),
    )

  /** All messages, in their order: what the server says, then those of the fields. */
  messages = async (): Promise<readonly string[]> =>
    (await this.dialog.getByRole('alert').allInnerTexts()).filter((text) => text !== '')

  values = async () => ({ username: await this.username.inputValue(), password: await this.password.inputValue() })

  see = (text: string) => this.dialog.getByText(text, { exact: true }).waitFor()

  seeGone = () => this.dialog.waitFor({ state: 'detached' })

  /** Leads into the back office where the browser refused its window. */
  get link(): Locator {
    return this.dialog.getByRole('link', { name: '进入后台', exact: true })
  }
}
