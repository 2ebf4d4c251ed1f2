import { type Browser, chromium, type Page } from 'playwright-core'
import { chromium as options } from '../chromium.ts'
import { Demo } from '../e2e/world/demo.ts'
import { logInAs, student } from '../e2e/world/identities.ts'
import { Visitor } from '../e2e/world/visitor.ts'
import { type Figure, percentile } from './figure.ts'
import { startProduct } from './server.ts'

const SLOW_DOWN = 4
const KEYS = 120
/** Milliseconds between two keys of somebody who types fast. */
const PACE = 120
/** The first save of the piece comes in between, 800 ms after a rest. */
const REST_AT = KEYS / 2

/** Has the page keep, for each key, the milliseconds from its press to the end of the frame that shows it. */
const watchKeys = (page: Page) =>
  page.evaluate(() => {
    const kept: number[] = []
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => kept.push(performance.now() - timeStamp)
          port2.postMessage(null)
        }),
      { capture: true },
    )
    Object.assign(window, { keysKept: kept })
  })

async function keysAt(browser: Browser, port: number, address: string, field: string | RegExp): Promise<number[]> {
  const visitor = await Visitor.arrive(browser, `http://univ.localhost:${port}`, {
    viewport: { width: 1440, height: 900 },
  })
  const { page } = visitor
  await logInAs(visitor, new Demo(() => port), student('13800000001'))
  await visitor.open(address)
  await page.getByRole('region', { name: '实时预览' }).getByRole('article').first().waitFor()
  await page.getByRole('main').getByRole('textbox', { name: field }).first().click()
  const devtools = await visitor.context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  await watchKeys(page)
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(key % 8 === 7 ? 'Space' : 'a')
    await page.waitForTimeout(key === REST_AT ? 2000 : PACE)
  }
  const keys = await page.evaluate(() => (window as unknown as { keysKept: number[] }).keysKept)
  if (keys.length !== KEYS) throw new Error(`${keys.length} of ${KEYS} keys were seen`)
  await visitor.leave()
  return keys
}

/** Where somebody types, what the field is called, and what the figure is. */
const places = [
  ['/resume?from=3&section=summary', /./, 'a key in a full resume'],
  ['/aiResumeDetail?from=3&section=work&entry=demo-work-1', /第 1 条$/, 'a key in a line that can be reworded'],
] as const

/** Typing into a full resume with the pages beside it, on a slow machine. */
export async function measureTyping(): Promise<Figure[]> {
  const product = await startProduct()
  const browser = await chromium.launch(options)
  try {
    const figures: Figure[] = []
    for (const [address, field, name] of places) {
      const keys = await keysAt(browser, product.port, address, field)
      const over = keys.filter((one) => one > 50).length
      const note = `CPU slowed down ${SLOW_DOWN} times, ${KEYS} keys, ${over} of them over 50 ms`
      figures.push(
        { name: `${name}, median`, value: percentile(keys, 0.5), unit: 'ms', note },
        { name: `${name}, 95th percentile`, value: percentile(keys, 0.95), unit: 'ms', promise: { atMost: 50 } },
        { name: `${name}, longest`, value: Math.max(...keys), unit: 'ms' },
      )
    }
    return figures
  } finally {
    await browser.close()
    await product.stop()
  }
}
