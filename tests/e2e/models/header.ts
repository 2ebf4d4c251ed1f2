import type { Locator, Page } from 'playwright-core'
import { layersOver, seeFocusWithin } from '../world/layers.ts'
import { eventually } from '../world.ts'

/** What can be pressed in the header, and the dialogs that come of it. */
export class Header {
  readonly banner: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.banner = page.getByRole('banner')
  }

  /** An entry, by its name; the two of AI简历 are in its box. */
  async press(name: string): Promise<void> {
    if (name === 'AI写简历' || name === 'AI诊断') {
      await this.banner.getByRole('button', { name: 'AI简历', exact: true }).click()
      await this.banner.getByRole('button', { name: new RegExp(`^${name} `) }).click()
    } else await this.banner.getByRole('button', { name, exact: true }).click()
  }

  /** A page of a student's own, in the avatar's box. @param student name on the avatar */
  async pressOwn(student: string, entry: string): Promise<void> {
    await this.banner.getByRole('button', { name: student }).click()
    await this.banner.getByRole('link', { name: entry, exact: true }).click()
  }

  /** The log-out, in the avatar's box, whoever is there. */
  async pressLogout(): Promise<void> {
    await this.banner.locator('button[aria-expanded]').last().click()
    await this.banner.getByRole('button', { name: '退出登录', exact: true }).click()
  }

  dialog = (name: string): Locator => this.#page.getByRole('dialog', { name, exact: true })

  /** Waits for a dialog, and closes it; the browser leaves its entry of the history in its own time. */
  async seeAndClose(name: string): Promise<void> {
    const dialog = this.dialog(name)
    await dialog.waitFor()
    await seeFocusWithin(dialog)
    await this.#page.keyboard.press('Escape')
    await eventually(() => this.#page.getByRole('dialog').count()).toBe(0)
    await eventually(() => layersOver(this.#page)).toBe(0)
  }
}
