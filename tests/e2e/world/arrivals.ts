import type { Locator } from 'playwright-core'
import { EmployerDialog } from '../models/employer-dialog.ts'
import { Shell } from '../models/shell.ts'
import { StaffDialog } from '../models/staff-dialog.ts'
import { eventually, type World } from '../world.ts'
import type { Visitor } from './visitor.ts'

/** Of every account of the demonstration. */
export const PASSWORD = 'Demo@2026'

type Options = Parameters<World['visit']>[0] & {
  /** Before the first page is opened. */
  prepare?: (visitor: Visitor) => Promise<unknown>
}

async function arrive(world: World, { prepare, ...options }: Options) {
  const visitor = await world.visit(options)
  await prepare?.(visitor)
  await visitor.open()
  const { page, context } = visitor
  return { visitor, page, context, shell: new Shell(page) }
}

/** A visitor with the employers' dialog before them. */
export async function arriveEmployer(world: World, options: Options = {}) {
  const arrived = await arrive(world, options)
  const dialog = new EmployerDialog(arrived.page, world.demo)
  await dialog.open()
  return { ...arrived, dialog }
}

export type EmployerStage = Awaited<ReturnType<typeof arriveEmployer>>

/** A way in for staff: the host, the button in its header, the dialog that it opens. */
export interface StaffEntry {
  readonly host: string
  readonly entry: string
  readonly title: string
}

export const school: StaffEntry = { host: 'univ', entry: '学校后台', title: '学校后台登录' }
export const faculty: StaffEntry = { host: 'faculty', entry: '院系后台', title: '院系后台登录' }
export const organiser: StaffEntry = { host: 'channel', entry: '主办方后台', title: '主办方后台登录' }

/** A visitor with a dialog of staff before them. */
export async function arriveStaff(world: World, { host, entry, title }: StaffEntry, options: Options = {}) {
  const arrived = await arrive(world, { host, ...options })
  const dialog = new StaffDialog(arrived.page, title)
  await dialog.open(entry)
  return { ...arrived, dialog }
}

export type StaffStage = Awaited<ReturnType<typeof arriveStaff>>

/** A browser that refuses every new window. */
export const withoutWindows = ({ page }: Visitor) =>
  page.addInitScript(() => {
    window.open = () => null
  })

/** A browser that keeps no cookie for scripts. */
export const withoutCookies = ({ page }: Visitor) =>
  page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} })
  })

/** As impatient hands do: Enter, and two clicks. */
export const submitThrice = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLButtonElement) => {
    element.form?.requestSubmit()
    element.click()
    element.click()
  })

export const seeFocused = (field: Locator) =>
  eventually(() => field.evaluate((input) => input === document.activeElement)).toBe(true)

/** What a screen reader says of a field beside its name. */
export const descriptionOf = (field: Locator): Promise<string> =>
  field.evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  )
