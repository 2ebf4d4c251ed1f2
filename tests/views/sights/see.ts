import axe from 'axe-core'
import { expect, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { setTheme } from '../world/page.tsx'

/** The dialog of that exact name, as assistive technology finds it. */
export const dialog = (name: string): Locator => page.getByRole('dialog', { name, exact: true })

export const button = (within: Locator, name: string): Locator => within.getByRole('button', { name, exact: true })

export async function seeText(within: Locator, ...texts: string[]): Promise<void> {
  for (const text of texts) await expect.element(within.getByText(text, { exact: true })).toBeVisible()
}

/** Accessible names of all that can be pressed or followed, in no order; nothing else may be there. */
export async function seeControls(within: Locator, ...names: string[]): Promise<void> {
  const controls = () =>
    [...within.getByRole('button').elements(), ...within.getByRole('link').elements()].map(
      (element) => element.getAttribute('aria-label') ?? element.textContent,
    )
  await expect.poll(() => controls().sort(), { interval: 5 }).toEqual(names.toSorted())
}

/** So many are there. */
export const seeCount = (found: Locator, count: number): Promise<void> =>
  expect.poll(() => found.elements().length, { interval: 5 }).toBe(count)

/** The value of an attribute; null where it is not there. */
export const seeAttribute = (one: Locator, name: string, value: string | null): Promise<void> =>
  expect.poll(() => one.element().getAttribute(name), { interval: 5 }).toBe(value)

/** Whether a control can be used. */
export const seeEnabled = (control: Locator, isEnabled: boolean): Promise<void> =>
  expect.poll(() => !control.element().matches(':disabled'), { interval: 5 }).toBe(isEnabled)

/** Whether the focus is at a field, where there is one. */
export const seeFocused = (field: Locator | undefined, isFocused: boolean): Promise<void> =>
  expect
    .poll(() => field?.elements().includes(document.activeElement as HTMLElement) ?? false, { interval: 5 })
    .toBe(isFocused)

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Widths at which the dialogs look otherwise, pixels. */
const widths = { wide: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }

/** Asked until it is so: the answer may come before the page has its size, or from a moment before another asked. */
export async function setWidth(name: keyof typeof widths): Promise<void> {
  const { width, height } = widths[name]
  const resize = async () => {
    await page.viewport(width, height)
    return innerWidth === width && innerHeight === height
  }
  await vi.waitUntil(resize, { timeout: 60_000 })
}

/** Nothing that axe-core objects to, in light and in dark, on a wide screen and on a phone. */
export async function seeAccessible(): Promise<void> {
  const found: string[] = []
  for (const width of ['phone', 'wide'] as const) {
    await setWidth(width)
    for (const theme of ['dark', 'light'] as const) {
      setTheme(theme)
      const { violations } = await axe.run(document.body, { runOnly: WCAG, resultTypes: ['violations'] })
      for (const { id, nodes } of violations) found.push(`${width}, ${theme}: ${id} ${nodes[0]?.html}`)
    }
  }
  expect(found).toEqual([])
}
