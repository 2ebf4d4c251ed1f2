import { type Browser, chromium } from 'playwright-core'
import { calls } from '../../contract/calls.ts'
import { chromium as options } from '../chromium.ts'
import { type Figure, median } from './figure.ts'
import { startProduct } from './server.ts'

const OPENINGS = 5
const SLOW_DOWN = 4
/** Milliseconds that a visitor looks at the page before the click; the login's code is fetched ahead meanwhile. */
const LOOK = 4_000

interface Opening {
  /** Milliseconds from the click to the frame that shows the dialog. */
  readonly opened: number
  /** Milliseconds from the click to the frame that shows the code. */
  readonly shown: number
  /** Milliseconds of the call that fetched it. */
  readonly roundTrip: number
}

async function open(browser: Browser, address: string): Promise<Opening> {
  const context = await browser.newContext({ locale: 'zh-CN' })
  try {
    const page = await context.newPage()
    await page.goto(address, { waitUntil: 'networkidle' })
    const button = page.getByRole('button', { name: '登录/注册' }).first()
    await button.waitFor()
    await page.waitForTimeout(LOOK)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
    // Asked for before the click, so that nothing of the measurement runs in between.
    const opening = page.evaluate(
      (path) =>
        new Promise<Opening>((resolve) => {
          let clicked = Number.NaN
          let opened = Number.NaN
          const tell = () => {
            const shown = performance.now()
            const [call] = performance
              .getEntriesByType('resource')
              .filter((entry) => new URL(entry.name).pathname === path) as PerformanceResourceTiming[]
            const roundTrip = call ? call.responseEnd - call.startTime : Number.NaN
            resolve({ opened: opened - clicked, shown: shown - clicked, roundTrip })
          }
          const look = () => {
            if (Number.isNaN(opened) && document.querySelector('[role=dialog]')) opened = performance.now()
            const image = document.querySelector<HTMLImageElement>('[role=dialog] img[alt="登录二维码"]')
            requestAnimationFrame(image?.complete && image.naturalWidth > 0 ? tell : look)
          }
          const begin = () => {
            clicked = performance.now()
          }
          addEventListener('click', begin, { capture: true, once: true })
          look()
        }),
      calls.getLoginQrCode.path,
    )
    await button.click()
    return await opening
  } finally {
    await context.close()
  }
}

/** To a QR code on screen, from the dialog and from the click that opened it, on a slow machine, without the round trip that fetches it. */
export async function measureDialog(): Promise<Figure[]> {
  const product = await startProduct()
  const browser = await chromium.launch(options)
  try {
    const openings: Opening[] = []
    for (let count = 0; count < OPENINGS; count += 1) {
      openings.push(await open(browser, `http://univ.localhost:${product.port}/`))
    }
    const roundTrip = Math.round(median(openings.map((one) => one.roundTrip)))
    const note = `CPU slowed down ${SLOW_DOWN} times, median of ${OPENINGS} first openings; round trip ${roundTrip} ms`
    const unit = 'ms'
    return [
      {
        name: 'dialog open → QR code visible, less one round trip',
        value: median(openings.map(({ opened, shown, roundTrip }) => Math.max(0, shown - opened - roundTrip))),
        unit,
        promise: { atMost: 100 },
        note,
      },
      {
        name: 'click → QR code visible, less one round trip',
        value: median(openings.map(({ shown, roundTrip }) => shown - roundTrip)),
        unit,
        promise: { atMost: 180 },
        note,
      },
    ]
  } finally {
    await browser.close()
    await product.stop()
  }
}
