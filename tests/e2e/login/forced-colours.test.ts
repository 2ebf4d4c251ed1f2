import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { EmployerDialog } from '../models/employer-dialog.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { Shell } from '../models/shell.ts'
import { StaffDialog } from '../models/staff-dialog.ts'
import { logInAs, student } from '../world/identities.ts'
import { createWorld, type Visitor } from '../world.ts'

const world = createWorld()

it('forced colours leave every edge of a log-in to be seen, and the code dark on light [STU-1] [QR-1]', async () => {
  const visitor = await world.visit({ host: 'univ' })
  const { page } = visitor
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await visitor.open()
  const login = new LoginDialog(page)
  await login.open()
  await login.seeWaiting()
  const paper = await login.qrCode.evaluate((code) => {
    const ground = code.closest('[data-theme="light"]')
    return ground ? getComputedStyle(ground).backgroundColor : ''
  })
  expect(paper).toBe('rgb(255, 255, 255)')
  await login.toSms()
  await login.submit.waitFor()
  const edges = await login.dialog.evaluate((place) => {
    const panel = [...place.querySelectorAll('div')].find((one) => getComputedStyle(one).overflowY === 'auto')
    const cell = place.querySelector('[aria-hidden="true"] > span')
    const submit = place.querySelector('button[type="submit"]')
    const field = place.querySelector('input[type="tel"]')?.parentElement
    const close = place.querySelector('button[aria-label="关闭"]')
    const drawn = (element: Element | null | undefined, side: 'outline' | 'border') => {
      if (!element) return 'missing'
      const style = getComputedStyle(element)
      const [kind, colour] =
        side === 'outline' ? [style.outlineStyle, style.outlineColor] : [style.borderTopStyle, style.borderTopColor]
      return kind === 'solid' && !/transparent|, 0\)$/.test(colour)
    }
    return [
      drawn(panel, 'outline'),
      drawn(cell, 'border'),
      drawn(submit, 'border'),
      drawn(field, 'border'),
      drawn(close, 'border'),
    ]
  })
  expect(edges).toEqual([true, true, true, true, true])
})

/** Buttons with a ground of their own, fields and the panel around them whose edge is not to be seen. */
const edgeless = (place: Locator) =>
  place.evaluate((dialog) => {
    const seen = (kind: string, colour: string) => kind === 'solid' && !/transparent|, 0\)$/.test(colour)
    const hasEdge = (element: Element) => {
      const { borderTopStyle, borderTopColor, outlineStyle, outlineColor } = getComputedStyle(element)
      return seen(borderTopStyle, borderTopColor) || seen(outlineStyle, outlineColor)
    }
    const panel = [...dialog.querySelectorAll('div')].find((one) => getComputedStyle(one).overflowY === 'auto')
    const submit = dialog.querySelectorAll('button[type="submit"]')
    const fields = [...dialog.querySelectorAll('input')].map((input) => input.parentElement!)
    return [panel ?? dialog, ...submit, ...fields]
      .filter((one) => !hasEdge(one))
      .map((one) => one.outerHTML.slice(0, 99))
  })

const dialogs: readonly { name: string; open(visitor: Visitor): Promise<Locator> }[] = [
  {
    name: 'the employer login',
    async open({ page }) {
      const dialog = new EmployerDialog(page, world.demo)
      await dialog.open()
      return dialog.place
    },
  },
  {
    name: 'the staff login',
    async open({ page }) {
      const dialog = new StaffDialog(page, '学校后台登录')
      await dialog.open('学校后台')
      return dialog.dialog
    },
  },
  {
    name: 'the captcha',
    async open({ page }) {
      const login = new LoginDialog(page)
      await login.open()
      await login.toSms()
      await login.typePhone('15500000712')
      await login.getCode.click()
      await page.getByRole('slider').waitFor()
      return page.getByRole('dialog', { name: '请完成安全验证', exact: true })
    },
  },
  {
    name: 'the log-out',
    async open(visitor) {
      await logInAs(visitor, world.demo, student('13800000001'))
      const shell = new Shell(visitor.page)
      await shell.askLogout('林小满')
      return shell.confirmLogout
    },
  },
]

it.each(dialogs)('forced colours leave the edges of $name to be seen [STU-1] [EMP-1] [ADM-1]', async ({ open }) => {
  const visitor = await world.visit({ host: 'univ' })
  await visitor.page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await visitor.open()
  const place = await open(visitor)
  await place.waitFor()
  expect(await edgeless(place)).toEqual([])
})
