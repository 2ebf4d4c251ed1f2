import { describe, expect, it } from 'vitest'
import { getCommon, getLoginQrCode, loginByQrCode } from '../../contract/calls/authentication.ts'
import { LoginDialog } from './models/login-dialog.ts'
import { decodeQrCode, ScanPage } from './models/scan-page.ts'
import { Shell } from './models/shell.ts'
import { createWorld, eventually } from './world.ts'

const world = createWorld()

async function arrive() {
  const visitor = await world.visit()
  await visitor.open()
  const login = new LoginDialog(visitor.page)
  await login.open()
  await login.seeWaiting()
  return { visitor, login, shell: new Shell(visitor.page) }
}

/** Opens the code on the screen with a phone. */
async function scan(login: LoginDialog) {
  const phone = await world.visit({ viewport: { width: 390, height: 844 } })
  const page = new ScanPage(phone.page)
  await page.open(await decodeQrCode(login.qrCode))
  return page
}

describe('login by QR code', () => {
  it('logs in the browser that shows the code, once a phone has confirmed it [QR-1] [QR-2] [STU-3] [SESS-6]', async () => {
    const { visitor, login, shell } = await arrive()
    const phone = await scan(login)
    expect(await phone.fact('浏览器')).toMatch(/^Chrom/)
    expect(await phone.fact('地点')).toBe('本机')
    await phone.choose('林小满 · 13800000001')
    await phone.confirm()
    await phone.see('已确认登录')
    await shell.seeNotice('登录成功')
    await login.seeGone()
    await shell.seeLoggedIn('林小满')
    const { user_id, login_type, session_id } = await visitor.cookies()
    expect([user_id?.value, login_type?.value, session_id?.httpOnly]).toEqual(['1', 'student', true])
    expect(visitor.count(getCommon)).toBeGreaterThan(0)
    expect(visitor.count(getLoginQrCode)).toBe(1)
    const polls = visitor.count(loginByQrCode)
    await eventually(() => visitor.count(loginByQrCode)).toBe(polls)
  })
})
