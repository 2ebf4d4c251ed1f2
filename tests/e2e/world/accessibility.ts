import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on the page as it stands, in light and in dark. */
export async function findBarriers(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe)
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .map(({ effect, finished }) => (effect?.getComputedTiming().iterations === Infinity ? null : finished)),
      ),
    )
    const { violations } = await page.evaluate(() => {
      const { run } = Reflect.get(window, 'axe') as { run(options: RunOptions): Promise<AxeResults> }
      return run({ resultTypes: ['violations'] })
    })
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary } of nodes)
        found.push(`${colorScheme}: ${id} at ${target}: ${failureSummary}`)
    }
  }
  return found
}
