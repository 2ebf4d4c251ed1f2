import { describe, expect, it } from 'vitest'
import { createCaptcha, verifyCaptcha } from '../../../../contract/calls/captcha.ts'
import { employerLogin, sendEmployerCode } from '../../../../contract/calls/employer.ts'
import { getSiteInfo } from '../../../../contract/calls/site.ts'
import { codes } from '../../../../contract/codes.ts'
import { BackOffice } from '../../models/back-office.ts'
import { EmployerDialog } from '../../models/employer-dialog.ts'
import { Shell } from '../../models/shell.ts'
import { StaffDialog } from '../../models/staff-dialog.ts'
import { arriveEmployer, PASSWORD, submitThrice } from '../../world/arrivals.ts'
import { expectEmployer } from '../../world/employer-cookies.ts'
import { createWorld, eventually, type Visitor } from '../../world.ts'

const world = createWorld()

/** What the site names as the captcha's app ids. */
async function appIds(visitor: Visitor) {
  const { captcha } = (await visitor.ask(getSiteInfo, { domain: new URL(visitor.origin).hostname })) as {
    captcha: { sms_app_id: string; login_app_id: string }
  }
  return captcha
}

describe('employer, by password', () => {
  it('solves the puzzle of the login, and the back office opens in a new tab [EMP-1] [EMP-4] [EMP-5] [CAP-1]', async () => {
    const stage = await arriveEmployer(world)
    const { visitor, context, dialog, shell } = stage
    const { sms_app_id, login_app_id } = await appIds(visitor)
    expect(login_app_id).not.toBe(sms_app_id)
    await dialog.see('密码登录')
    const [office] = await Promise.all([
      BackOffice.during(context, () => dialog.logInByPassword('13900000011', PASSWORD)),
      shell.seeNotice('登录成功'),
    ])
    await office.seeAt('/company/#/')
    await office.seeOwner('139****0011')
    expect(await office.page.evaluate(() => window.opener)).toBe(null)
    await dialog.seeGone()
    expect(visitor.sent(createCaptcha)).toEqual([expect.objectContaining({ appid: login_app_id })])
    expect(visitor.sent(employerLogin)).toEqual([
      expect.objectContaining({
        phone: '13900000011',
        type: '2',
        login_type: '2',
        password: PASSWORD,
        captcha_appid: login_app_id,
        captcha_randstr: expect.stringMatching(/./),
        captcha_ticket: expect.stringMatching(/./),
      }),
    ])
    await expectEmployer(stage)
  })

  it('warns in the words of the server, keeps what was typed and opens nothing [EMP-6]', async () => {
    const { context, dialog, shell } = await arriveEmployer(world)
    await dialog.logInByPassword('13900000012', 'Wrong@2026')
    await shell.seeRefusal('手机号或密码错误')
    expect([await dialog.phone.inputValue(), await dialog.password.inputValue()]).toEqual(['13900000012', 'Wrong@2026'])
    await eventually(() => context.pages().length).toBe(1)
  })

  it('shows a code that nobody expected with its sentence [EMP-6]', async () => {
    const { visitor, context, dialog, shell } = await arriveEmployer(world)
    await visitor.intercept(employerLogin, (route) =>
      route.fulfill({ json: { code: codes.internal, msg: '系统繁忙', data: null } }),
    )
    await dialog.logInByPassword('13900000012', PASSWORD)
    await shell.seeRefusal('50000 : 系统繁忙')
    expect(await dialog.password.inputValue()).toBe(PASSWORD)
    await eventually(() => context.pages().length).toBe(1)
  })

  it('is as before when the puzzle is closed [CAP-4] [EMP-5]', async () => {
    const { visitor, dialog, shell } = await arriveEmployer(world)
    await dialog.phone.fill('13900000012')
    await dialog.password.fill(PASSWORD)
    await dialog.submit()
    await dialog.captcha.seeReady()
    await dialog.captcha.close()
    await dialog.captcha.seeGone()
    expect([await dialog.phone.inputValue(), await dialog.password.inputValue()]).toEqual(['13900000012', PASSWORD])
    expect(visitor.count(employerLogin)).toBe(0)
    expect(await shell.notices()).toEqual([])
    await eventually(() => dialog.button('登录').isEnabled()).toBe(true)
  })

  it('makes one request of a double click, and of Enter with a click [EMP-5]', async () => {
    const { visitor, context, dialog } = await arriveEmployer(world)
    await dialog.phone.fill('13900000013')
    await dialog.password.fill(PASSWORD)
    const office = await BackOffice.during(context, async () => {
      await submitThrice(dialog.button('登录'))
      await dialog.captcha.solve()
    })
    await office.seeOwner('139****0013')
    expect([createCaptcha, verifyCaptcha, employerLogin].map(visitor.count)).toEqual([1, 1, 1])
    expect(context.pages().length).toBe(2)
  })

  it('clears the cookies of the identity before [EMP-4] [SESS-3]', async () => {
    const visitor = await world.visit()
    await visitor.open()
    const staff = new StaffDialog(visitor.page, '学校后台登录')
    await staff.open('学校后台')
    const school = await BackOffice.during(visitor.context, () => staff.logIn('univadmin', PASSWORD))
    await school.seeOwner('univadmin')
    await visitor.page.bringToFront()
    await staff.seeGone()
    const dialog = new EmployerDialog(visitor.page, world.demo)
    await dialog.open()
    const office = await BackOffice.during(visitor.context, () => dialog.logInByPassword('13900000014', PASSWORD))
    await office.seeOwner('139****0014')
    await expectEmployer({ visitor, shell: new Shell(visitor.page) })
    const left = await visitor.cookies()
    const former = ['user_id', 'user_name', 'user_school', 'user_type', 'strategy', 'faculty']
    expect(former.filter((name) => left[name])).toEqual([])
  })
})

