import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { chromium as options } from '../chromium.ts'
import { type Figure, median } from './figure.ts'
import { startFloor } from './floor.ts'
import { freePort, startProduct } from './server.ts'

/** One of each kind of site that has a home: university, main platform, channel. */
const sites = ['univ', 'main', 'channel']
const RUNS = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Scores = Readonly<Record<(typeof categories)[number], number>>

/** Scores from 0 to 100 on a simulated mid-range phone; the performance is the median of some runs. */
async function scoresOf(address: string, debuggingPort: number): Promise<Scores> {
  const runs: Scores[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(address, {
      port: debuggingPort,
      onlyCategories: run === 0 ? [...categories] : ['performance'],
      logLevel: 'error',
    })
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse failed: ${result?.lhr.runtimeError?.message}`)
    const { lhr } = result
    const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
    runs.push({
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    })
  }
  return { ...runs[0]!, performance: median(runs.map(({ performance }) => performance)) }
}

async function scoresOfAll(addresses: Readonly<Record<string, string>>): Promise<Record<string, Scores>> {
  const port = await freePort()
  const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] })
  try {
    const scores: Record<string, Scores> = {}
    for (const [name, address] of Object.entries(addresses)) scores[name] = await scoresOf(address, port)
    return scores
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
      const homes = Object.fromEntries(sites.map((site) => [site, `http://${site}.localhost:${product.port}/`]))
      const scores = await scoresOfAll({ floor: `http://localhost:${floor.port}/`, ...homes })
      const reference = scores.floor!.performance
      return sites.flatMap((site) =>
        categories.map((category): Figure => {
          const value = scores[site]![category]
          const name = `Lighthouse ${category}, ${site}`
          if (category !== 'performance') return { name, value, unit: '', promise: { atLeast: 100 } }
          return { name, value, unit: '', reference, promise: { atLeast: 97 }, note: `median of ${RUNS} runs` }
        }),
      )
    } finally {
      await floor.stop()
    }
  } finally {
    await product.stop()
  }
}
