import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { CaptchaDialog } from './models/captcha-dialog.ts'
import { LoginDialog } from './models/login-dialog.ts'
import { decodeQrCode, ScanPage } from './models/scan-page.ts'
import { createWorld, eventually, type Visitor } from './world.ts'

const world = createWorld()

async function arrive(prepare?: (visitor: Visitor) => Promise<void>) {
  const visitor = await world.visit()
  await prepare?.(visitor)
  await visitor.open()
  const login = new LoginDialog(visitor.page)
  await visitor.page.getByRole('banner').getByRole('button', { name: '我的简历', exact: true }).click()
  await login.seeWaiting()
  return { visitor, login }
}

async function logInBySms(page: Page, login: LoginDialog, phone: string) {
  const captcha = new CaptchaDialog(page, world.demo)
  await login.toSms()
  await login.typePhone(phone)
  await login.getCode.click()
  await captcha.solve()
  await eventually(() => world.demo.codeOf(phone)).not.toBe(null)
  await captcha.seeGone()
  await login.typeCode((await world.demo.codeOf(phone)) ?? '')
}

describe('where a login leads', () => {
  it('opens the resume in a tab that the click opened [STU-4] [NAV-9]', async () => {
    const { visitor, login } = await arrive()
    await logInBySms(visitor.page, login, '13800000014')
    const opened = visitor.context.waitForEvent('page')
    await login.submit.click()
    const tab = await opened
    await tab.waitForURL(`${visitor.origin}/#/resume?from=3`)
    await tab.getByRole('heading', { name: '基本信息', exact: true }).waitFor()
    await login.seeGone()
    expect(await tab.evaluate(() => window.opener)).toBe(null)
    expect(visitor.path).toBe('/')
  })

  it('closes that tab again when the code is wrong [STU-4] [STU-5]', async () => {
    const { visitor, login } = await arrive()
    await login.toSms()
    await login.typePhone('15500000101')
    await login.typeCode('123456')
    const opened = visitor.context.waitForEvent('page')
    await login.submit.click()
    const tab = await opened
    await eventually(() => tab.isClosed()).toBe(true)
    expect(await login.values()).toEqual({ phone: '15500000101', code: '123456' })
  })

  it('leaves a link where the browser blocks the new tab [STU-4]', async () => {
    const { visitor, login } = await arrive(async ({ page }) => {
      await page.addInitScript(() => {
        window.open = () => null
      })
    })
    const phone = new ScanPage((await world.visit()).page)
    await phone.open(await decodeQrCode(login.qrCode))
    await login.seeScanned()
    await phone.choose('陈思远 · 13800000002')
    await phone.confirm()
    await login.see('浏览器拦截了新窗口')
    const opened = visitor.context.waitForEvent('page')
    await login.dialog.getByRole('link', { name: '打开我的简历', exact: true }).click()
    const tab = await opened
    await tab.waitForURL(`${visitor.origin}/#/resume_create?from=3`)
    await tab.getByRole('heading', { name: '开始写你的简历', exact: true }).waitFor()
    await login.seeGone()
  })

  it('says that no login lasts without cookies [STU-3]', async () => {
    const visitor = await world.visit()
    await visitor.page.addInitScript(() => {
      Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} })
    })
    await visitor.open()
    const login = new LoginDialog(visitor.page)
    await login.open()
    await login.see('浏览器禁用了 Cookie，无法登录')
    await login.press('我知道了')
    await login.seeGone()
  })

  it('works where the browser blocks its storage [STU-3] [SMS-4]', async () => {
    const visitor = await world.visit()
    await visitor.page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
    })
    await visitor.open()
    const login = new LoginDialog(visitor.page)
    await login.open()
    await logInBySms(visitor.page, login, '15500000102')
    await login.submit.click()
    await login.seeGone()
    await visitor.page.getByRole('banner').getByRole('button', { name: '155****0102' }).waitFor()
  })
})
