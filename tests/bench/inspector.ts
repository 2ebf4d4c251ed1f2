import { chromium } from 'playwright-core'
import { chromium as options } from '../chromium.ts'
import { type Figure, percentile } from './figure.ts'
import { startProduct } from './server.ts'

const EVENTS = 5000
/** Events that come in one go: more than any visitor makes between two frames. */
const BURST = 25

/** A storm of events on a page beside which the inspector is open and lists every one of them. */
export async function measureInspector(): Promise<Figure[]> {
  const product = await startProduct({ inspector: true })
  const browser = await chromium.launch(options)
  try {
    const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
    await page.goto(`http://univ.localhost:${product.port}/`, { waitUntil: 'networkidle' })
    await page.keyboard.press('F2')
    const inspector = page.frameLocator('iframe')
    await inspector
      .getByRole('row', { name: /loadSite/ })
      .first()
      .waitFor()
    const began = performance.now()
    const tasks = await page.evaluate(
      // Milliseconds of each stretch in which the page did something else than wait.
      ({ events, burst }) =>
        new Promise<number[]>((resolve) => {
          const found: number[] = []
          const { port1, port2 } = new MessageChannel()
          let last = performance.now()
          let isOver = false
          port1.onmessage = () => {
            const now = performance.now()
            if (now - last >= 1) found.push(now - last)
            last = performance.now()
            if (isOver) resolve(found)
            else port2.postMessage(null)
          }
          let sent = 0
          const send = () => {
            for (let one = 0; one < burst; one += 1, sent += 1) {
              const hidden = sent % 2 === 0
              Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
              document.dispatchEvent(new Event('visibilitychange'))
            }
            if (sent < events) setTimeout(send)
            else setTimeout(() => (isOver = true), 1000)
          }
          port2.postMessage(null)
          send()
        }),
      { events: EVENTS, burst: BURST },
    )
    await inspector
      .getByText(/^1000 \/ 1000|已丢弃 [4-9]\d{3}/)
      .first()
      .waitFor()
    const seconds = (performance.now() - began) / 1000
    const long = tasks.filter((task) => task > 50).length
    return [
      {
        name: `task of a page under ${EVENTS} events with the inspector open, 95th percentile`,
        value: percentile(tasks, 0.95),
        unit: 'ms',
        promise: { atMost: 50 },
        note: `${tasks.length} tasks of 1 ms or more, ${long} of them over 50 ms, the longest ${Math.round(Math.max(...tasks))} ms; all shown after ${seconds.toFixed(1)} s`,
      },
    ]
  } finally {
    await browser.close()
    await product.stop()
  }
}
