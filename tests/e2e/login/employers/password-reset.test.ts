import { describe, expect, it } from 'vitest'
import { logout } from '../../../../contract/calls/authentication.ts'
import {
  checkSmsCode,
  employerLogin,
  forgetPassword,
  registerEmployer,
  sendEmployerCode,
} from '../../../../contract/calls/employer.ts'
import { BackOffice } from '../../models/back-office.ts'
import { arriveEmployer, type EmployerStage, PASSWORD, seeFocused, submitThrice } from '../../world/arrivals.ts'
import { createWorld, eventually, type Visitor } from '../../world.ts'

const world = createWorld()

/** Up to the second step, with a verified phone. */
async function verify({ dialog }: Pick<EmployerStage, 'dialog'>, phone: string) {
  await dialog.toForgot()
  await dialog.receiveCode(phone)
  await dialog.press('下一步')
  await dialog.newPassword.waitFor()
}

/** In which what says so does not lead back by itself after three seconds: a busy machine has no time to look. */
const lingering = ({ page }: Visitor) =>
  page.addInitScript(() => {
    const { setTimeout: begin } = window
    const stretched = (run: () => void, wait = 0, ...given: unknown[]) =>
      begin(run, wait === 3000 ? 120_000 : wait, ...given)
    Object.assign(window, { setTimeout: stretched })
  })

async function setPassword({ dialog }: Pick<EmployerStage, 'dialog'>, password: string) {
  await dialog.newPassword.fill(password)
  await dialog.confirmation.fill(password)
  await dialog.press('完成')
}

/** What the server makes of a call of the dialog when it is made by hand: its code, with the sentence. */
async function post({ page }: Visitor, { path }: { path: string }, params: Record<string, string>) {
  return page.evaluate(
    async ([url, body]) => {
      const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(body) })
      const { code, msg } = (await answer.json()) as { code: number; msg: string }
      return { code, msg }
    },
    [path, params] as const,
  )
}

describe('a forgotten password', () => {
  it('ends every session of the account when it is reset [EMP-3]', async () => {
    const elsewhere = await arriveEmployer(world)
    const office = await BackOffice.during(elsewhere.context, () =>
      elsewhere.dialog.logInByPassword('13900000031', PASSWORD),
    )
    await office.seeOwner('139****0031')
    const stage = await arriveEmployer(world, { prepare: lingering })
    await verify(stage, '13900000031')
    await setPassword(stage, 'Other@2026')
    await stage.dialog.see('密码修改成功')
    await office.page.reload()
    await office.seeNobody()
    await elsewhere.page.reload()
    await elsewhere.page.bringToFront()
    await elsewhere.shell.seeLoggedOut()
  })

  it('sends its own code, checks it, and sends it again with the new password [EMP-3] [CAP-1]', async () => {
    const stage = await arriveEmployer(world, { prepare: lingering })
    const { visitor } = stage
    await verify(stage, '13900000032')
    const smsCode = await stage.dialog.sentTo('13900000032')
    await setPassword(stage, 'Other@2026')
    await stage.dialog.see('密码修改成功')
    const phone = '13900000032'
    expect(visitor.sent(sendEmployerCode)).toEqual([expect.objectContaining({ phone, type: '2', service_code: '3' })])
    expect(visitor.sent(checkSmsCode)).toEqual([
      expect.objectContaining({ phone, type: '2', service_code: '3', sms_code: smsCode }),
    ])
    expect(visitor.sent(forgetPassword)).toEqual([
      expect.objectContaining({
        phone,
        type: '2',
        sms_code: smsCode,
        password: 'Other@2026',
        confirm_password: 'Other@2026',
      }),
    ])
  })

  it('leads back to the login by itself after three seconds [EMP-3]', async () => {
    const { visitor, dialog } = await arriveEmployer(world, { prepare: ({ page }) => page.clock.install() })
    await verify({ dialog }, '13900000033')
    await visitor.stopClock()
    await setPassword({ dialog }, 'Other@2026')
    await dialog.see('密码修改成功')
    await visitor.page.clock.fastForward(3000)
    await dialog.seePane('企业登录')
    expect(await dialog.phone.inputValue()).toBe('13900000033')
  })

  it('is none of a phone that nobody registered [SMS-3]', async () => {
    const { dialog, shell } = await arriveEmployer(world)
    await dialog.toForgot()
    await dialog.phone.fill('15710000002')
    await dialog.getCode.click()
    await dialog.captcha.solve()
    await shell.seeNotice('该手机号尚未注册，请先注册')
    expect([await dialog.rest(), await dialog.phone.inputValue()]).toEqual([0, '15710000002'])
    expect(await world.demo.messagesTo('15710000002')).toEqual([])
  })

  it('keeps its phone on every way back [EMP-7]', async () => {
    const stage = await arriveEmployer(world)
    const { dialog } = stage
    await verify(stage, '13900000034')
    await dialog.newPassword.fill('Half@2026')
    await dialog.press('上一步')
    expect([await dialog.phone.inputValue(), (await dialog.code.inputValue()).length]).toEqual(['13900000034', 6])
    await dialog.press('下一步')
    await dialog.newPassword.waitFor()
    expect(await dialog.newPassword.inputValue()).toBe('Half@2026')
    await dialog.press('上一步')
    await dialog.press('返回登录')
    expect(await dialog.phone.inputValue()).toBe('13900000034')
  })

  it('goes back to the first step when its code is over [EMP-3] [EMP-7]', async () => {
    const stage = await arriveEmployer(world)
    const { visitor, dialog, shell } = stage
    await verify(stage, '13900000035')
    const smsCode = await dialog.sentTo('13900000035')
    const form = { phone: '13900000035', type: '2', sms_code: smsCode }
    await post(visitor, forgetPassword, { ...form, password: 'Taken@2026', confirm_password: 'Taken@2026' })
    await setPassword(stage, 'Other@2026')
    await shell.seeRefusal('验证码已过期或已使用，请重新获取')
    await eventually(() => dialog.phone.inputValue()).toBe('13900000035')
  })

  it('says what is wrong with a step and focuses the first wrong field [VAL-1] [VAL-2] [VAL-3] [VAL-4] [VAL-7] [VAL-8] [VAL-9] [VAL-10] [VAL-14]', async () => {
    const { visitor, page, dialog } = await arriveEmployer(world)
    await dialog.toForgot()
    await dialog.press('下一步')
    await eventually(dialog.errors).toEqual(['请输入手机号码', '请输入验证码'])
    await seeFocused(dialog.phone)
    await dialog.phone.fill('12900000000')
    await dialog.code.fill('123')
    await page.keyboard.press('Enter')
    await eventually(dialog.errors).toEqual(['请输入正确的手机号码', '请输入正确的验证码'])
    expect(visitor.count(checkSmsCode)).toBe(0)

    await dialog.receiveCode('13900000036')
    await page.keyboard.press('Enter')
    await dialog.newPassword.waitFor()
    await dialog.press('完成')
    await eventually(dialog.errors).toEqual(['请输入新密码', '新密码不能为空'])
    await seeFocused(dialog.newPassword)
    await dialog.newPassword.fill('中文密码')
    await dialog.confirmation.fill('Other@2026')
    await page.keyboard.press('Enter')
    await eventually(dialog.errors).toEqual(['密码须为6-16位，特殊字符仅支持!@#$%', '两次输入的密码不一致'])
    await dialog.newPassword.fill('Other@2027')
    await page.keyboard.press('Enter')
    await eventually(dialog.errors).toEqual(['两次输入的密码不一致'])
    await seeFocused(dialog.confirmation)
    expect(visitor.count(forgetPassword)).toBe(0)
  })

  it('is reset by one request, of however many clicks [EMP-3]', async () => {
    const stage = await arriveEmployer(world, { prepare: lingering })
    const { visitor, dialog } = stage
    await verify(stage, '13900000037')
    await dialog.newPassword.fill('Other@2026')
    await dialog.confirmation.fill('Other@2026')
    await submitThrice(dialog.button('完成'))
    await dialog.see('密码修改成功')
    expect([visitor.count(checkSmsCode), visitor.count(forgetPassword)]).toEqual([1, 1])
  })
})

