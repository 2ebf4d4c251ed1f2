import type { Locator, Page } from 'playwright-core'
import { eventually } from '../world.ts'

/** The editing pages of a student's own resume. */
export class ResumeEditor {
  readonly #page: Page
  readonly main: Locator
  readonly pill: Locator

  constructor(page: Page) {
    this.#page = page
    this.main = page.getByRole('main')
    this.pill = this.main.getByText(
      /^(?:已保存 \d\d:\d\d|有未保存的修改|正在保存|离线，草稿已存在本机|有内容需要改正|另一处有更新，去比较|还没有内容)$/,
    )
  }

  /** Opens a section by the side list. */
  async open(section: string): Promise<void> {
    await this.main.getByRole('navigation', { name: '简历模块' }).getByRole('link', { name: section }).click()
    await this.main.getByRole('heading', { level: 2, name: section, exact: true }).waitFor()
  }

  field = (label: string): Locator =>
    this.main.locator('input, textarea, select').and(this.main.getByLabel(label, { exact: true }))

  type = (label: string, text: string): Promise<void> => this.field(label).fill(text)

  press = (name: string): Promise<void> => this.main.getByRole('button', { name, exact: true }).click()

  /** Opens or closes the card of an entry. */
  toggle = (title: string): Promise<void> => this.card(title).locator('button[aria-controls]').click()

  card = (title: string): Locator =>
    this.main
      .getByRole('listitem')
      .filter({ has: this.#page.getByRole('button', { name: `删除${title}`, exact: true }) })

  line = (number: number, label = '工作内容'): Locator =>
    this.main.getByRole('textbox', { name: `${label}，第 ${number} 条`, exact: true })

  titles = (): Promise<string[]> => this.main.locator('ol > li button[aria-controls] b').allInnerTexts()

  seeTitles = (...titles: readonly string[]) => eventually(this.titles).toEqual(titles)

  seePill = (text: string | RegExp) => eventually(() => this.pill.innerText()).toMatch(text)

  seeSaved = () => this.seePill(/^已保存/)
}
