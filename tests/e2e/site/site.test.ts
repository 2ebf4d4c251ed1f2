import { describe, expect, it } from 'vitest'
import { getSiteInfo } from '../../../contract/calls/site.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { Shell } from '../models/shell.ts'
import { createWorld, eventually, type Visitor } from '../world.ts'

const world = createWorld()

const language = ({ page }: Visitor) => page.locator('html').getAttribute('lang')

describe('a site', () => {
  it('asks what its host stands for, shows a skeleton meanwhile, then its name [SITE-1] [HOME-2]', async () => {
    const visitor = await world.visit()
    const answer = Promise.withResolvers<void>()
    await visitor.intercept(getSiteInfo, async (route) => {
      await answer.promise
      await route.continue()
    })
    await visitor.open()
    await visitor.page.getByText('正在加载页面', { exact: true }).waitFor()
    answer.resolve()
    await visitor.page.getByRole('banner').getByText('江临大学', { exact: true }).waitFor()
    expect(visitor.sent(getSiteInfo)).toEqual([{ public_source: '1', domain: 'univ.localhost' }])
    await eventually(() => visitor.page.title()).toBe('江临大学 · 校园招聘')
    for (const entrance of ['我是用人单位', '我是学生', '我是学校老师']) {
      await visitor.page.getByRole('heading', { name: entrance, exact: true }).waitFor()
    }
    await eventually(async () => {
      await visitor.page.mouse.wheel(0, 10_000)
      return visitor.page.getByText('1000+', { exact: true }).count()
    }).toBe(1)
    for (const figure of ['500000+', '20000+', '1000+']) {
      await visitor.page.getByText(figure, { exact: true }).waitFor()
    }
  })

  it('runs no script that somebody slipped into the page', async () => {
    const visitor = await world.visit()
    visitor.complaints.expect(/^csp: script-src|violates the following Content Security Policy/)
    await visitor.open()
    await new Shell(visitor.page).seeLoggedOut()
    await visitor.page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.slippedIn = true'
      document.body.append(script)
    })
    await eventually(() => visitor.complaints.heard.some((text) => text.startsWith('csp: script-src'))).toBe(true)
    expect(await visitor.page.evaluate(() => Reflect.has(window, 'slippedIn'))).toBe(false)
  })

  it.each([
    { choice: 'English', lang: 'en', button: 'Log in / Sign up' },
    { choice: '繁體中文', lang: 'zh-TW', button: '登入/註冊' },
  ])('speaks $choice on demand, and still does after a reload', async ({ choice, lang, button }) => {
    const visitor = await world.visit()
    await visitor.open()
    await visitor.page.getByRole('combobox', { name: '语言' }).selectOption({ label: choice })
    await visitor.page.getByRole('banner').getByRole('button', { name: button, exact: true }).waitFor()
    expect(await language(visitor)).toBe(lang)
    await visitor.page.reload()
    await visitor.page.getByRole('banner').getByRole('button', { name: button, exact: true }).waitFor()
    expect(await language(visitor)).toBe(lang)
  })

  it('starts in traditional Chinese in Taiwan, until another language is chosen', async () => {
    const visitor = await world.visit({ host: 'taiwan' })
    await visitor.open()
    await visitor.page.getByRole('banner').getByRole('button', { name: '登入/註冊', exact: true }).waitFor()
    expect(await language(visitor)).toBe('zh-TW')
    await visitor.page.getByRole('combobox', { name: '語言' }).selectOption({ label: '简体中文' })
    await visitor.page.reload()
    await new Shell(visitor.page).seeLoggedOut()
    expect(await language(visitor)).toBe('zh-CN')
  })

  it('keeps the chosen look over a reload', async () => {
    const visitor = await world.visit()
    await visitor.open()
    await visitor.page.getByRole('combobox', { name: '外观' }).selectOption({ label: '深色' })
    await visitor.page.reload()
    await new Shell(visitor.page).seeLoggedOut()
    expect(await visitor.page.locator('html').getAttribute('data-theme')).toBe('dark')
  })

  it.each([390, 360])('fits a phone %d pixels wide, its dialog too', async (width) => {
    const visitor = await world.visit({ viewport: { width, height: 780 }, hasTouch: true, isMobile: true })
    const seeFit = () =>
      eventually(() =>
        visitor.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0)
    await visitor.open()
    await visitor.page.getByRole('button', { name: '打开菜单', exact: true }).waitFor()
    await seeFit()
    await visitor.page.getByRole('button', { name: '打开菜单', exact: true }).click()
    const menu = visitor.page.getByRole('dialog', { name: '菜单', exact: true })
    await menu.waitFor()
    await seeFit()
    await menu.getByRole('button', { name: '登录/注册', exact: true }).click()
    const login = new LoginDialog(visitor.page)
    await login.seeWaiting()
    await seeFit()
    await login.toSms()
    await login.submit.click()
    await login.see('请输入手机号')
    await seeFit()
  })
})
