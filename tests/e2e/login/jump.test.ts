import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { CaptchaDialog } from '../models/captcha-dialog.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { decodeQrCode, ScanPage } from '../models/scan-page.ts'
import { employer, logInAs, logOutElsewhere } from '../world/identities.ts'
import { createWorld, eventually, type Visitor } from '../world.ts'

const world = createWorld()

async function arrive(prepare?: (visitor: Visitor) => Promise<void>, options: { userAgent?: string } = {}) {
  const visitor = await world.visit(options)
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
  await captcha.seeGone()
  await eventually(() => login.rest()).toBeGreaterThan(0)
  await login.typeCode((await world.demo.codeOf(phone)) ?? '')
}

/** Whose film only students are told. */
const KEPT = '自我介绍，一分钟够了'

async function arriveAtVideos(prepare?: (visitor: Visitor) => Promise<unknown>) {
  const visitor = await world.visit()
  await prepare?.(visitor)
  await visitor.open('/contentListNew')
  const card = visitor.page.getByRole('main').getByRole('link', { name: KEPT, exact: true })
  await visitor.page.getByText('登录后观看', { exact: true }).waitFor()
  return { visitor, card, login: new LoginDialog(visitor.page) }
}

/** Its film is there, and plays. */
async function seeFilm(page: Page): Promise<void> {
  await page.getByRole('button', { name: '播放', exact: true }).click()
  const film = page.getByLabel(`视频：${KEPT}`, { exact: true })
  await eventually(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  expect(await film.evaluate((video: HTMLVideoElement) => new URL(video.src).pathname)).toBe(
    '/demo/videos/interview.webm',
  )
}

describe('the login of a student', () => {
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

  it.each([
    {
      browser: 'Safari',
      userAgent:
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
    },
    { browser: 'Firefox', userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' },
  ])('opens the resume in the same tab in $browser [STU-4]', async ({ userAgent }) => {
    const { visitor, login } = await arrive(undefined, { userAgent })
    await logInBySms(visitor.page, login, '13800000014')
    await login.submit.click()
    await eventually(() => visitor.path).toBe('/resume?from=3')
    await visitor.page.getByRole('heading', { name: '基本信息', exact: true }).waitFor()
    expect(visitor.context.pages()).toHaveLength(1)
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

  it('opens the video for students that was clicked, in a tab that the log-in opened [STU-4] [FAIR-2]', async () => {
    const { visitor, card, login } = await arriveAtVideos()
    const address = await card.getAttribute('href')
    expect(address).toMatch(/^#\/videoDetail\?id=\d+$/)
    await card.click()
    await login.seeWaiting()
    expect(visitor.path).toBe('/contentListNew')
    await logInBySms(visitor.page, login, '15500000121')
    const opened = visitor.context.waitForEvent('page')
    await login.submit.click()
    const tab = await opened
    await tab.waitForURL(`${visitor.origin}/${address}`)
    await tab.getByRole('heading', { name: KEPT, exact: true }).waitFor()
    await seeFilm(tab)
    await login.seeGone()
    expect(visitor.path).toBe('/contentListNew')
    await eventually(() => visitor.page.getByText('登录后观看', { exact: true }).count()).toBe(0)
    await card.click()
    await seeFilm(visitor.page)
    expect(visitor.context.pages()).toHaveLength(2)
  })

  it('opens that video’s page in a tab of its own to whoever wants one first, and shows the film in place [STU-4]', async () => {
    const { visitor, card } = await arriveAtVideos()
    const opened = visitor.context.waitForEvent('page')
    await card.click({ button: 'middle' })
    const tab = await opened
    const login = new LoginDialog(tab)
    await tab.getByText('这个视频只给学生看，登录学生身份后就在这里播放。', { exact: true }).waitFor()
    expect(await tab.locator('video').count()).toBe(0)
    await tab.getByRole('main').getByRole('button', { name: '登录/注册', exact: true }).click()
    await login.seeWaiting()
    await login.close()
    await login.seeGone()
    await tab.getByRole('main').getByRole('button', { name: '登录/注册', exact: true }).click()
    await login.seeWaiting()
    await logInBySms(tab, login, '15500000122')
    const address = tab.url()
    await login.submit.click()
    await login.seeGone()
    await seeFilm(tab)
    expect([tab.url(), visitor.context.pages().length]).toEqual([address, 2])
    await logOutElsewhere(Object.assign(Object.create(visitor), { page: tab }) as Visitor)
    await tab.getByText('登录后观看', { exact: true }).first().waitFor()
    await eventually(() => tab.locator('video').count()).toBe(0)
  })

  it('leads an employer who becomes a student to the video, too [STU-4] [SW-1]', async () => {
    const { visitor, card, login } = await arriveAtVideos((visitor) => logInAs(visitor, world.demo, employer()).then())
    await card.click()
    const { page } = visitor
    await page.getByRole('button', { name: '切换为学生身份', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '返回登录', exact: true }).click()
    await login.seeWaiting()
    await logInBySms(page, login, '15500000123')
    const opened = visitor.context.waitForEvent('page')
    await login.submit.click()
    await seeFilm(await opened)
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
