import type { Page } from 'playwright-core'

const DAY = 86_400_000

/** The form of an interview at the employers' desk. */
export class InviteForm {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get shown() {
    return this.page.getByRole('dialog', { name: /面试$/ })
  }

  /** Not the button beside it that picks. */
  field = (name: string) => this.shown.locator('input, textarea, select').and(this.shown.getByLabel(name))
  button = (name: string) => this.shown.getByRole('button', { name, exact: true })

  /** Some days from now, at that time of the page's own clocks, and whom to ask for. @returns when that is */
  async fillTime(days: number, time: string): Promise<Date> {
    const date = new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
    await this.field('日期').fill(date)
    await this.field('开始时间').fill(time)
    await this.field('面试联系人').fill('王老师')
    await this.field('联系电话').fill('021-55551234')
    return new Date(await this.page.evaluate((wall) => new Date(wall).getTime(), `${date}T${time}`))
  }
}
