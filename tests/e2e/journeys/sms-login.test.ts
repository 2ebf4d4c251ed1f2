import { describe, expect, it } from 'vitest'
import { sendCode } from '../../../contract/calls/authentication.ts'
import { CaptchaDialog } from '../models/captcha-dialog.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { Shell } from '../models/shell.ts'
import { createWorld, eventually } from '../world.ts'

const world = createWorld()

/** A visitor with the form for one-time passwords before them. */
async function arrive(options: { host?: string; clock?: boolean; time?: number } = {}) {
  const { host = 'univ', clock = false, time } = options
  const visitor = await world.visit({ host })
  if (clock) await visitor.page.clock.install()
  if (time !== undefined) await visitor.page.clock.setFixedTime(time)
  await visitor.open()
  const login = new LoginDialog(visitor.page)
  const captcha = new CaptchaDialog(visitor.page, world.demo)
  await login.open()
  await login.toSms()
  return { visitor, login, captcha, shell: new Shell(visitor.page) }
}

const sentTo = async (phone: string) => (await world.demo.codeOf(phone)) ?? ''

describe('login by one-time password', () => {
  it('sends a code after a solved puzzle and logs in with it [STU-1] [STU-3] [SMS-2] [CAP-1] [CAP-5]', async () => {
    const form = await arrive()
    const { visitor, login, captcha, shell } = form
    await login.dialog.getByRole('heading', { name: '学生登录/注册', exact: true }).waitFor()
    await login.see('短信验证码直接登录')
    await login.typePhone('13800000004')
    const asked = Date.now()
    await login.getCode.click()
    await captcha.seeReady()
    expect(await visitor.page.getByText('获取验证码', { exact: true }).isVisible()).toBe(true)
    await captcha.solve()
    await captcha.seeGone()
    await eventually(() => login.rest()).toBeGreaterThan(0)
    expect(await login.rest()).toBeGreaterThan(59 - (Date.now() - asked) / 1000)
    const [sent] = visitor.sent(sendCode)
    expect(sent).toMatchObject({ phone: '13800000004', type: '1', public_source: '1' })
    expect([sent?.['captcha_ticket'], sent?.['captcha_randstr']].map((text) => text !== '')).toEqual([true, true])
    await login.typeCode(await sentTo('13800000004'))
    await login.submit.click()
    await shell.seeNotice('登录成功')
    await login.seeGone()
    await shell.seeLoggedIn('沈知夏')
    await eventually(async () => {
      const { login_type, session_id } = await visitor.cookies()
      return [login_type?.value, session_id?.httpOnly]
    }).toEqual(['student', true])
  })
})
