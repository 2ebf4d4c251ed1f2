import { afterAll, beforeAll, expect, it } from 'vitest'
import { CaptchaDialog } from '../models/captcha-dialog.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { decodeQrCode, ScanPage } from '../models/scan-page.ts'
import { Shell } from '../models/shell.ts'
import { type Server, startServer } from '../world/server.ts'
import { createWorld, eventually } from '../world.ts'

let server: Server
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.remove())

const world = createWorld(() => server.port)

it('refuses a one-time password after its five minutes, keeps the form, and takes a fresh one [STU-5] [SMS-2]', async () => {
  const visitor = await world.visit()
  await visitor.page.clock.install()
  await visitor.open()
  const [login, captcha, shell] = [
    new LoginDialog(visitor.page),
    new CaptchaDialog(visitor.page, world.demo),
    new Shell(visitor.page),
  ]
  const request = async () => {
    await login.getCode.click()
    await captcha.solve()
    await captcha.seeGone()
    await eventually(() => login.rest()).toBeGreaterThan(0)
    return (await world.demo.codeOf('15500000301')) ?? ''
  }
  await login.open()
  await login.toSms()
  await login.typePhone('15500000301')
  const late = await request()
  await server.passFiveMinutes()
  await login.typeCode(late)
  await login.submit.click()
  await shell.seeRefusal('验证码已过期或已使用，请重新获取')
  expect(await login.values()).toEqual({ phone: '15500000301', code: late })
  await visitor.page.clock.fastForward(61_000)
  await login.typeCode(await request())
  await login.submit.click()
  await shell.seeLoggedIn('155****0301')
})

it('tells the phone that a login code is over after its time, and lets nobody in [QR-3]', async () => {
  const visitor = await world.visit()
  await visitor.open()
  const login = new LoginDialog(visitor.page)
  await login.open()
  await login.seeWaiting()
  const address = await decodeQrCode(login.qrCode)
  await server.passFiveMinutes()
  await login.seeExpired()
  const phone = new ScanPage((await world.visit()).page)
  await phone.open(address)
  await phone.see('二维码已过期')
  const cookies = await visitor.cookies()
  expect([cookies['session_id'], cookies['login_type']]).toEqual([undefined, undefined])
})
