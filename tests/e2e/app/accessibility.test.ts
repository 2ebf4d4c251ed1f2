import { describe, expect, it } from 'vitest'
import { getCommon, getLoginQrCode, login as loginCall, logout } from '../../../contract/calls/authentication.ts'
import { createCaptcha, verifyCaptcha } from '../../../contract/calls/captcha.ts'
import { getSiteInfo } from '../../../contract/calls/site.ts'
import { CaptchaDialog } from '../models/captcha-dialog.ts'
import { Header } from '../models/header.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { decodeQrCode, ScanPage } from '../models/scan-page.ts'
import { Shell } from '../models/shell.ts'
import { findBarriers } from '../world/accessibility.ts'
import { createWorld, eventually, FAILED_REQUEST, type Visitor } from '../world.ts'

const world = createWorld()

async function arrive(path = '/', options: Parameters<typeof world.visit>[0] = {}) {
  const visitor = await world.visit(options)
  visitor.complaints.expect(FAILED_REQUEST)
  await visitor.waitForAnswers()
  await visitor.page.clock.install()
  await visitor.open(path)
  const { page } = visitor
  return {
    visitor,
    page,
    login: new LoginDialog(page),
    captcha: new CaptchaDialog(page, world.demo),
    shell: new Shell(page),
  }
}

/** What axe found, by the name of what was looked at. */
class Findings {
  readonly #found: string[] = []

  async look(what: string, { page }: Pick<Visitor, 'page'>): Promise<void> {
    for (const barrier of await findBarriers(page)) this.#found.push(`${what}, ${barrier}`)
  }

  get all(): readonly string[] {
    return this.#found
  }
}

async function scan(login: LoginDialog) {
  await login.seeWaiting()
  const phone = await world.visit({ viewport: { width: 390, height: 844 } })
  const page = new ScanPage(phone.page)
  await page.open(await decodeQrCode(login.qrCode))
  return { phone, page }
}

it('axe finds a picture without a name, where there is one', async () => {
  const visitor = await world.visit()
  await visitor.open()
  await visitor.page.getByRole('contentinfo').waitFor()
  await visitor.page.evaluate(() => document.querySelector('main')?.append(new Image(40, 40)))
  const found = await findBarriers(visitor.page)
  expect(found.map((text) => text.split(' at ')[0])).toEqual(['light: image-alt', 'dark: image-alt'])
})

