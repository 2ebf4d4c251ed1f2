import { expect, it } from 'vitest'
import { LoginDialog } from './models/login-dialog.ts'
import { createWorld } from './world.ts'

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