describe('a code of one purpose', () => {
  const VOID = '验证码已过期或已使用，请重新获取'

  it('is refused for every other, and opens what it was sent for [SMS-2]', async () => {
    const { visitor, context, dialog, shell } = await arriveEmployer(world)
    await dialog.toCode()
    await dialog.receiveCode('13900000038')
    const ofLogin = await dialog.code.inputValue()
    await dialog.toPassword()
    await dialog.toForgot()
    await dialog.code.fill(ofLogin)
    await dialog.press('下一步')
    await shell.seeRefusal(VOID)
    expect(await dialog.code.inputValue()).toBe(ofLogin)
    await dialog.press('返回登录')
    await dialog.toRegister()
    await dialog.phone.fill('13900000038')
    await dialog.code.fill(ofLogin)
    await dialog.passwordToSet.fill('Other@2026')
    await dialog.press('注册')
    await eventually(() => visitor.count(registerEmployer)).toBe(1)
    await shell.seeRefusal(VOID)
    await dialog.press('返回登录')
    await dialog.toCode()
    const office = await BackOffice.during(context, dialog.submit)
    await office.seeOwner('139****0038')
    expect([visitor.count(checkSmsCode), visitor.count(forgetPassword), visitor.count(logout)]).toEqual([1, 0, 0])
  })

  it('a recovery code logs nobody in and sets no password elsewhere [SMS-2]', async () => {
    const stage = await arriveEmployer(world, { prepare: lingering })
    const { visitor, dialog } = stage
    await verify(stage, '13900000039')
    const ofForgot = await dialog.sentTo('13900000039')
    const logIn = { phone: '13900000039', type: '2', login_type: '1', smsCode: ofForgot }
    expect(await post(visitor, employerLogin, logIn)).toEqual({ code: 20013, msg: VOID })
    const stranger = await arriveEmployer(world)
    const reset = {
      phone: '13900000039',
      type: '2',
      sms_code: ofForgot,
      password: 'Stolen@2026',
      confirm_password: 'Stolen@2026',
    }
    expect(await post(stranger.visitor, forgetPassword, reset)).toEqual({ code: 30002, msg: VOID })
    await setPassword(stage, 'Other@2026')
    await dialog.see('密码修改成功')
  })
})
