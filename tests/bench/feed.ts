import { chromium, type Page } from 'playwright-core'
import { chromium as options } from '../chromium.ts'
import { type Figure, percentile } from './figure.ts'
import { startProduct } from './server.ts'

const SLOW_DOWN = 4
const WANTED = 500
/** Times the demonstration's data: enough open positions to go on that far. */
const SCALE = 5
/** Pixels that a frame scrolls: a brisk wheel. */
const STEP = 60

interface Scrolled {
  readonly count: number
  /** Milliseconds from each frame to the next. */
  readonly frames: readonly number[]
  /** Milliseconds of each task that took more than 50. */
  readonly longTasks: readonly number[]
}

/** Scrolls by itself, frame by frame, until that many positions are there. */
const scroll = (page: Page): Promise<Scrolled> =>
  page.evaluate(
    ({ wanted, step }) =>
      new Promise<Scrolled>((resolve) => {
        const longTasks: number[] = []
        const observer = new PerformanceObserver((list) => {
          longTasks.push(...list.getEntries().map(({ duration }) => duration))
        })
        observer.observe({ type: 'longtask' })
        const feed = document.querySelector('h2#feed')!.closest('section')!
        const frames: number[] = []
        let last = performance.now()
        const next = (now: number) => {
          frames.push(now - last)
          last = now
          const positions = feed.querySelectorAll(':scope > ul > li')
          const count = positions.length
          if (count >= wanted && positions[wanted - 1]!.getBoundingClientRect().bottom < innerHeight) {
            longTasks.push(...observer.takeRecords().map(({ duration }) => duration))
            resolve({ count, frames: frames.slice(1), longTasks })
            return
          }
          scrollBy(0, step)
          requestAnimationFrame(next)
        }
        requestAnimationFrame(next)
      }),
    { wanted: WANTED, step: STEP },
  )

/** Scrolling the main platform's home through 500 positions, which come as one goes on, on a slow machine. */
export async function measureFeed(): Promise<Figure[]> {
  const product = await startProduct({ scale: SCALE })
  const browser = await chromium.launch(options)
  try {
    const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
    await page.goto(`http://main.localhost:${product.port}/`, { waitUntil: 'networkidle' })
    await page.locator('h2#feed').waitFor()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
    const { count, frames, longTasks } = await scroll(page)
    const over = frames.filter((frame) => frame > 50).length
    const note = `CPU slowed down ${SLOW_DOWN} times, ${count} positions, ${frames.length} frames, ${over} of them over 50 ms`
    return [
      { name: 'scrolling the feed, frame, median', value: percentile(frames, 0.5), unit: 'ms', note },
      {
        name: 'scrolling the feed, frame, 95th percentile',
        value: percentile(frames, 0.95),
        unit: 'ms',
        promise: { atMost: 50 },
      },
      {
        name: 'scrolling the feed, longest task',
        value: Math.max(0, ...longTasks),
        unit: 'ms',
        note: `${longTasks.length} tasks over 50 ms`,
      },
    ]
  } finally {
    await browser.close()
    await product.stop()
  }
}
