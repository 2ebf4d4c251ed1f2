import type { Locator, Page } from 'playwright-core'
import { eventually } from '../world.ts'

/** How many layers lie over the page, as the entry of the history that is shown has it. */
export const layersOver = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Object(history.state).layers ?? 0))

/** The focus is within: a dialog listens to keys from then on, which is after it is drawn. */
export const seeFocusWithin = (place: Locator): Promise<void> =>
  eventually(() => place.evaluate((one) => one.contains(document.activeElement))).toBe(true)
