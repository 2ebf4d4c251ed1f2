import { writeFileSync } from 'node:fs'
import { chromium as browser } from 'playwright-core'
import { createServer } from 'vite'
import { flows } from '../machines/flows.ts'
import { chromium } from '../tests/chromium.ts'
import { smallPng } from './small-png.ts'

/** Draws every flow's chart, laid out already, into docs/flows/ with the inspector's own component. */
export async function drawPictures(): Promise<void> {
  const vite = await createServer({ server: { port: 0, hmr: false }, logLevel: 'warn' })
  await vite.listen()
  const [address] = vite.resolvedUrls!.local
  const chrome = await browser.launch(chromium)
  const page = await chrome.newPage({ deviceScaleFactor: 2, viewport: { width: 1440, height: 900 } })
  for (const { flow } of flows) {
    await page.goto(`${address}scripts/picture.html?${flow}`)
    writeFileSync(`docs/flows/${flow}.png`, await smallPng(await page.locator('svg').screenshot()))
  }
  await chrome.close()
  await vite.close()
}
