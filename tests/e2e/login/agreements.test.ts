import { describe, expect, it } from 'vitest'
import { EmployerDialog } from '../models/employer-dialog.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { createWorld, eventually } from '../world.ts'

const world = createWorld()

describe('the text of an agreement', () => {
  it('opens in a tab of its own, the form as it was [STU-1] [SITE-4]', async () => {
    const visitor = await world.visit({ host: 'univ' })
    await visitor.open()
    const login = new LoginDialog(visitor.page)
    await login.open()
    await login.toSms()
    await login.typePhone('13800000004')
    const [tab] = await Promise.all([
      visitor.context.waitForEvent('page'),
      login.dialog.getByRole('link', { name: '《隐私政策》', exact: true }).click(),
    ])
    await tab.getByRole('heading', { level: 1, name: '隐私政策', exact: true }).waitFor()
    await eventually(() => tab.title()).toBe('隐私政策 · 江临大学')
    expect(await tab.evaluate(() => window.opener)).toBe(null)
    await tab.getByRole('link', { name: '企业服务协议', exact: true }).click()
    await tab.getByRole('heading', { level: 1, name: '企业服务协议', exact: true }).waitFor()
    await tab.getByRole('combobox', { name: '语言' }).selectOption('en')
    await tab.getByRole('heading', { level: 1, name: 'Employer Terms of Service', exact: true }).waitFor()
    expect(await login.phone.inputValue()).toBe('13800000004')
  })

  it('is read beside a code that goes on waiting for a phone [STU-1] [QR-1]', async () => {
    const visitor = await world.visit({ host: 'univ' })
    await visitor.open()
    const login = new LoginDialog(visitor.page)
    await login.open()
    await login.seeWaiting()
    const scene = await login.qrCode.getAttribute('src')
    const [tab] = await Promise.all([
      visitor.context.waitForEvent('page'),
      login.dialog.getByRole('link', { name: '《用户服务协议》', exact: true }).click(),
    ])
    await tab.getByRole('heading', { level: 1, name: '用户服务协议', exact: true }).waitFor()
    await tab.close()
    await login.seeWaiting()
    expect(await login.qrCode.getAttribute('src')).toBe(scene)
  })

  it('is agreed to by an employer who may register by it, and is no part of a log-in by password [EMP-1] [EMP-2]', async () => {
    const visitor = await world.visit({ host: 'univ' })
    await visitor.open()
    const dialog = new EmployerDialog(visitor.page, world.demo)
    await dialog.open()
    const terms = dialog.place.getByRole('link', { name: /协议|政策/ })
    await dialog.toCode()
    await dialog.code.waitFor()
    expect(await terms.allInnerTexts()).toEqual(['《企业服务协议》', '《隐私政策》'])
    await dialog.toPassword()
    await dialog.password.waitFor()
    expect(await terms.count()).toBe(0)
    await dialog.toRegister()
    await dialog.passwordToSet.waitFor()
    expect(await terms.allInnerTexts()).toEqual(['《企业服务协议》', '《隐私政策》'])
  })

  it('is linked where an employer registers [EMP-2]', async () => {
    const visitor = await world.visit({ host: 'univ' })
    await visitor.open()
    const dialog = new EmployerDialog(visitor.page, world.demo)
    await dialog.open()
    await dialog.toRegister()
    await dialog.phone.fill('13900000009')
    const [tab] = await Promise.all([
      visitor.context.waitForEvent('page'),
      dialog.place.getByRole('link', { name: '《企业服务协议》', exact: true }).click(),
    ])
    await tab.getByRole('heading', { level: 1, name: '企业服务协议', exact: true }).waitFor()
    expect(await dialog.phone.inputValue()).toBe('13900000009')
  })

  it.each(['main', 'brand', 'nofair', 'channel', 'employer', 'taiwan'])(
    'is read on the site of %s, whatever its frame [SHELL-1] [SHELL-2] [SHELL-3]',
    async (host) => {
      const visitor = await world.visit({ host })
      await visitor.open('/agreement?kind=user')
      await eventually(() => visitor.page.getByRole('heading', { level: 1 }).count()).toBe(1)
      await visitor.page.getByRole('heading', { level: 2 }).nth(9).waitFor()
    },
  )
})
