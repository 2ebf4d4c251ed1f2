import type { FrameLocator, Locator, Page } from 'playwright-core'
import { eventually, type Visitor } from '../world.ts'

type Sight = Page | FrameLocator

/** The inspector, beside a page or in a window of its own. */
export class Inspector {
  readonly sight: Sight

  constructor(sight: Sight) {
    this.sight = sight
  }

  /** Opens it beside the visitor's page by its key. */
  static async dock({ page }: Visitor): Promise<Inspector> {
    await page.keyboard.press('F2')
    const inspector = new Inspector(page.frameLocator('iframe[title="流程检查器"]'))
    await inspector.sight.getByRole('tab', { name: /^执行者/ }).waitFor()
    return inspector
  }

  /** Opens a window of its own beside the visitor's page. @param place behind `#/inspector` */
  static async window(visitor: Visitor, place: string): Promise<{ inspector: Inspector; page: Page }> {
    const page = await visitor.context.newPage()
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${visitor.origin}/#/inspector${place}`)
    return { inspector: new Inspector(page), page }
  }

  /** A row of the tree of actors, by its name. */
  actor = (name: RegExp): Locator => this.sight.getByRole('treeitem').filter({ hasText: name })

  press = (name: string): Promise<void> => this.sight.getByRole('button', { name, exact: true }).click()

  tab = (name: RegExp): Promise<void> => this.sight.getByRole('tab', { name }).click()

  /** Waits until exactly these states of the chart are lit, by their ids. */
  async seeLit(...ids: readonly string[]): Promise<void> {
    const lit = () =>
      this.sight
        .locator('svg [data-state][aria-label$="当前"]')
        .evaluateAll((states) => states.map((state) => state.getAttribute('data-state') ?? ''))
    await eventually(async () => (await lit()).toSorted()).toEqual(ids.toSorted())
  }

  /** The events of the log, as they are listed. */
  logged = (): Promise<readonly string[]> =>
    this.sight.getByRole('row').evaluateAll((rows) => rows.slice(1).map((row) => row.children[3]?.textContent ?? ''))
}
