import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CallFailure } from '../../../contract/failures.ts'
import { captchaDialog, serviceDialog } from '../sights/captcha.ts'
import { employer } from '../sights/employer.ts'
import { dialog } from '../sights/see.ts'
import { contactsDialog, staffDialog } from '../sights/staff.ts'
import { openEmployer } from '../world/employer.tsx'
import { askForCode, press, toSms, typePhone } from '../world/hands.ts'
import { openLogin } from '../world/login.tsx'
import { openStaff } from '../world/staff.tsx'

let close: () => void
afterEach(() => close())

const meet = (a: DOMRect, b: DOMRect) =>
  a.width > 1 && a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

/** The part of a rectangle that a scrolled panel shows. */
function shownIn(panel: DOMRect, { left, top, right, bottom }: DOMRect): DOMRect {
  const [from, to] = [Math.max(top, panel.top), Math.min(bottom, panel.bottom)]
  return to > from ? new DOMRect(left, from, right - left, to - from) : new DOMRect()
}

/** Texts and controls that the close button lies over, wherever the dialog is scrolled to. */
function covered(place: Element): string[] {
  const button = place.querySelector('button[aria-label="关闭"]')?.getBoundingClientRect()
  const panel = [...place.querySelectorAll('div')].find((one) => getComputedStyle(one).overflowY === 'auto')
  if (!button || !panel) throw new Error('a dialog without its close button or panel')
  const found = new Set<string>()
  for (let top = 0; top <= panel.scrollHeight; top += 20) {
    panel.scrollTop = top
    const frame = panel.getBoundingClientRect()
    for (const control of panel.querySelectorAll('input, button, img')) {
      const name = control.getAttribute('aria-label') ?? control.textContent ?? ''
      if (meet(shownIn(frame, control.getBoundingClientRect()), button)) found.add(`${top}: ${name || control.tagName}`)
    }
    const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(text)
      const isMet = [...range.getClientRects()].some((rect) => meet(shownIn(frame, rect), button))
      if (isMet) found.add(`${top}: ${text.textContent}`)
    }
  }
  return [...found]
}

const screens = [
  ['a narrow phone', 320, 568],
  ['a laptop at 200 %', 640, 360],
  ['a tablet', 800, 600],
] as const

describe.each(screens)('the close button covers nothing on %s', (_, width, height) => {
  it('the student login [STU-1]', async () => {
    await page.viewport(width, height)
    close = openLogin({ answers: { findDeadline: null } }).close
    await toSms()
    expect(covered(dialog('学生登录').element())).toEqual([])
  })

  it('the captcha, and customer service offline [CAP-3] [CAP-5]', async () => {
    await page.viewport(width, height)
    const world = openLogin({ answers: { findDeadline: null } })
    close = world.close
    await toSms()
    await typePhone('13800000001')
    await askForCode()
    await expect.poll(() => world.desk.isWaiting('startCaptcha')).toBe(true)
    expect(covered(captchaDialog.element())).toEqual([])
    world.desk.reject('startCaptcha', new CallFailure({ kind: 'offline' }))
    await expect.element(serviceDialog).toBeVisible()
    expect(covered(serviceDialog.element())).toEqual([])
    await expect.element(serviceDialog.getByRole('button', { name: '重新验证', exact: true })).toHaveFocus()
  })

  it('the employer login, step by step [EMP-2]', async () => {
    await page.viewport(width, height)
    close = openEmployer().close
    await expect.element(employer).toBeVisible()
    expect(covered(employer.element())).toEqual([])
    await press(employer, '立即注册')
    expect(covered(employer.element())).toEqual([])
    await press(employer, '返回登录')
    await press(employer, '忘记密码')
    expect(covered(employer.element())).toEqual([])
  })

  it('the staff login and its contacts [ADM-1]', async () => {
    await page.viewport(width, height)
    const world = openStaff()
    close = world.close
    await expect.element(staffDialog(world)).toBeVisible()
    expect(covered(staffDialog(world).element())).toEqual([])
    await userEvent.click(staffDialog(world).getByRole('button', { name: '忘记密码', exact: true }))
    await expect.element(contactsDialog).toBeVisible()
    expect(covered(contactsDialog.element())).toEqual([])
  })
})