describe('axe finds nothing, in light and in dark, on', () => {
  it.each(['univ', 'localhost', 'channel', 'taiwan', 'main', 'province'])('the landing of %s', async (host) => {
    const findings = new Findings()
    const { visitor } = await arrive('/', { host: host === 'localhost' ? 'brand' : host })
    await visitor.page.getByRole('contentinfo').waitFor()
    await visitor.page.locator('main:not([aria-busy])').getByRole('heading', { level: 1 }).waitFor()
    await findings.look('landing', visitor)
    expect(findings.all).toEqual([])
  })

  it('the skeleton and the error of a page [SITE-1]', async () => {
    const findings = new Findings()
    const visitor = await world.visit()
    visitor.complaints.expect(FAILED_REQUEST)
    await visitor.waitForAnswers()
    await visitor.intercept(getSiteInfo, () => {})
    await visitor.open()
    await visitor.page.getByText('正在加载页面', { exact: true }).waitFor()
    await findings.look('skeleton', visitor)
    await visitor.mend()
    await visitor.intercept(getSiteInfo, (route) => route.fulfill({ status: 500 }))
    await visitor.page.reload()
    await new Shell(visitor.page).seePageError()
    await findings.look('error', visitor)
    expect(findings.all).toEqual([])
  })

  it('the login page and every state of the code', async () => {
    const findings = new Findings()
    const { visitor, login } = await arrive('/login')
    await login.seeWaiting()
    await findings.look('waiting', visitor)
    const { phone, page } = await scan(login)
    await login.seeScanned()
    await findings.look('scanned', visitor)
    await findings.look('scan page', phone)
    await page.cancel()
    await page.see('已取消登录')
    await login.seeCancelled()
    await findings.look('cancelled', visitor)
    await findings.look('scan page, cancelled', phone)
    await visitor.intercept(getLoginQrCode, (route) => route.fulfill({ status: 500 }))
    await login.press('重新扫码')
    await login.seeFetchFailed()
    await findings.look('failed', visitor)
    await visitor.mend()
    await visitor.intercept(getLoginQrCode, () => {})
    await login.press('重新获取')
    await login.see('正在获取二维码')
    await findings.look('fetching', visitor)
    await visitor.mend()
    await login.close()
    await login.seeGone()
    await findings.look('login page', visitor)
    expect(findings.all).toEqual([])
  })

  it('an expired code and what a phone sees of it', async () => {
    const findings = new Findings()
    const { visitor, page, login } = await arrive()
    await login.open()
    await login.seeWaiting()
    const address = await decodeQrCode(login.qrCode)
    await eventually(async () => {
      await page.clock.runFor(1000)
      return login.dialog.getByText('二维码已过期', { exact: true }).isVisible()
    }).toBe(true)
    await findings.look('expired', visitor)
    await login.press('点击刷新')
    await login.seeWaiting()
    const phone = await world.visit({ viewport: { width: 390, height: 844 } })
    await phone.page.goto(address)
    await new ScanPage(phone.page).see('二维码已过期')
    await findings.look('scan page, expired', phone)
    expect(findings.all).toEqual([])
  })

  it('the form, the captcha and customer service [VAL-14]', async () => {
    const findings = new Findings()
    const { visitor, login, captcha, shell } = await arrive()
    await login.open()
    await login.toSms()
    await findings.look('form', visitor)
    await login.submit.click()
    await login.see('请输入验证码')
    await findings.look('form, errors', visitor)
    await login.typePhone('15500000401')
    await visitor.intercept(createCaptcha, () => {})
    await login.getCode.click()
    await captcha.see('正在加载验证')
    await findings.look('captcha, starting', visitor)
    await captcha.close()
    await captcha.seeGone()
    await visitor.mend()
    await visitor.intercept(createCaptcha, (route) => route.fulfill({ status: 500 }))
    await login.getCode.click()
    await captcha.service.waitFor()
    await findings.look('customer service', visitor)
    await visitor.mend()
    await captcha.retry()
    await captcha.seeReady()
    await findings.look('captcha', visitor)
    await visitor.intercept(verifyCaptcha, (route) => route.fulfill({ status: 500 }))
    await captcha.solve()
    await captcha.see('网络不稳定，请再试一次')
    await findings.look('captcha, unverified', visitor)
    await visitor.mend()
    await captcha.solve()
    await captcha.seeGone()
    await eventually(() => login.rest()).toBeGreaterThan(0)
    await findings.look('form, counting', visitor)
    await visitor.intercept(loginCall, (route) => route.fulfill({ status: 500 }))
    await login.typeCode('123456')
    await login.submit.click()
    await shell.seeRefusal('服务暂时不可用，请稍后重试')
    await findings.look('form, notice', visitor)
    expect(findings.all).toEqual([])
  })

  it('the pages behind a login, and the log-out', async () => {
    const findings = new Findings()
    const { visitor, login, shell } = await arrive()
    await login.open()
    const { phone, page } = await scan(login)
    await visitor.intercept(getCommon, (route) => route.fulfill({ status: 500 }))
    await page.choose('彭安宁 · 13800000022')
    await page.confirm()
    await page.see('登录成功')
    await findings.look('scan page, confirmed', phone)
    await eventually(async () => {
      await visitor.page.clock.runFor(1000)
      return login.dialog.getByText('登录成功，但资料加载失败', { exact: true }).isVisible()
    }).toBe(true)
    await findings.look('profile missing', visitor)
    await visitor.mend()
    await login.press('重试')
    await login.seeGone()
    await shell.account('彭安宁').click()
    await findings.look('account', visitor)
    await shell.account('彭安宁').click()
    await visitor.open('/resume')
    await visitor.page.getByRole('heading', { name: '基本信息', exact: true }).waitFor()
    await findings.look('resume', visitor)
    await visitor.page.setViewportSize({ width: 1280, height: 480 })
    await findings.look('resume in a low window', visitor)
    const preview = visitor.page.getByRole('region', { name: '实时预览', exact: true })
    await preview.focus()
    await visitor.page.keyboard.press('End')
    await eventually(() => preview.evaluate((it) => it.scrollTop > 0)).toBe(true)
    await visitor.intercept(logout, (route) => route.fulfill({ status: 500 }))
    await new Header(visitor.page).pressLogout()
    await shell.confirmLogout.waitFor()
    await findings.look('log-out', visitor)
    await shell.logout()
    await shell.confirmLogout.getByText('接口调用失败', { exact: true }).waitFor()
    await findings.look('log-out, failed', visitor)
    expect(findings.all).toEqual([])
  })

  it('blocked cookies and a blocked tab', async () => {
    const findings = new Findings()
    const cookieless = await world.visit()
    await cookieless.page.addInitScript(() => {
      Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} })
    })
    await cookieless.open()
    const refused = new LoginDialog(cookieless.page)
    await refused.open()
    await refused.see('浏览器禁用了 Cookie，无法登录')
    await findings.look('cookies blocked', cookieless)
    const blocked = await world.visit()
    await blocked.page.addInitScript(() => {
      window.open = () => null
    })
    await blocked.open()
    await blocked.page.getByRole('banner').getByRole('button', { name: '我的简历', exact: true }).click()
    const login = new LoginDialog(blocked.page)
    const { page } = await scan(login)
    await page.choose('萧远山 · 13800000023')
    await page.confirm()
    await login.see('浏览器拦截了新窗口')
    await findings.look('tab blocked', blocked)
    expect(findings.all).toEqual([])
  })

  it('a phone: landing, menu, dialog in both modes', async () => {
    const findings = new Findings()
    const { visitor, login } = await arrive('/', {
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    })
    await visitor.page.getByRole('button', { name: '打开菜单', exact: true }).waitFor()
    await findings.look('landing', visitor)
    await visitor.page.getByRole('button', { name: '打开菜单', exact: true }).click()
    const menu = visitor.page.getByRole('dialog', { name: '菜单', exact: true })
    await menu.waitFor()
    await findings.look('menu', visitor)
    await menu.getByRole('button', { name: '登录/注册', exact: true }).click()
    await login.seeWaiting()
    await findings.look('code', visitor)
    await login.toSms()
    await findings.look('form', visitor)
    expect(findings.all).toEqual([])
  })

  it.each(['/demo', '/demo/outbox', '/m/'])('the page %s of the demonstration', async (path) => {
    const findings = new Findings()
    const visitor = await world.visit()
    await visitor.page.goto(`${visitor.origin}${path}`)
    await visitor.page.locator('main:not([aria-busy])').getByRole('heading', { level: 1 }).waitFor()
    await findings.look(path, visitor)
    expect(findings.all).toEqual([])
  })
})
