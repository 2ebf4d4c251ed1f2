import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright-core'
import { chromium as options } from '../chromium.ts'
import { type Figure, median } from './figure.ts'
import { startFloor } from './floor.ts'
import { addressOf, homePages, innerPages } from './pages.ts'
import { freePort, startProduct } from './server.ts'

const RUNS = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Scores from 0 to 100, and how much the page moves about while it loads. */
type Scores = Readonly<Record<(typeof categories)[number] | 'shift', number>>

/** A report; taken again where the browser lost the trace, which a busy machine makes it do now and then. */
async function audit(address: string, debuggingPort: number, triesLeft = 2): Promise<Result> {
  const result = await lighthouse(address, {
    port: debuggingPort,
    onlyCategories: [...categories],
    logLevel: 'silent',
  })
  if (result && !result.lhr.runtimeError) return result.lhr
  if (triesLeft > 0) return audit(address, debuggingPort, triesLeft - 1)
  throw new Error(`Lighthouse failed: ${result?.lhr.runtimeError?.message}`)
}

/** On a simulated mid-range phone. */
async function scoresOf(address: string, debuggingPort: number): Promise<Scores> {
  const report = await audit(address, debuggingPort)
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    shift: report.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  }
}

/** The runs of each address, taken in turns, so that whatever else the machine does meets all of them alike. */
async function runAll(addresses: Readonly<Record<string, string>>): Promise<Record<string, Scores[]>> {
  const port = await freePort()
  const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] })
  try {
    const runs: Record<string, Scores[]> = {}
    for (let run = 0; run < RUNS; run += 1) {
      for (const [name, address] of Object.entries(addresses)) {
        runs[name] = [...(runs[name] ?? []), await scoresOf(address, port)]
      }
    }
    return runs
  } finally {
    await browser.close()
  }
}

/** Lighthouse on homes, a list and a position, mobile and simulated, beside the minimal app. */
export async function measureLighthouse(): Promise<Figure[]> {
  const product = await startProduct()
  try {
    const floor = await startFloor()
    try {
      const pages = [...homePages, ...(await innerPages(product.port))]
      const addresses = Object.fromEntries(pages.map((page) => [page.name, addressOf(page, product.port)]))
      const runs = await runAll({ floor: `http://localhost:${floor.port}/`, ...addresses })
      const score = (name: string, figure: keyof Scores) => median((runs[name] ?? []).map((one) => one[figure]))
      return pages.flatMap(({ name }) => [
        ...categories.map((category): Figure => {
          const figure = { name: `Lighthouse ${category}, ${name}`, value: score(name, category), unit: '' }
          if (category !== 'performance') return { ...figure, promise: { atLeast: 100 } }
          return { ...figure, reference: score('floor', category), promise: { atLeast: 97 } }
        }),
        { name: `layout shift, ${name}`, value: score(name, 'shift'), unit: '', promise: { atMost: 0.02 } },
      ])
    } finally {
      await floor.stop()
    }
  } finally {
    await product.stop()
  }
}
