import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { getDiagnosis } from '../../../contract/calls/diagnoses.ts'
import type { Report } from '../../../contract/diagnosis.ts'
import { eventually, type Visitor } from '../world.ts'

/** By what its findings cost, of 100, or of 80 where there is no target. */
function scoreOf({ findings, is_rescaled }: Report): number {
  const lost = findings.flatMap(({ costs }) => costs).reduce((sum, { points }) => sum + points, 0)
  return is_rescaled ? Math.round(((80 - lost) / 80) * 100) : 100 - lost
}

/** What rules find in a resume: its introduction and its report. */
export class Diagnosis {
  readonly visitor: Visitor
  readonly page: Page

  constructor(visitor: Visitor) {
    this.visitor = visitor
    this.page = visitor.page
  }

  /** Asks for one by no position. */
  async askForNone(): Promise<void> {
    await this.visitor.open('/aiIntroduction')
    await this.page.getByRole('radio', { name: '先不选' }).check({ force: true })
    await this.page.getByRole('button', { name: '开始诊断' }).click()
  }

  async seeReport(): Promise<void> {
    await this.page.getByRole('heading', { name: '需要改的地方' }).waitFor()
  }

  /** That of the address. */
  async report(): Promise<Report> {
    const id = new URLSearchParams(this.visitor.path.split('?')[1]).get('id') ?? ''
    const { report } = await this.visitor.ask(getDiagnosis, { id })
    if (!report) throw new Error(`diagnosis ${id} has no report`)
    return report
  }

  /**
   * Goes to mend a line and comes back; both scores are what the findings left of them, to the point.
   * @returns by how much the score rose
   */
  async mend(line: string, text: string): Promise<number> {
    const before = await this.report()
    const card = this.page.getByRole('listitem').filter({ hasText: line })
    await card.first().getByRole('link', { name: '去这一处修改' }).click()
    const field = this.page.locator('textarea:focus')
    await eventually(() => field.inputValue()).toBe(line)
    await field.fill(text)
    await this.page.getByText('已保存').first().waitFor()
    await this.page.getByRole('link', { name: '回到诊断' }).click()
    await this.page.getByText(/^已改好/).waitFor()
    const after = await this.report()
    expect([before, after].map(({ score }) => score)).toEqual([before, after].map(scoreOf))
    const gain = after.score - before.score
    await this.page.getByText(`总分 +${gain}`).waitFor()
    return gain
  }
}
