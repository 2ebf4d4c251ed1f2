import type { Locator, Page } from 'playwright-core'
import { readQrCode } from '../../qr.ts'
import { eventually } from '../world.ts'

/** What a code on the screen says, read from a screenshot as a phone's camera would. */
export async function decodeQrCode(code: Locator): Promise<string> {
  let said = ''
  // It may be drawn anew while it is taken.
  await eventually(async () => {
    said = await readQrCode(await code.screenshot())
    return said
  }).not.toBe('')
  return said
}

/** The page that the code opens on a phone. */
export class ScanPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async open(address: string): Promise<void> {
    await this.#page.goto(address)
  }

  /** What the page says of the browser that asks, by its label. */
  fact = (label: string) =>
    this.#page
      .locator('dt', { hasText: new RegExp(`^${label}$`) })
      .locator('xpath=following-sibling::dd[1]')
      .innerText()

  /** @param student as the list shows it, such as '林小满 · 13800000001' */
  choose = (student: string) => this.#page.getByRole('combobox', { name: '演示学生' }).selectOption({ label: student })

  confirm = () => this.#press('确认登录')

  cancel = () => this.#press('取消')

  /** As the phone's browser does with its page pulled down. */
  reload = () => this.#page.reload()

  seeNoDecision = () => eventually(() => this.#page.getByRole('button').count()).toBe(0)

  see = (heading: string) => this.#page.getByRole('heading', { name: heading, exact: true }).waitFor()

  #press = (name: string) => this.#page.getByRole('button', { name, exact: true }).click()
}
