import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DragSample } from '../../../contract/calls/captcha.ts'
import { puzzleOf } from '../../../machines/login/captcha/captcha.paths.ts'
import { captchaDialog, slider } from '../sights/captcha.ts'
import { button, dialog, setWidth } from '../sights/see.ts'
import { phoneField } from '../sights/sms.ts'
import { askForCode, press, toSms, typePhone } from '../world/hands.ts'
import { type LoginWorld, openLogin } from '../world/login.tsx'

const login = dialog('学生登录')
let world: LoginWorld
let opener: HTMLButtonElement | undefined

beforeEach(() => setWidth('wide'))
afterEach(() => {
  world.close()
  opener?.remove()
  opener = undefined
})

function openFromButton(): HTMLButtonElement {
  opener = document.createElement('button')
  opener.textContent = '登录'
  document.body.append(opener)
  opener.focus()
  world = openLogin({ answers: { findDeadline: null } })
  return opener
}

describe('the login dialog', () => {
  it('holds the focus, lets every control be reached and gives the focus back', async () => {
    const button = openFromButton()
    await expect.element(login).toBeVisible()
    const reached: string[] = []
    for (let tab = 0; tab < 5; tab += 1) {
      await userEvent.tab()
      const { activeElement: element } = document
      reached.push(element?.getAttribute('aria-label') ?? element?.textContent ?? '?')
    }
    expect(reached).toEqual(['短信登录', '《用户服务协议》', '《隐私政策》', '关闭', '短信登录'])
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement).toBe(button)
  })

  it('offers the other mode by a button in the sheet of a phone [STU-1]', async () => {
    await setWidth('phone')
    openFromButton()
    await press(login, '短信登录')
    await expect.element(phoneField).toHaveFocus()
    await expect.element(button(login, '扫码登录')).toBeVisible()
    const { bottom, width } = login.element().getBoundingClientRect()
    expect({ bottom, width }).toEqual({ bottom: 844, width: 390 })
  })

  it('is turned by keyboard, to the first field of the form and back [STU-1]', async () => {
    openFromButton()
    await expect.element(login).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(phoneField).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(button(login, '扫码登录')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button(login, '短信登录')).toHaveFocus()
  })

  it('stays with its name whichever mode it shows, and ignores a press beside it [STU-1]', async () => {
    openFromButton()
    await toSms()
    await expect.element(login.getByRole('heading', { name: '学生登录/注册', exact: true })).toBeVisible()
    await typePhone('138')
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await expect.element(phoneField).toHaveValue('138')
  })
})

async function openPuzzle(): Promise<void> {
  openFromButton()
  await toSms()
  await typePhone('13800000001')
  await askForCode()
  world.desk.resolve('startCaptcha', { kind: 'puzzle', puzzle: puzzleOf('first') })
  await expect.element(slider).toHaveFocus()
}

const trail = () => (world.desk.calls('verifyDrag').at(-1) as { trail: readonly DragSample[] }).trail

describe('the captcha', () => {
  it('is solved by keyboard, two pixels a press and ten with Shift [CAP-5]', async () => {
    await openPuzzle()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{ArrowLeft}')
    await expect.element(slider).toHaveAttribute('aria-valuenow', '12')
    await userEvent.keyboard('{Enter}')
    await expect.element(slider).toHaveAttribute('aria-disabled', 'true')
    expect(trail().map(({ x }) => x)).toEqual([0, 2, 4, 14, 12, 12])
    expect(trail()[0]?.t).toBe(0)
    expect(trail().every(({ t }, at) => t >= (trail()[at - 1]?.t ?? 0))).toBe(true)
  })

  it('goes on with the mouse what the keyboard began, in one trail from the left edge [CAP-5]', async () => {
    await openPuzzle()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await userEvent.dragAndDrop(slider, captchaDialog.getByText('换一张', { exact: true }), { steps: 4 })
    await expect.element(slider).toHaveAttribute('aria-disabled', 'true')
    expect(
      trail()
        .slice(0, 3)
        .map(({ x }) => x),
    ).toEqual([0, 2, 4])
    expect(trail().at(-1)?.x).toBeGreaterThan(4)
  })

  it('is not answered by Enter alone', async () => {
    await openPuzzle()
    await userEvent.keyboard('{Enter}')
    await expect.element(slider).toHaveAttribute('aria-disabled', 'false')
    expect(world.desk.calls('verifyDrag')).toEqual([])
  })

  it('is solved by a drag, whose samples are pixels of the picture [CAP-5]', async () => {
    await openPuzzle()
    const track = slider.element().parentElement as HTMLElement
    const travel = track.clientWidth - (slider.element() as HTMLElement).offsetWidth
    await userEvent.dragAndDrop(slider, captchaDialog.getByText('换一张', { exact: true }), {
      sourcePosition: { x: 28, y: 24 },
      targetPosition: { x: 0, y: 8 },
      steps: 8,
    })
    await expect.element(slider).toHaveAttribute('aria-disabled', 'true')
    const target = captchaDialog.getByText('换一张', { exact: true }).element().getBoundingClientRect()
    const start = track.getBoundingClientRect().left + 28
    const expected = ((target.left - start) / travel) * (320 - 52)
    expect(trail()[0]).toEqual({ x: 0, t: 0 })
    expect(trail().at(-1)?.x).toBeCloseTo(Math.min(expected, 268), 0)
    expect(trail().length).toBeGreaterThanOrEqual(8)
  })

  it('begins anew with each puzzle and after an answer that never came', async () => {
    await openPuzzle()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    world.desk.reject('verifyDrag', new Error('offline'))
    await expect.element(slider).toHaveAttribute('aria-valuenow', '0')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await press(captchaDialog, '换一张')
    world.desk.resolve('refreshPuzzle', { kind: 'puzzle', puzzle: puzzleOf('second') })
    await expect.element(slider).toHaveAttribute('aria-valuenow', '0')
  })

  it('gives the focus back to the field that it was in, the form as before [CAP-4]', async () => {
    await openPuzzle()
    await userEvent.keyboard('{Escape}')
    await expect.element(captchaDialog).not.toBeInTheDocument()
    await expect.element(phoneField).toHaveFocus()
    await expect.element(phoneField).toHaveValue('13800000001')
  })
})
