import type { Page } from 'playwright-core'

/** The dialog that sends a resume to a position, and the button that leads to it. */
export class DeliverDialog {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get root() {
    return this.#page.getByRole('dialog')
  }

  get message() {
    return this.root.getByRole('textbox', { name: '想对招聘方说的话（选填）' })
  }

  /** On the page of the position. */
  buttonOf(name: string) {
    return this.#page.getByRole('main').getByRole('button', { name, exact: true })
  }

  /** From the page of the position to the choice. */
  async open(): Promise<void> {
    await this.buttonOf('投递简历').click()
    await this.seeChoice()
  }

  seeChoice = () => this.button('投递').waitFor()
  see = (title: string) => this.#page.getByRole('dialog', { name: title, exact: true }).waitFor()
  seeGone = () => this.root.waitFor({ state: 'detached' })

  button(name: string) {
    return this.root.getByRole('button', { name, exact: true })
  }

  option(name: RegExp) {
    return this.root.getByRole('radio', { name })
  }
}
