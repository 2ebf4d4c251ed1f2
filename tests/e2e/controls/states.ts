import { expect } from 'vitest'
import { eventually, type Visitor } from '../world.ts'
import { fits, type Words } from './catalogue.ts'
import type { Change, Press } from './change.ts'
import { attribute } from './press.ts'
import { settle } from './settle.ts'
import { goes } from './ways.ts'

const isChecked = (element: Press['element']) =>
  element.evaluate((one) => (one instanceof HTMLInputElement ? one.checked : one.ariaChecked === 'true'))

/** A box of its own, which another press shuts. */
export const expands: Change = async ({ element, press }) => {
  expect(await element.getAttribute('aria-expanded')).toBe('false')
  await press()
  await attribute(element, 'aria-expanded').toBe('true')
}

/** Shuts its box by the keyboard; a mouse has opened it by coming near, and its press keeps it. */
export const folds: Change = async ({ element, press }) => {
  expect(await element.getAttribute('aria-expanded')).toBe('true')
  await press()
  await attribute(element, 'aria-expanded').toBe('true')
  await element.press('Enter')
  await attribute(element, 'aria-expanded').toBe('false')
}

/** What stands below it, which another press folds up. */
export const unfolds: Change = async ({ element, press }) => {
  const isOpen = () => element.evaluate((summary) => summary.closest('details')?.open)
  expect(await isOpen()).toBe(false)
  await press()
  await eventually(isOpen).toBe(true)
  await press()
  await eventually(isOpen).toBe(false)
}

/** From not pressed to pressed. */
export const presses: Change = async ({ element, press }) => {
  expect(await element.getAttribute('aria-pressed')).toBe('false')
  await press()
  await attribute(element, 'aria-pressed').toBe('true')
}

/** Is checked, and the address follows. */
export const checks =
  (to: Words): Change =>
  async (pressed) => {
    expect(await isChecked(pressed.element)).toBe(false)
    await goes(to)(pressed)
    await eventually(() => isChecked(pressed.element)).toBe(true)
  }

/** Is checked, in the place of whichever was. */
export const checksOnly: Change = async ({ element, press }) => {
  expect(await isChecked(element)).toBe(false)
  await press()
  await eventually(() => isChecked(element)).toBe(true)
}

/** Is the one checked of its group already; after another of them, named here, it is so again. */
export const checksAgain =
  (other: string): Change =>
  async ({ visitor, element, press }) => {
    const before = visitor.path
    expect(await isChecked(element)).toBe(true)
    await visitor.page.getByRole('radio', { name: other, exact: true }).press('Space')
    await eventually(() => isChecked(element)).toBe(false)
    await settle(visitor.page)
    await press()
    await eventually(() => isChecked(element)).toBe(true)
    await eventually(() => visitor.path).toBe(before)
  }

/** Is the tab that is open. */
export const selects: Change = async ({ element, press }) => {
  expect(await element.getAttribute('aria-selected')).toBe('false')
  await press()
  await attribute(element, 'aria-selected').toBe('true')
}

/** Is the open tab already; after another, named here, it is so again. */
export const selectsAgain =
  (other: string): Change =>
  async ({ visitor, element, press }) => {
    expect(await element.getAttribute('aria-selected')).toBe('true')
    await visitor.page.getByRole('tab', { name: other, exact: true }).click()
    await attribute(element, 'aria-selected').toBe('false')
    await press()
    await attribute(element, 'aria-selected').toBe('true')
  }

/** Takes the focus, and what is typed. */
export const takesTyping: Change = async ({ visitor, element, press }) => {
  await press()
  await eventually(() => element.evaluate((one) => one === document.activeElement)).toBe(true)
  await visitor.page.keyboard.type('7')
  expect(await element.inputValue()).toBe('7')
}

/** Has the focus, with all of its text chosen. */
export const takesFocus: Change = async ({ element, press }) => {
  await press()
  await eventually(() => element.evaluate((one) => one === document.activeElement)).toBe(true)
}

/** Another of its options, and this is to be seen then; and back. */
export const chooses =
  (option: string, see: (visitor: Visitor) => Promise<unknown>, wanted: unknown): Change =>
  async ({ visitor, element, press }) => {
    const before = await see(visitor)
    const chosen = await element.inputValue()
    expect(before).not.toEqual(wanted)
    await press()
    await element.selectOption({ label: option })
    await eventually(() => see(visitor)).toEqual(wanted)
    await element.selectOption(chosen)
    await eventually(() => see(visitor)).toEqual(before)
  }

/** The password of that field can be read, until another press. */
export const reveals =
  (name: string): Change =>
  async ({ visitor, press }) => {
    const field = visitor.page.getByRole('textbox', { name, exact: true })
    expect(await field.getAttribute('type')).toBe('password')
    await press()
    await eventually(() => field.getAttribute('type')).toBe('text')
  }

/** Is called this, and what it was after another press. */
export const renames =
  (name: RegExp): Change =>
  async ({ visitor, control, element, press }) => {
    const named = () => element.evaluate((one) => one.ariaLabel ?? one.textContent)
    await press()
    await eventually(named).toMatch(name)
    // What is on its way to the server takes no press.
    await visitor.seeAnswered()
    await press()
    await eventually(named).toBe(control.name)
  }

/** Fields that have nothing in them are said to be wrong. */
export const complains: Change = async ({ visitor, press }) => {
  const wrong = visitor.page.locator('[aria-invalid=true]')
  expect(await wrong.count()).toBe(0)
  await press()
  await eventually(() => wrong.count()).toBeGreaterThan(0)
}

/** Of the options, only this one stays for what is typed. */
export const narrows =
  (role: 'checkbox' | 'radio', text: string, left: string): Change =>
  async ({ visitor, press }) => {
    await press()
    await visitor.page.keyboard.type(text)
    const options = visitor.page.getByRole('dialog').getByRole(role)
    await eventually(() => options.count()).toBe(1)
    await visitor.page.getByRole('dialog').getByRole(role, { name: left, exact: true }).waitFor()
  }

/** This is in the clipboard. */
export const copies =
  (text: Words): Change =>
  async ({ visitor, press }) => {
    const read = () => visitor.page.evaluate(() => navigator.clipboard.readText())
    await visitor.page.evaluate(() => navigator.clipboard.writeText(''))
    await press()
    await eventually(async () => fits(await read(), text) || (await read())).toBe(true)
  }
