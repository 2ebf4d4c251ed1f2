import { describe, expect, it } from 'vitest'
import {
  getCommon,
  getLoginQrCode,
  getResumeHead,
  loginByQrCode,
  releaseLoginQrCode,
} from '../../../contract/calls/authentication.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { decodeQrCode, ScanPage } from '../models/scan-page.ts'
import { Shell } from '../models/shell.ts'
import { createWorld, eventually, type Visitor } from '../world.ts'

const world = createWorld()

/** A visitor with the dialog open and a browser clock that tests may move. */
async function arrive(prepare?: (visitor: Visitor) => Promise<void>) {
  const visitor = await world.visit()
  await visitor.page.clock.install()
  await prepare?.(visitor)
  await visitor.open()
  const login = new LoginDialog(visitor.page)
  await login.open()
  return { visitor, login, shell: new Shell(visitor.page) }
}

/** Opens the code on the screen with a phone. */
async function scan(login: LoginDialog) {
  await login.seeWaiting()
  const phone = await world.visit({ viewport: { width: 390, height: 844 } })
  const page = new ScanPage(phone.page)
  await page.open(await decodeQrCode(login.qrCode))
  return page
}

const pass = ({ page }: Visitor, milliseconds: number) => page.clock.runFor(milliseconds)

/** Lets time pass, and then sees no further poll. */
async function seeNoPolling(visitor: Visitor) {
  const polls = visitor.count(loginByQrCode)
  await pass(visitor, 10_000)
  expect(visitor.count(loginByQrCode)).toBe(polls)
}

/** Codes that were asked for and not given up: what a press asks for is, where its dialog is slow, and asked for anew. */
const keptCodes = (visitor: Visitor) => visitor.count(getLoginQrCode) - visitor.count(releaseLoginQrCode)

describe('login by QR code', () => {
  it('logs in the browser that shows the code, once a phone has confirmed it [QR-1] [QR-2] [STU-1] [STU-3] [SESS-3] [SESS-6]', async () => {
    const { visitor, login, shell } = await arrive(async ({ context }) => {
      const former = ['com_key_user', 'company_id', 'channel_userid', 'user_school']
      await context.addCookies(former.map((name) => ({ name, value: '9', domain: 'univ.localhost', path: '/' })))
    })
    const phone = await scan(login)
    expect(await phone.fact('浏览器')).toMatch(/^Chrom/)
    expect(await phone.fact('地点')).toBe('本机')
    await phone.choose('林小满 · 13800000001')
    await phone.confirm()
    await Promise.all([phone.see('登录成功'), shell.seeNotice('登录成功')])
    await login.seeGone()
    await shell.seeLoggedIn('林小满')
    await eventually(() => visitor.identifyingCookies()).toEqual(['login_type', 'session_id', 'user_id'])
    const { user_id, login_type, session_id } = await visitor.cookies()
    expect([user_id?.value, login_type?.value, session_id?.httpOnly]).toEqual(['1', 'student', true])
    const days = ((user_id?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(14)
    await eventually(() => visitor.sent(getCommon)).toContainEqual({ public_source: '1' })
    await eventually(() => visitor.sent(getResumeHead)).toContainEqual({
      public_source: '1',
      user_id: '1',
      only: 'head',
    })
    expect(new Set(visitor.sent(loginByQrCode).map(({ uuid }) => uuid)).size).toBe(1)
    await eventually(() => keptCodes(visitor)).toBe(0)
    await seeNoPolling(visitor)
  })
})
