import { expect } from 'vitest'
import { seeFocusWithin } from '../world/layers.ts'
import { eventually, type Visitor } from '../world.ts'
import type { Words } from './catalogue.ts'
import type { Change } from './change.ts'
import { controlsOf } from './control.ts'

/** A dialog with this name, which Escape closes. */
export const opens =
  (title: string | ((name: string) => string)): Change =>
  async ({ visitor, control, press }) => {
    const dialogs = visitor.page.getByRole('dialog').or(visitor.page.getByRole('alertdialog'))
    const before = await dialogs.count()
    await press()
    const named = { name: typeof title === 'string' ? title : title(control.name), exact: true }
    const dialog = visitor.page.getByRole('dialog', named).or(visitor.page.getByRole('alertdialog', named)).first()
    await dialog.waitFor()
    await seeFocusWithin(dialog)
    await visitor.page.keyboard.press('Escape')
    await eventually(() => dialogs.count()).toBe(before)
  }

/** That dialog is gone. */
export const closes =
  (name: string): Change =>
  async ({ visitor, press }) => {
    await press()
    await visitor.page.getByRole('dialog', { name, exact: true }).waitFor({ state: 'detached' })
  }

/** A dialog with this name in the place of the open one. */
export const opensInstead =
  (name: string): Change =>
  async ({ visitor: { page }, press }) => {
    const open = page.locator('[role=dialog], [role=alertdialog]')
    const [dialog, alert] = (['dialog', 'alertdialog'] as const).map((role) =>
      page.getByRole(role, { name, exact: true }),
    )
    await press()
    await dialog!.or(alert!).waitFor()
    await eventually(() => open.count()).toBe(1)
  }

/** A dialog of that title, with this in it. */
export const becomes =
  (title: string, role: 'button' | 'textbox', name: string): Change =>
  async ({ visitor, press }) => {
    const sign = visitor.page.getByRole('dialog', { name: title, exact: true }).getByRole(role, { name, exact: true })
    expect(await sign.count()).toBe(0)
    await press()
    await sign.waitFor()
  }

/** The page has this in it. */
export const becomesPage =
  (role: 'button' | 'tab', name: string): Change =>
  async ({ visitor, press }) => {
    const sign = visitor.page.getByRole('main').getByRole(role, { name, exact: true })
    expect(await sign.count()).toBe(0)
    await press()
    await sign.waitFor()
  }

/** Has nothing left to do, and goes. */
export const vanishes: Change = async ({ element, press }) => {
  await press()
  await eventually(() => element.evaluate((one) => one.isConnected)).toBe(false)
}

/** A message that says this. */
export const says =
  (text: Words): Change =>
  async ({ visitor, press }) => {
    await press()
    await visitor.page.getByText(text).first().waitFor()
  }

/** Names of what can be pressed in a place. */
const namesIn = async ({ page }: Visitor, place: string) =>
  (await controlsOf(page)).filter(({ places }) => places.includes(place)).map(({ name }) => name)

/** Other controls than before in that place, whose first page then is turned to again. */
export const turns =
  (place: string): Change =>
  async ({ visitor, press }) => {
    const before = await namesIn(visitor, place)
    await press()
    await eventually(async () => (await namesIn(visitor, place)).join()).not.toBe(before.join())
    const whole = visitor.page.getByRole('main').getByLabel(place, { exact: true })
    await whole
      .getByRole('button', { name: /^第 1 [页张]，/ })
      .last()
      .click()
    await eventually(async () => (await namesIn(visitor, place)).join()).toBe(before.join())
  }

/** The film, which is drawn in the place of the button. */
export const plays: Change = async ({ visitor, press }) => {
  await press()
  const film = visitor.page.getByRole('main').locator('video')
  await eventually(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
}

/** Something of this role beside the rest, called after the control. */
export const shows =
  (role: 'complementary', nameOf: (name: string) => string): Change =>
  async ({ visitor, control, press }) => {
    const shown = visitor.page.getByRole(role, { name: nameOf(control.name), exact: true })
    expect(await shown.count()).toBe(0)
    await press()
    await shown.waitFor()
  }

/** The percentage beside it. */
export const zooms: Change = async ({ visitor, press }) => {
  const percent = visitor.page.getByRole('group', { name: '缩放', exact: true }).getByRole('status')
  const before = await percent.innerText()
  await press()
  await eventually(() => percent.innerText()).not.toBe(before)
}

/** What was enlarged is whole again. */
export const showsWhole: Change = async ({ visitor, press }) => {
  const percent = visitor.page.getByRole('group', { name: '缩放', exact: true }).getByRole('status')
  expect(await percent.innerText()).not.toBe('100%')
  await press()
  await eventually(() => percent.innerText()).toBe('100%')
}
