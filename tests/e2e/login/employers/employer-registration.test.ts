import { describe, expect, it } from 'vitest'
import { createCaptcha } from '../../../../contract/calls/captcha.ts'
import { employerLogin, registerEmployer } from '../../../../contract/calls/employer.ts'
import { BackOffice } from '../../models/back-office.ts'
import { EmployerDialog } from '../../models/employer-dialog.ts'
import { Shell } from '../../models/shell.ts'
import { arriveEmployer, descriptionOf, seeFocused } from '../../world/arrivals.ts'
import { expectEmployer } from '../../world/employer-cookies.ts'
import { createWorld, eventually } from '../../world.ts'

const world = createWorld()

describe('employer, by registration', () => {
  it('registers and opens the back office for a newcomer [EMP-2] [EMP-4]', async () => {
    const stage = await arriveEmployer(world)
    const { visitor, context, dialog } = stage
    await dialog.toRegister()
    await dialog.seePane('注册企业账号')
    await dialog.receiveCode('15700000011')
    await dialog.passwordToSet.fill('Start@2026')
    const office = await BackOffice.during(context, () => dialog.press('注册'))
    await office.seeAt('/company/#/?isregu=true')
    await office.seeOwner('157****0011')
    expect(visitor.sent(registerEmployer)).toEqual([
      expect.objectContaining({ phone: '15700000011', type: '2', password: 'Start@2026' }),
    ])
    await expectEmployer(stage)
  })

  it('leads back to the login, with the phone [EMP-2] [EMP-7]', async () => {
    const { dialog } = await arriveEmployer(world)
    await dialog.toRegister()
    await dialog.phone.fill('15700000012')
    await dialog.press('返回登录')
    await dialog.seePane('企业登录')
    expect(await dialog.phone.inputValue()).toBe('15700000012')
  })

  it('refuses a phone that has an account [EMP-6]', async () => {
    const { context, dialog, shell } = await arriveEmployer(world)
    await dialog.toRegister()
    await dialog.receiveCode('13900000022')
    await dialog.passwordToSet.fill('Start@2026')
    await dialog.press('注册')
    await shell.seeRefusal('该手机号已注册，请直接登录')
    expect(await dialog.passwordToSet.inputValue()).toBe('Start@2026')
    await eventually(() => context.pages().length).toBe(1)
  })

  it('makes one account of two tabs that register the same phone', async () => {
    const { visitor, context, dialog, shell } = await arriveEmployer(world)
    const other = await context.newPage()
    // It would follow the log-in of the first tab before it could register.
    await other.addInitScript(() => {
      BroadcastChannel.prototype.addEventListener = () => {}
    })
    await other.goto(`${visitor.origin}/#/`)
    const there = new EmployerDialog(other, world.demo)
    await there.open()
    await there.toRegister()
    await visitor.page.bringToFront()
    await dialog.toRegister()
    await dialog.receiveCode('15700000013')
    await dialog.passwordToSet.fill('Start@2026')
    await there.phone.fill('15700000013')
    await there.code.fill(await dialog.code.inputValue())
    await there.passwordToSet.fill('Start@2026')
    const office = await BackOffice.during(context, () => dialog.press('注册'))
    await office.seeOwner('157****0013')
    await shell.seeLoggedIn('企业')
    await other.bringToFront()
    await there.press('注册')
    await new Shell(other).seeRefusal('验证码已过期或已使用，请重新获取')
  })
})

describe('the forms of employers', () => {
  it('keep what was typed over tabs and steps [EMP-7]', async () => {
    const { dialog } = await arriveEmployer(world)
    await dialog.phone.fill('139 0000 0023')
    await dialog.password.fill('Half@way')
    await dialog.toCode()
    expect(await dialog.phone.inputValue()).toBe('13900000023')
    await dialog.code.fill('12')
    await dialog.toRegister()
    expect(await dialog.phone.inputValue()).toBe('13900000023')
    await dialog.passwordToSet.fill('New@2026')
    await dialog.press('返回登录')
    expect([await dialog.phone.inputValue(), await dialog.code.inputValue()]).toEqual(['13900000023', '12'])
    await dialog.toPassword()
    expect([await dialog.phone.inputValue(), await dialog.password.inputValue()]).toEqual(['13900000023', 'Half@way'])
    await dialog.toForgot()
    expect(await dialog.phone.inputValue()).toBe('13900000023')
    await dialog.phone.fill('13900000024')
    await dialog.press('返回登录')
    expect([await dialog.phone.inputValue(), await dialog.password.inputValue()]).toEqual(['13900000024', 'Half@way'])
  })

  it('say what is wrong with a password login and focus its first wrong field [VAL-1] [VAL-2] [VAL-5] [VAL-7] [VAL-14]', async () => {
    const { visitor, page, dialog } = await arriveEmployer(world)
    await dialog.phone.focus()
    await page.keyboard.press('Enter')
    await eventually(dialog.errors).toEqual(['请输入手机号码', '请输入密码'])
    await seeFocused(dialog.phone)
    expect(await descriptionOf(dialog.phone)).toBe('请输入手机号码')
    expect(await descriptionOf(dialog.password)).toBe('请输入密码')
    await dialog.phone.fill('12900000000')
    await page.keyboard.press('Enter')
    await eventually(dialog.errors).toEqual(['请输入正确的手机号码', '请输入密码'])
    await dialog.phone.fill('13900000023')
    await dialog.password.fill('a b c d')
    await page.keyboard.press('Enter')
    await eventually(dialog.errors).toEqual(['密码须为6-16位，特殊字符仅支持!@#$%'])
    await seeFocused(dialog.password)
    expect([createCaptcha, employerLogin].map(visitor.count)).toEqual([0, 0])
  })

  it('say what is wrong with a code login [VAL-1] [VAL-2] [VAL-3] [VAL-4] [VAL-14]', async () => {
    const { visitor, page, dialog } = await arriveEmployer(world)
    await dialog.toCode()
    await dialog.code.focus()
    await page.keyboard.press('Enter')
    await eventually(dialog.errors).toEqual(['请输入手机号码', '请输入验证码'])
    await seeFocused(dialog.phone)
    await dialog.phone.fill('1390000002')
    await dialog.code.fill('12345')
    await page.keyboard.press('Enter')
    await eventually(dialog.errors).toEqual(['请输入正确的手机号码', '请输入正确的验证码'])
    expect(visitor.count(employerLogin)).toBe(0)
  })

  it('say what is wrong with a registration [VAL-6] [VAL-7] [VAL-14]', async () => {
    const { visitor, page, dialog } = await arriveEmployer(world)
    await dialog.toRegister()
    await dialog.press('注册')
    await eventually(dialog.errors).toEqual(['请输入手机号码', '请输入验证码', '请设置密码'])
    await seeFocused(dialog.phone)
    await dialog.phone.fill('15700000014')
    await dialog.code.fill('123456')
    await dialog.passwordToSet.fill('12345')
    await page.keyboard.press('Enter')
    await eventually(dialog.errors).toEqual(['密码须为6-16位，特殊字符仅支持!@#$%'])
    await seeFocused(dialog.passwordToSet)
    expect(visitor.count(registerEmployer)).toBe(0)
  })
})
