import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { LoginDialog } from '../models/login-dialog.ts'
import { decodeQrCode, ScanPage } from '../models/scan-page.ts'
import { logInAs, officer, organiser, student } from '../world/identities.ts'
import { createWorld, eventually } from '../world.ts'

const world = createWorld()

const NAME = '林小满'
const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

/** Name and description of what has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    const name = element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
    return [name, element?.getAttribute('aria-description') ?? ''].filter((part) => part !== '').join(', ')
  })

/** By the keyboard alone. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().focus()
  await page.keyboard.press('Enter')
}

async function confirmByPhone(page: Page) {
  const login = new LoginDialog(page)
  await login.seeWaiting()
  const phone = new ScanPage((await world.visit()).page)
  await phone.open(await decodeQrCode(login.qrCode))
  await phone.choose(`${NAME} · 13800000001`)
  await phone.confirm()
  await login.seeGone()
}

async function logOut(page: Page) {
  const dialog = page.getByRole('alertdialog', { name: '是否确定退出？', exact: true })
  await dialog.getByRole('button', { name: '退出登录', exact: true }).focus()
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
}

describe('the focus', () => {
  it('is at the account after a login, and at the login button after a log-out', async () => {
    const { page, ...visitor } = await world.visit({ viewport: DESK })
    await page.goto(`${visitor.origin}/#/jobRecommend`)
    await press(page, '登录/注册')
    await confirmByPhone(page)
    await eventually(() => focused(page)).toBe(NAME)
    await page.keyboard.press('ArrowDown')
    await press(page, '退出登录')
    await logOut(page)
    await eventually(() => focused(page)).toBe('登录/注册')
  })

  it('is at the menu on a phone, which says who is logged in', async () => {
    const { page, ...visitor } = await world.visit({ viewport: PHONE })
    await page.goto(`${visitor.origin}/#/jobRecommend`)
    await press(page, '打开菜单')
    await press(page, '登录/注册')
    await confirmByPhone(page)
    await eventually(() => focused(page)).toBe(`打开菜单, ${NAME}`)
    await page.keyboard.press('Enter')
    await press(page, '退出登录')
    await logOut(page)
    await eventually(() => focused(page)).toBe('打开菜单')
  })
})

describe('the question before a log-out', () => {
  it.each([
    { person: officer(), identity: '高校管理员', name: 'univadmin', app: '学校后台' },
    { person: organiser(), identity: '主办方', name: '长三角数字经济校园招聘', app: '主办方后台' },
  ])('names the account of $identity, and what ends with it [NAV-5]', async ({ person, identity, name, app }) => {
    const visitor = await world.visit({ viewport: DESK })
    await logInAs(visitor, world.demo, person)
    await visitor.open('/jobRecommend')
    const { page } = visitor
    await page.getByRole('banner').getByRole('button', { name: identity, exact: true }).click()
    await page.getByRole('banner').getByText(name, { exact: true }).waitFor()
    await page.getByRole('banner').getByRole('button', { name: '退出登录', exact: true }).click()
    const dialog = page.getByRole('alertdialog', { name: '是否确定退出？', exact: true })
    expect(await dialog.innerText()).toContain(`您将退出${app}账号 ${name}，已打开的${app}页面也会退出。`)
  })

  it('keeps its words for a student [NAV-5]', async () => {
    const visitor = await world.visit({ viewport: DESK })
    await logInAs(visitor, world.demo, student('13800000001'))
    await visitor.open('/jobRecommend')
    const { page } = visitor
    await page.getByRole('banner').getByRole('button', { name: NAME }).click()
    await page.getByRole('banner').getByRole('button', { name: '退出登录', exact: true }).click()
    const dialog = page.getByRole('alertdialog', { name: '是否确定退出？', exact: true })
    expect(await dialog.innerText()).toContain('退出后需重新登录才能投递与查看进度，已保存的简历不受影响。')
  })
})
