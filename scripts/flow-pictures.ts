import { mkdirSync, writeFileSync } from 'node:fs'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { chromium as browser } from 'playwright-core'
import { createServer } from 'vite'
import type { Chart } from '../src/inspector/chart/types.ts'
import { chromium } from '../tests/chromium.ts'

/** Square pixels from which a chart is drawn less finely, so that its file stays small. */
const LARGE = 3_000_000

/** A screenshot as WebP, in less than half its bytes. */
async function webpOf(screenshot: Buffer): Promise<Buffer> {
  const image = await loadImage(screenshot)
  const canvas = createCanvas(image.width, image.height)
  canvas.getContext('2d').drawImage(image, 0, 0)
  return canvas.encode('webp', 80)
}

/** Draws charts into docs/flows/ with the inspector's own component. */
export async function drawPictures(charts: readonly Chart[]): Promise<void> {
  const vite = await createServer({ server: { port: 0, hmr: false }, logLevel: 'warn' })
  await vite.listen()
  const [address] = vite.resolvedUrls!.local
  const chrome = await browser.launch(chromium)
  mkdirSync('docs/flows', { recursive: true })
  for (const { flow, width, height } of charts) {
    const page = await chrome.newPage({ deviceScaleFactor: width * height > LARGE ? 1.5 : 2 })
    await page.goto(`${address}scripts/picture.html?${flow}`)
    writeFileSync(`docs/flows/${flow}.webp`, await webpOf(await page.locator('svg').screenshot()))
    await page.close()
  }
  await chrome.close()
  await vite.close()
}
