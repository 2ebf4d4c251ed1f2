import type { Page } from 'playwright-core'
import { eventually } from '../world.ts'

export interface Sent {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** A resume from a file: the card, and the page on which it is looked at. */
export class ResumeUpload {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get #card() {
    return this.page.getByRole('region', { name: '上传简历' })
  }

  async choose(file: Sent): Promise<void> {
    await this.#card.waitFor()
    await this.#card.locator('input[type=file]').setInputFiles(file)
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click()
  }

  async seeProblem(title: string): Promise<void> {
    await this.#card.getByRole('alert').getByText(title, { exact: true }).waitFor()
  }

  async seeReview(): Promise<void> {
    await this.page.getByRole('heading', { name: '核对识别结果' }).waitFor()
  }

  async seeCard(): Promise<void> {
    await this.#card.getByText('把简历拖到这里', { exact: true }).waitFor()
  }

  row(name: string) {
    return this.page.locator('main li').filter({ hasText: name })
  }

  async act(what: '采纳' | '修改' | '跳过', name: string): Promise<void> {
    await this.page
      .getByRole('button', { name: `${what} ${name}`, exact: true })
      .first()
      .click()
  }

  /** Whatever is still to be decided. */
  async acceptAll(): Promise<void> {
    await this.press('采纳无冲突项')
    const open = this.page.getByRole('button', { name: /^采纳 / }).filter({ visible: true })
    for (let left = await open.count(); left > 0; left = await open.count()) await open.first().click()
  }

  async edit(name: string, value: string): Promise<void> {
    await this.act('修改', name)
    await this.page.getByRole('textbox', { name, exact: true }).fill(value)
    await this.press('完成')
  }

  seeRow(name: string, state: string) {
    return eventually(() => this.row(name).first().innerText()).toContain(state)
  }
}
