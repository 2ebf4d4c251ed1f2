import { expect, it } from 'vitest'
import { createWorld, eventually } from '../world.ts'

const world = createWorld()

const hosts = ['main', 'univ', 'brand', 'faculty', 'channel', 'taiwan', 'edu', 'career', 'province']

it.each(hosts)('the header of %s is all in English for whoever reads English [NAV-1]', async (host) => {
  const visitor = await world.visit({ host, locale: 'en-US', viewport: { width: 1440, height: 900 } })
  const { page } = visitor
  await visitor.open()
  await page
    .getByRole('combobox', { name: /^(?:语言|語言|Language)$/ })
    .first()
    .selectOption('en')
  await eventually(() => page.evaluate(() => document.documentElement.lang)).toBe('en')
  // A Chinese font would draw quotation marks as wide as its characters.
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0])).toBe('system-ui')
  }
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Log in', exact: false }).first().waitFor()
  const entries = await header.locator('nav a, nav button, button').allInnerTexts()
  expect(entries.length).toBeGreaterThan(2)
  expect(entries.filter((text) => /\p{Script=Han}/u.test(text))).toEqual([])
})
