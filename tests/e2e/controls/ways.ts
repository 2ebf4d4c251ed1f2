import { expect } from 'vitest'
import { eventually, type Visitor } from '../world.ts'
import { fits, readable, type Words } from './catalogue.ts'
import type { Change } from './change.ts'
import { shown } from './press.ts'
import { settle } from './settle.ts'

const headingOf = (visitor: Visitor) => visitor.page.getByRole('main').getByRole('heading', { level: 1 }).innerText()

/** To the address that the link names, and a page with this heading. @param heading of a link's name, where that is it */
export const leads =
  (heading: Words | ((name: string) => string)): Change =>
  async ({ visitor, control, press }) => {
    await press()
    const { page, origin } = visitor
    await eventually(() => readable(page.url())).toBe(readable(new URL(control.href, `${origin}/`).href))
    await settle(page)
    const wanted = typeof heading === 'function' ? heading(control.name) : heading
    await eventually(async () => fits(await headingOf(visitor), wanted) || (await headingOf(visitor))).toBe(true)
  }

/** To an address that the control does not tell. */
export const goes =
  (to: Words): Change =>
  async ({ visitor, press }) => {
    await press()
    await eventually(() => fits(shown(visitor), to) || shown(visitor)).toBe(true)
    await settle(visitor.page)
  }

/** To the page of the log-in, whose dialog of that name opens by itself, in its own time. */
export const asksToLogIn =
  (dialog: string): Change =>
  async (press) => {
    await goes('/login')(press)
    await press.visitor.page.getByRole('dialog', { name: dialog, exact: true }).waitFor()
  }

/** Nowhere: it is marked as where one is. */
export const isHere: Change = async ({ visitor, control, element, press }) => {
  const before = visitor.page.url()
  expect(await element.getAttribute('aria-current'), `${control.name} is marked`).toMatch(/^(page|true|step)$/)
  await press()
  await settle(visitor.page)
  expect(visitor.page.url()).toBe(before)
}

/** Another tab with this address. */
export const opensTab =
  (address: Words): Change =>
  async ({ visitor, press }) => {
    const { context } = visitor
    const asked = context.waitForEvent(
      'request',
      (one) => one.isNavigationRequest() && fits(readable(one.url()), address),
    )
    const opened = context.waitForEvent('page')
    await press()
    await asked
    await (await opened).close()
  }

/** Another tab with that page of the same site. */
export const opensOwnTab =
  (path: string): Change =>
  async ({ visitor, press }) => {
    const arrived = visitor.context.waitForEvent('page')
    await press()
    const opened = await arrived
    await eventually(() => opened.url()).toBe(`${visitor.origin}/#${path}`)
    await opened.close()
  }

/** What the system does with such an address is its own affair; the page leaves it to it. */
export const calls: Change = async ({ visitor, control, press }) => {
  const left = visitor.page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        window.addEventListener(
          'click',
          (event) => {
            const href = (event.target as Element).closest('a')?.getAttribute('href') ?? ''
            resolve(event.defaultPrevented ? 'prevented' : href)
            event.preventDefault()
          },
          { once: true },
        ),
      ),
  )
  await press()
  expect(await left).toBe(control.href)
}

/** A file with such a name. */
export const downloads =
  (name: RegExp): Change =>
  async ({ visitor, press }) => {
    const begun = visitor.page.waitForEvent('download')
    await press()
    expect((await begun).suggestedFilename()).toMatch(name)
  }

/** What the page has below, of that name, comes up into the upper half of the window; the address stays. */
export const bringsUp =
  (name: string): Change =>
  async ({ visitor, press }) => {
    const { page, path } = visitor
    const height = page.viewportSize()?.height ?? 0
    const top = async () => (await page.getByRole('navigation', { name, exact: true }).boundingBox())?.y ?? 0
    expect(await top()).toBeGreaterThan(height / 2)
    await press()
    await eventually(top).toBeLessThanOrEqual(height / 2)
    expect(visitor.path).toBe(path)
  }
