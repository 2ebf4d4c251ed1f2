import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright-core'
import { chromium as options } from '../chromium.ts'
import { type Figure, median } from './figure.ts'
import { startFloor } from './floor.ts'
import { freePort, startProduct } from './server.ts'

/** One of each kind of site that has a home. `desktop=1` keeps the emulated phone from being sent to the jump page (SITE-5). */
const sites = ['univ', 'main', 'channel']
const RUNS = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Scores = Readonly<Record<(typeof categories)[number], number>>

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

/** Scores from 0 to 100 on a simulated mid-range phone. */
async function scoresOf(address: string, debuggingPort: number): Promise<Scores> {
  const report = await audit(address, debuggingPort)
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
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

/** Lighthouse on the home of some kinds of site, mobile and simulated, beside the minimal app. */
export async function measureLighthouse(): Promise<Figure[]> {
  const product = await startProduct()
  try {
    const floor = await startFloor()
    try {
      const homes = Object.fromEntries(
        sites.map((site) => [site, `http://${site}.localhost:${product.port}/?desktop=1#/`]),
      )
      const runs = await runAll({ floor: `http://localhost:${floor.port}/`, ...homes })
      const score = (name: string, category: keyof Scores) => median((runs[name] ?? []).map((one) => one[category]))
      return sites.flatMap((site) =>
        categories.map((category): Figure => {
          const figure = { name: `Lighthouse ${category}, ${site}`, value: score(site, category), unit: '' }
          if (category !== 'performance') return { ...figure, promise: { atLeast: 100 } }
          return { ...figure, reference: score('floor', category), promise: { atLeast: 97 } }
        }),
      )
    } finally {
      await floor.stop()
    }
  } finally {
    await product.stop()
  }
}
