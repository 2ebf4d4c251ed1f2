import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CaptchaDialog } from '../models/captcha-dialog.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { decodeQrCode, ScanPage } from '../models/scan-page.ts'
import { Shell } from '../models/shell.ts'
import { type Server, startServer } from '../world/server.ts'
import { createWorld, eventually, FAILED_REQUEST } from '../world.ts'

let server: Server
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.remove())

const world = createWorld(() => server.port)

async function arrive() {
  const visitor = await world.visit()
  visitor.complaints.expect(FAILED_REQUEST)
  await visitor.open()
  const login = new LoginDialog(visitor.page)
  await login.open()
  await login.seeWaiting()
  return { visitor, login, shell: new Shell(visitor.page) }
}

async function scan(login: LoginDialog) {
  const phone = new ScanPage((await world.visit()).page)
  await phone.open(await decodeQrCode(login.qrCode))
  return phone
}

async function crash() {
  await server.kill()
  await server.restart()
}

describe('a server that is killed and started again', () => {
  it('leaves a waiting code expired, and a fresh one logs in [QR-3] [QR-4]', async () => {
    const { login, shell } = await arrive()
    await crash()
    await login.seeExpired()
    await login.press('点击刷新')
    await login.seeWaiting()
    const phone = await scan(login)
    await phone.choose('韩景行 · 13800000015')
    await phone.confirm()
    await shell.seeLoggedIn('韩景行')
  })

  it('keeps a login that the visitor has seen, and the student that it registered [SESS-1]', async () => {
    const { visitor, login, shell } = await arrive()
    const phone = await scan(login)
    await phone.choose('冯雨柔 · 13800000016')
    await phone.confirm()
    await shell.seeNotice('登录成功')
    await shell.seeLoggedIn('冯雨柔')
    await phone.see('登录成功')
    await crash()
    await visitor.page.reload()
    await shell.seeLoggedIn('冯雨柔')
  })

  it('keeps the form and its countdown; a code from before is over, and another one logs in [SMS-4] [STU-5]', async () => {
    const { visitor, login, shell } = await arrive()
    // However long the server takes to come back.
    const begun = Date.now()
    await visitor.page.clock.setFixedTime(begun)
    const captcha = new CaptchaDialog(visitor.page, world.demo)
    const request = async () => {
      await login.getCode.click()
      await captcha.solve()
      await captcha.seeGone()
      await eventually(() => login.rest()).toBeGreaterThan(0)
      return (await world.demo.codeOf('15500000201')) ?? ''
    }
    await login.toSms()
    await login.typePhone('15500000201')
    const lost = await request()
    await crash()
    await login.typeCode(lost)
    await login.submit.click()
    await shell.seeRefusal('验证码已过期或已使用，请重新获取')
    expect(await login.values()).toEqual({ phone: '15500000201', code: lost })
    expect(await login.rest()).toBeGreaterThan(0)
    await visitor.page.clock.setFixedTime(begun + 61_000)
    await login.typeCode(await request())
    await login.submit.click()
    await shell.seeLoggedIn('155****0201')
  })
})
