import type { Locator, Page } from 'playwright-core'
import { eventually } from '../world.ts'

/** A list with its search, filters, order and pages. */
export class ListPage {
  readonly titles: Locator
  readonly search: Locator
  /** Titles of the positions looked at. */
  readonly viewed: Locator
  readonly retry: Locator
  readonly #page: Page
  readonly #main: Locator

  constructor(page: Page) {
    this.#page = page
    this.#main = page.getByRole('main')
    this.titles = this.#main.getByRole('heading', { level: 3 })
    this.search = this.#main.getByRole('combobox', { name: '搜索职位或企业', exact: true })
    this.viewed = this.#main.getByRole('region', { name: '看过的职位' }).locator('a > :last-child > :first-child')
    this.retry = this.#main.getByRole('button', { name: '重试', exact: true })
  }

  /** What the filter's button shows, and the options to pick. */
  async filter(name: string, ...options: readonly string[]): Promise<void> {
    await this.#main.getByRole('button', { name, exact: true }).click()
    const box = this.#page.getByRole('dialog')
    for (const option of options) await box.getByText(option, { exact: true }).click()
    await this.#page.keyboard.press('Escape')
    await box.waitFor({ state: 'detached' })
  }

  async searchFor(text: string): Promise<void> {
    await this.search.fill(text)
    await this.search.press('Enter')
  }

  sort = (name: string) => this.#main.getByRole('radiogroup', { name: '排序' }).getByText(name, { exact: true }).click()

  toPage = (number: number) =>
    this.#main
      .getByRole('navigation', { name: '分页' })
      .getByRole('link', { name: `第 ${number} 页`, exact: true })
      .click()

  press = (name: string) => this.#main.getByRole('button', { name, exact: true }).click()

  seeCount = (count: string) => this.#main.getByRole('heading', { level: 2, name: count, exact: true }).waitFor()

  see = (text: string) => this.#main.getByText(text, { exact: true }).waitFor()

  /** Texts on the chips of what is chosen. */
  async chips(): Promise<readonly string[]> {
    const names = await this.#main
      .getByRole('button', { name: /^移除 / })
      .evaluateAll((all) => all.map((chip) => chip.getAttribute('aria-label') ?? ''))
    return names.map((name) => name.replace('移除 ', ''))
  }

  seeChips = (...texts: readonly string[]) => eventually(() => this.chips()).toEqual(texts)

  sorted = () => this.#main.getByRole('radio', { checked: true }).getAttribute('value')

  /** Waits for that page's own rows; until they come, those of the last one stand in for them. */
  async seePage(number: number): Promise<void> {
    const current = this.#main.getByRole('navigation', { name: '分页' }).locator('[aria-current=page]')
    await eventually(() => current.innerText()).toBe(String(number))
    await eventually(() => this.#main.locator('[aria-busy=true]').count()).toBe(0)
  }

  /** Titles of the rows, once there are any. */
  async rows(): Promise<readonly string[]> {
    await this.titles.first().waitFor()
    return this.titles.allInnerTexts()
  }
}