describe('employer, by one-time password', () => {
  it('logs a known phone in [EMP-1] [EMP-4] [CAP-1] [SMS-2]', async () => {
    const stage = await arriveEmployer(world)
    const { visitor, context, dialog } = stage
    const { sms_app_id } = await appIds(visitor)
    await dialog.toCode()
    await dialog.see('未注册的手机号使用验证码登录，将自动注册为企业用户')
    const asked = Date.now()
    await dialog.receiveCode('13900000015')
    const rest = await dialog.rest()
    expect(rest).toBeLessThanOrEqual(30)
    expect(rest).toBeGreaterThan(29 - (Date.now() - asked) / 1000)
    expect(visitor.sent(createCaptcha)).toEqual([expect.objectContaining({ appid: sms_app_id })])
    expect(visitor.sent(sendEmployerCode)).toEqual([
      expect.objectContaining({ phone: '13900000015', type: '2', service_code: '1', captcha_appid: sms_app_id }),
    ])
    const office = await BackOffice.during(context, dialog.submit)
    await office.seeAt('/company/#/')
    await office.seeOwner('139****0015')
    expect(visitor.sent(employerLogin)).toEqual([
      expect.objectContaining({
        phone: '13900000015',
        type: '2',
        login_type: '1',
        smsCode: expect.stringMatching(/^\d{6}$/),
      }),
    ])
    await expectEmployer(stage)
  })

  it('registers a phone that nobody has used before [EMP-1]', async () => {
    const { context, dialog } = await arriveEmployer(world)
    await dialog.toCode()
    await dialog.receiveCode('15700000001')
    const office = await BackOffice.during(context, dialog.submit)
    await office.seeOwner('157****0001')
  })

  it('warns of a wrong code and keeps it; another code logs in [EMP-6]', async () => {
    const { context, dialog, shell } = await arriveEmployer(world)
    await dialog.toCode()
    await dialog.receiveCode('13900000016')
    const right = await dialog.code.inputValue()
    const wrong = right === '111111' ? '222222' : '111111'
    await dialog.code.fill(wrong)
    await dialog.submit()
    await shell.seeRefusal('验证码错误，还可以再试 4 次')
    expect([await dialog.phone.inputValue(), await dialog.code.inputValue()]).toEqual(['13900000016', wrong])
    await dialog.code.fill(right)
    const office = await BackOffice.during(context, dialog.submit)
    await office.seeOwner('139****0016')
  })

  it('greys the get-code link while the phone is invalid, and says so on a click [SMS-1]', async () => {
    const { visitor, dialog, shell } = await arriveEmployer(world)
    await dialog.toCode()
    await dialog.phone.fill('1390000001')
    await eventually(() => dialog.getCode.getAttribute('aria-disabled')).toBe('true')
    await dialog.getCode.click({ force: true })
    await shell.seeNotice('请输入正确的手机号')
    expect([createCaptcha, sendEmployerCode].map(visitor.count)).toEqual([0, 0])
    await dialog.phone.fill('13900000017')
    await eventually(() => dialog.getCode.getAttribute('aria-disabled')).toBe(null)
  })

  it('counts down for login, registration and recovery apart, each for its own code [SMS-2]', async () => {
    // As long as three puzzles take: the first countdown must not be over by then.
    const { visitor, dialog } = await arriveEmployer(world, {
      prepare: ({ page: { clock } }) => clock.setFixedTime(Date.now()),
    })
    await dialog.toCode()
    await dialog.phone.fill('13900000018')
    await dialog.requestCode()
    await dialog.toRegister()
    await dialog.passwordToSet.waitFor()
    expect(await dialog.rest()).toBe(0)
    await dialog.requestCode()
    await dialog.press('返回登录')
    await dialog.toPassword()
    await dialog.toForgot()
    await dialog.seePane('找回密码')
    expect(await dialog.rest()).toBe(0)
    await dialog.requestCode()
    expect(visitor.sent(sendEmployerCode).map((sent) => sent['service_code'])).toEqual(['1', '2', '3'])
    await dialog.press('返回登录')
    await dialog.toCode()
    await dialog.see('未注册的手机号使用验证码登录，将自动注册为企业用户')
    await eventually(() => dialog.rest()).toBeGreaterThan(0)
  })

  it('shows the words of the server where it sends nothing, and starts no countdown [SMS-2] [SMS-3]', async () => {
    const first = await arriveEmployer(world)
    // All but the puzzle is done before: half a minute after the first code another one is sent.
    const other = await first.context.newPage()
    await other.goto(first.page.url())
    const [dialog, shell] = [new EmployerDialog(other, world.demo), new Shell(other)]
    await dialog.open()
    for (const one of [dialog, first.dialog]) {
      await one.toCode()
      await one.phone.fill('13900000019')
    }
    await first.dialog.requestCode()
    await dialog.getCode.click()
    await dialog.captcha.solve()
    await shell.seeNoticeLike(/^发送过于频繁，请 \d+ 秒后再试$/)
    expect([await dialog.rest(), await dialog.phone.inputValue()]).toEqual([0, '13900000019'])
    expect((await world.demo.messagesTo('13900000019')).length).toBe(1)
  })

  it('keeps the rest of a countdown over a reload and lets it run out by the clock [SMS-2] [SMS-4]', async () => {
    const begun = Date.now()
    const { visitor, page, dialog } = await arriveEmployer(world, {
      prepare: ({ page: { clock } }) => clock.setFixedTime(begun),
    })
    await dialog.toCode()
    await dialog.phone.fill('13900000020')
    await dialog.requestCode()
    await page.clock.setFixedTime(begun + 10_000)
    await eventually(() => dialog.rest()).toBe(20)
    await page.reload()
    await dialog.open()
    await dialog.toCode()
    await dialog.phone.fill('13900000020')
    await eventually(() => dialog.rest()).toBe(20)
    await page.clock.setFixedTime(begun + 30_000)
    await eventually(() => dialog.getCode.innerText()).toBe('获取验证码')
    expect(await dialog.getCode.isEnabled()).toBe(true)
    expect(visitor.count(sendEmployerCode)).toBe(1)
  })

  it('makes one request of a double click, and of Enter with a click [SMS-2]', async () => {
    const { visitor, context, dialog } = await arriveEmployer(world)
    await dialog.toCode()
    await dialog.phone.fill('13900000021')
    await dialog.getCode.dblclick()
    await dialog.captcha.solve()
    await dialog.captcha.seeGone()
    await eventually(() => dialog.rest()).toBeGreaterThan(0)
    expect([createCaptcha, verifyCaptcha, sendEmployerCode].map(visitor.count)).toEqual([1, 1, 1])
    await dialog.code.fill(await dialog.sentTo('13900000021'))
    const office = await BackOffice.during(context, () => submitThrice(dialog.button('登录')))
    await office.seeOwner('139****0021')
    expect([visitor.count(employerLogin), context.pages().length]).toEqual([1, 2])
  })
})
