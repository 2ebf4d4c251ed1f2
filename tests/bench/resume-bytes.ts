import { chromium } from 'playwright-core'
import { chromium as options } from '../chromium.ts'
import { Demo } from '../e2e/world/demo.ts'
import { logInAs, student } from '../e2e/world/identities.ts'
import { Visitor } from '../e2e/world/visitor.ts'
import { holdIdle, kilobytes, listed, modulesByFile, sum, watchScripts } from './bytes.ts'
import type { Figure } from './figure.ts'
import { startProduct } from './server.ts'

const pages = {
  'the editor of a resume': '/resume?from=3',
  'its pages on paper': '/attentdetail?from=3',
} as const

/** Modules that nothing but the resume needs. */
const own = /\/(?:resume|undo|attachments|photo-crop)[\w-]*(?:\/|\.ts$)|@atlaskit/

/** Scripts of their own that the resume's pages need, each on a visit of its own. */
export async function measureResumeBytes(): Promise<Figure[]> {
  const product = await startProduct()
  const browser = await chromium.launch(options)
  try {
    const modules = await modulesByFile()
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(pages)) {
      const origin = `http://univ.localhost:${product.port}`
      const visitor = await Visitor.arrive(browser, origin, { viewport: { width: 1440, height: 900 } })
      const { page } = visitor
      await logInAs(visitor, new Demo(() => product.port), student('13800000001'))
      await holdIdle(page)
      const { scripts, read } = watchScripts(page)
      await visitor.open('/')
      await page.waitForLoadState('networkidle')
      const home = new Set(scripts.keys())
      await visitor.open(path)
      await page.getByRole('article').first().waitFor()
      await page.waitForLoadState('networkidle')
      await read()
      const added = [...scripts].filter(([file]) => !home.has(file))
      if (added.some(([file]) => modules.get(file)?.some((id) => id.includes('/docx/'))))
        throw new Error(`${name} carries the writer of Word files`)
      const isOwn = (file: string) => modules.get(file)?.some((id) => own.test(id)) ?? true
      const needed = new Map(added.filter(([file]) => isOwn(file)))
      const shared = new Map(added.filter(([file]) => !isOwn(file)))
      figures.push({
        name: `${name}, its own JavaScript, brotli`,
        value: kilobytes(sum(needed)),
        unit: 'kB',
        promise: { atMost: 60 },
        note: `${listed(needed)}; and ${kilobytes(sum(shared)).toFixed(1)} kB that other pages share: ${listed(shared)}`,
      })
      await visitor.context.close()
    }
    return figures
  } finally {
    await browser.close()
    await product.stop()
  }
}
