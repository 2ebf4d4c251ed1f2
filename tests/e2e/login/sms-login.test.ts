import { describe, expect, it } from 'vitest'
import { login as loginCall, sendCode } from '../../../contract/calls/authentication.ts'
import { createCaptcha, verifyCaptcha } from '../../../contract/calls/captcha.ts'
import { CaptchaDialog } from '../models/captcha-dialog.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { Shell } from '../models/shell.ts'
import { reconnect } from '../world/faults.ts'
import { createWorld, eventually, FAILED_REQUEST } from '../world.ts'

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

type Form = Pick<Awaited<ReturnType<typeof arrive>>, 'login' | 'captcha'>

/** Asks for a code and proves to be human. */
async function request({ login, captcha }: Form, phone: string) {
  await login.typePhone(phone)
  await login.getCode.click()
  await captcha.solve()
  await captcha.seeGone()
  await eventually(() => login.rest()).toBeGreaterThan(0)
}

const sentTo = async (phone: string) => (await world.demo.codeOf(phone)) ?? ''

/** Six digits that are not the code. */
const otherThan = (code: string) => (code === '111111' ? '222222' : '111111')

describe('login by one-time password', () => {
  it('registers a phone that nobody has used before [STU-1]', async () => {
    const form = await arrive()
    await request(form, '15500000001')
    await form.login.typeCode(await sentTo('15500000001'))
    await form.login.submit.click()
    await form.shell.seeLoggedIn('155****0001')
  })

  it('greys the get-code button while the phone is invalid [SMS-1]', async () => {
    const { login } = await arrive()
    await eventually(() => login.getCode.isDisabled()).toBe(true)
    await login.typePhone('1550000000')
    await eventually(() => login.getCode.isDisabled()).toBe(true)
    await login.typePhone('15500000002')
    await eventually(() => login.getCode.isDisabled()).toBe(false)
  })

  it('draws another puzzle after a miss, with the form as it was [CAP-5]', async () => {
    const { visitor, login, captcha } = await arrive({ clock: true })
    await login.typePhone('15500000003')
    await login.getCode.click()
    await captcha.seeReady()
    const first = captcha.challenge
    // For less than a second it says so: the clock stands before it begins to.
    const { promise: stopped, resolve: answer } = Promise.withResolvers<void>()
    await visitor.intercept(verifyCaptcha, async (route) => {
      await stopped
      await route.continue()
    })
    await captcha.miss()
    await visitor.stopClock()
    answer()
    await captcha.see('没有对齐，请再试一次')
    await visitor.page.clock.resume()
    await eventually(() => visitor.count(createCaptcha)).toBe(2)
    await eventually(() => captcha.challenge).not.toBe(first)
    await captcha.solve()
    await captcha.seeGone()
    await eventually(() => login.rest()).toBeGreaterThan(0)
    expect(visitor.count(sendCode)).toBe(1)
  })

  it('has whoever misses three times wait, by a deadline, and then draws a new puzzle [CAP-5]', async () => {
    const begun = Date.now()
    const { visitor, login, captcha } = await arrive({ time: begun })
    const { page } = visitor
    await login.typePhone('15500000014')
    await login.getCode.click()
    for (const puzzle of [1, 2, 3]) {
      await eventually(() => visitor.count(createCaptcha)).toBe(puzzle)
      await captcha.seeReady()
      await captcha.miss()
    }
    const rest = captcha.dialog.getByRole('timer')
    await captcha.dialog.getByRole('alert').getByText('没有对齐的次数较多，请稍候', { exact: true }).waitFor()
    await rest.getByText(/^[2-5] 秒后出现新的拼图$/).waitFor()
    await captcha.close()
    await captcha.seeGone()
    await login.getCode.click()
    await rest.waitFor()
    // From then on it goes by again: the server's time is its own.
    await page.clock.setSystemTime(begun + 6000)
    await captcha.seeReady()
    await captcha.solve()
    await captcha.seeGone()
    await eventually(() => login.rest()).toBeGreaterThan(0)
    expect(visitor.count(sendCode)).toBe(1)
  })

  it('says offline that there is no connection, with customer service’s code, and goes on afterwards [CAP-3]', async () => {
    const { visitor, login, captcha } = await arrive()
    const { page, context, complaints } = visitor
    complaints.expect(FAILED_REQUEST)
    await login.typePhone('15500000015')
    // What is fetched ahead, in a moment of its own: the captcha's code with all that it needs, customer service's code.
    const isFetched = () =>
      page.evaluate(() => {
        const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
        const needed = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload], link[rel=stylesheet]')]
        const ahead = [/\/CaptchaDialog-.*\.js$/, /\/demo\/support\.svg$/]
        return (
          ahead.every((one) => fetched.some((name) => one.test(name))) &&
          needed.every(({ href }) => fetched.includes(href))
        )
      })
    await eventually(isFetched).toBe(true)
    await context.setOffline(true)
    await login.getCode.click()
    const said = captcha.service.getByText('网络已断开，请检查网络后重试', { exact: true })
    await said.waitFor()
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('重新验证')
    const code = captcha.service.getByRole('img', { name: '客服二维码', exact: true })
    await eventually(() => code.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true)
    expect(await captcha.service.getByText(/\d · \S+@\S+/).count()).toBe(1)
    const { width, height } = (await code.boundingBox())!
    const dialog = (await captcha.service.boundingBox())!
    expect(width * height).toBeLessThan((dialog.width * dialog.height) / 8)
    expect((await said.boundingBox())!.y).toBeLessThan((await code.boundingBox())!.y)
    await reconnect(visitor)
    await captcha.retry()
    await captcha.solve()
    await captcha.seeGone()
    await eventually(() => login.rest()).toBeGreaterThan(0)
  })

  it('draws another puzzle on demand [CAP-5]', async () => {
    const { visitor, login, captcha } = await arrive()
    await login.typePhone('15500000004')
    await login.getCode.click()
    await captcha.seeReady()
    await captcha.another()
    await eventually(() => visitor.count(createCaptcha)).toBe(2)
    await captcha.seeReady()
  })

  it('can be solved by keyboard alone [CAP-5] [VAL-14]', async () => {
    const { login, captcha } = await arrive()
    await login.typePhone('15500000005')
    await login.getCode.focus()
    await login.getCode.press('Enter')
    await captcha.solveByKeys()
    await captcha.seeGone()
    await eventually(() => login.rest()).toBeGreaterThan(0)
  })

  it('leaves the form as it was when the puzzle is closed [CAP-4]', async () => {
    const { visitor, login, captcha, shell } = await arrive()
    await login.typePhone('15500000006')
    await login.typeCode('123')
    await login.getCode.click()
    await captcha.seeReady()
    await captcha.close()
    await captcha.seeGone()
    expect(await login.values()).toEqual({ phone: '15500000006', code: '123' })
    expect(await login.getCode.isEnabled()).toBe(true)
    expect(visitor.count(sendCode)).toBe(0)
    expect(await shell.notices()).toEqual([])
  })

  it('says what is wrong with a code and keeps what was typed; a used code is worth nothing [STU-5]', async () => {
    const form = await arrive()
    const { visitor, login, shell } = form
    await request(form, '15500000007')
    const code = await sentTo('15500000007')
    const wrong = otherThan(code)
    await login.typeCode(wrong)
    await login.submit.click()
    await shell.seeRefusal('验证码错误，还可以再试 4 次')
    expect(await login.values()).toEqual({ phone: '15500000007', code: wrong })
    expect(await visitor.ask(loginCall, { phone: '15500000007', smsCode: code })).toMatchObject({
      user_id: expect.stringMatching(/^[1-9]/),
    })
    await login.typeCode(code)
    await login.submit.click()
    await shell.seeRefusal('验证码已过期或已使用，请重新获取')
    expect(await login.values()).toEqual({ phone: '15500000007', code })
  })

  it('says that a code was never sent, or is over [STU-5]', async () => {
    const form = await arrive()
    const { login, shell } = form
    await login.typePhone('15500000008')
    await login.typeCode('123456')
    await login.submit.click()
    await shell.seeRefusal('验证码已过期或已使用，请重新获取')
    expect(await login.values()).toEqual({ phone: '15500000008', code: '123456' })
  })

  it('shows what the server says instead of a countdown when it sends nothing [SMS-3]', async () => {
    const form = await arrive()
    const { visitor, login, captcha, shell } = form
    await request(form, '15500000009')
    await visitor.page.evaluate(() => localStorage.removeItem('sms_deadlines'))
    await visitor.page.reload()
    await login.open()
    await login.toSms()
    await login.typePhone('15500000009')
    await login.getCode.click()
    await captcha.solve()
    await captcha.seeGone()
    await shell.seeNoticeLike(/^发送过于频繁，请 \d+ 秒后再试$/)
    expect(await login.rest()).toBe(0)
    expect(await login.values()).toEqual({ phone: '15500000009', code: '' })
    expect((await world.demo.messagesTo('15500000009')).length).toBe(1)
  })

  it('keeps the rest of a countdown over a reload and lets it run out by the clock [SMS-2] [SMS-4]', async () => {
    const begun = Date.now()
    const form = await arrive({ time: begun })
    const { visitor, login } = form
    await request(form, '15500000010')
    await visitor.page.clock.setFixedTime(begun + 25_000)
    await eventually(() => login.rest()).toBe(35)
    await visitor.page.reload()
    await login.open()
    await login.toSms()
    expect(await login.rest()).toBe(0)
    await login.typePhone('15500000010')
    await eventually(() => login.rest()).toBe(35)
    await visitor.page.clock.setFixedTime(begun + 60_000)
    await eventually(() => login.getCode.innerText()).toBe('获取验证码')
    expect(await login.getCode.isEnabled()).toBe(true)
  })

  it('lets a mistyped phone be corrected at once; the countdown comes back with the first one [SMS-2] [SMS-4]', async () => {
    const form = await arrive()
    const { visitor, login } = form
    await request(form, '15500000016')
    await login.typeCode('12')
    await login.typePhone('15500000017')
    expect(await login.rest()).toBe(0)
    expect(await login.values()).toEqual({ phone: '15500000017', code: '12' })
    await login.typePhone('15500000016')
    await eventually(() => login.rest()).toBeGreaterThan(0)
    await request(form, '15500000017')
    expect(visitor.count(sendCode)).toBe(2)
    expect((await world.demo.messagesTo('15500000017')).length).toBe(1)
    const kept = await visitor.page.evaluate(() => localStorage.getItem('sms_deadlines') ?? '')
    expect(kept).not.toContain('155000000')
  })

  it('sends one request for a double click, and for Enter with a click [SMS-2] [STU-6]', async () => {
    const form = await arrive()
    const { visitor, login, captcha, shell } = form
    await login.typePhone('15500000011')
    await login.getCode.dblclick()
    await captcha.solve()
    await captcha.seeGone()
    await eventually(() => login.rest()).toBeGreaterThan(0)
    expect([visitor.count(createCaptcha), visitor.count(verifyCaptcha), visitor.count(sendCode)]).toEqual([1, 1, 1])
    await login.typeCode(await sentTo('15500000011'))
    await login.submit.evaluate((button: HTMLButtonElement) => {
      button.form?.requestSubmit()
      button.click()
      button.click()
    })
    await shell.seeNotice('登录成功')
    expect(visitor.count(loginCall)).toBe(1)
  })

  it('takes a pasted "123 456" and a phone with its prefix [SMS-5] [VAL-13]', async () => {
    const { visitor, login } = await arrive()
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const paste = async (text: string) => {
      await visitor.page.evaluate((value) => navigator.clipboard.writeText(value), text)
      await visitor.page.keyboard.press('Control+V')
    }
    await login.code.focus()
    await paste('123 456')
    await login.phone.focus()
    await paste('+86 155-0000-0012')
    await eventually(() => login.values()).toEqual({ phone: '15500000012', code: '123456' })
    expect(await login.code.getAttribute('autocomplete')).toBe('one-time-code')
    expect(await login.code.getAttribute('inputmode')).toBe('numeric')
  })

  it('submits by Enter and focuses the first field that is wrong, with a message tied to it [STU-6] [VAL-12] [VAL-13] [VAL-14]', async () => {
    const { visitor, login } = await arrive()
    const messageOf = async (field: typeof login.phone) =>
      field.evaluate((input) => {
        const ids = input.getAttribute('aria-describedby') ?? ''
        return ids && document.getElementById(ids)?.textContent
      })
    await login.code.focus()
    await visitor.page.keyboard.press('Enter')
    await login.see('请输入手机号')
    expect(await messageOf(login.phone)).toBe('请输入手机号')
    expect(await messageOf(login.code)).toBe('请输入验证码')
    await expectFocus(login.phone)
    await login.typePhone('12800000000')
    await visitor.page.keyboard.press('Enter')
    await login.see('请输入正确的手机号')
    await expectFocus(login.phone)
    await login.typePhone('15500000013')
    await visitor.page.keyboard.press('Enter')
    await expectFocus(login.code)
    expect(await messageOf(login.code)).toBe('请输入验证码')
    expect(visitor.count(loginCall)).toBe(0)
  })

  it('knows the phones of both regions on a Taiwan site [STU-2] [VAL-12] [SITE-3]', async () => {
    const visitor = await world.visit({ host: 'taiwan' })
    await visitor.context.addCookies([{ name: 'locale', value: 'zh-CN', url: visitor.origin }])
    await visitor.open()
    const login = new LoginDialog(visitor.page)
    const captcha = new CaptchaDialog(visitor.page, world.demo)
    const shell = new Shell(visitor.page)
    await login.open()
    await login.toSms()
    const region = login.dialog.getByRole('combobox', { name: '地区' })
    await eventually(() => region.locator('option').allInnerTexts()).toEqual(['+86 大陆', '+886 台湾'])
    await region.selectOption({ label: '+886 台湾' })
    await request({ login, captcha }, '0912345601')
    expect(visitor.sent(sendCode)[0]?.['phone']).toBe('8860912345601')
    await login.typeCode(await sentTo('886912345601'))
    await login.submit.click()
    await shell.seeLoggedIn('林宥辰')
  })

  it('offers no region elsewhere [STU-2]', async () => {
    const { login } = await arrive()
    expect(await login.dialog.getByRole('combobox').count()).toBe(0)
  })
})

async function expectFocus(field: { evaluate<R>(see: (input: Element) => R): Promise<R> }) {
  await eventually(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
}
