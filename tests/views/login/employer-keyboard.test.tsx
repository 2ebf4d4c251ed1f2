import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { captchaDialog } from '../sights/captcha.ts'
import { employer, employerFields, secret, textbox } from '../sights/employer.ts'
import { resetFields } from '../sights/reset.ts'
import { button, setWidth } from '../sights/see.ts'
import { endCaptcha } from '../world/codes.ts'
import { type EmployerWorld, openEmployer } from '../world/employer.tsx'
import { autofill, press } from '../world/hands.ts'

const { phone, password, loginCode, registerCode, registerPassword } = employerFields
const PHONE = '13900000001'

let world: EmployerWorld
let opener: HTMLButtonElement

beforeEach(async () => {
  await setWidth('wide')
  opener = document.createElement('button')
  opener.textContent = '我要招聘'
  document.body.append(opener)
  opener.focus()
  world = openEmployer()
  await expect.element(employer).toBeVisible()
})
afterEach(() => {
  world.close()
  opener.remove()
})

const isBusy = (name: string) => expect.element(button(employer, name)).toHaveAttribute('aria-busy', 'true')

describe('Enter submits', () => {
  it('the login by password, after the fields that are wrong [VAL-14] [EMP-1]', async () => {
    await userEvent.click(password)
    await userEvent.keyboard('{Enter}')
    await expect.element(phone).toHaveFocus()
    await userEvent.keyboard(`${PHONE}{Enter}`)
    await expect.element(password).toHaveFocus()
    await userEvent.keyboard('Demo@2026{Enter}')
    await expect.element(captchaDialog).toBeVisible()
  })

  it('the login by code [VAL-14] [EMP-1]', async () => {
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(employer.getByRole('tab', { name: '验证码登录', exact: true })).toHaveFocus()
    await autofill(phone, PHONE)
    await userEvent.click(loginCode)
    await userEvent.keyboard('123456{Enter}')
    await isBusy('登录')
    expect(world.desk.calls('logInByCode')).toEqual([{ by: 'code', phone: PHONE, code: '123456' }])
  })

  it('the registration, once [VAL-14] [EMP-2]', async () => {
    await press(employer, '立即注册')
    await autofill(phone, PHONE)
    await autofill(registerCode, '123456')
    await userEvent.click(registerPassword)
    await userEvent.keyboard('Demo@2026{Enter}{Enter}')
    await isBusy('注册')
    expect(world.desk.calls('register')).toEqual([{ phone: PHONE, code: '123456', password: 'Demo@2026' }])
  })

  it('both steps of the recovery [VAL-14] [EMP-3]', async () => {
    await press(employer, '忘记密码')
    await userEvent.click(resetFields.phone)
    await userEvent.keyboard(`${PHONE}{Enter}`)
    await expect.element(resetFields.code).toHaveFocus()
    await userEvent.keyboard('123456{Enter}')
    await isBusy('下一步')
    world.desk.resolve('checkCode', undefined)
    await userEvent.click(resetFields.newPassword)
    await userEvent.keyboard('Demo@2027{Enter}')
    await expect.element(resetFields.confirmation).toHaveFocus()
    await userEvent.keyboard('Demo@2027{Enter}')
    await isBusy('完成')
    expect(world.desk.calls('resetPassword')).toEqual([
      { phone: PHONE, code: '123456', password: 'Demo@2027', confirmation: 'Demo@2027' },
    ])
    world.desk.resolve('resetPassword', undefined)
    await expect.poll(() => world.notices).toEqual([{ kind: 'passwordChanged' }])
  })
})

describe('the focus', () => {
  it('reaches every control in order, stays within, and goes back where it was', async () => {
    const reached: (string | null)[] = []
    for (let tab = 0; tab < 9; tab += 1) {
      await userEvent.tab()
      const { activeElement: element } = document
      const label = element?.id && document.querySelector(`label[for="${element.id}"]`)?.textContent
      reached.push(element?.getAttribute('aria-label') || label || (element?.textContent ?? null))
    }
    const order = ['密码', '显示密码', '忘记密码', '登录', '立即注册', '关闭', '密码登录', '手机号码', '密码']
    expect(reached).toEqual(order)
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement).toBe(opener)
  })

  it('is where it was once the captcha is closed, and Escape closes one dialog at a time [CAP-4]', async () => {
    await autofill(phone, PHONE)
    await userEvent.click(password)
    await userEvent.keyboard('Demo@2026{Enter}')
    await expect.element(captchaDialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(captchaDialog).not.toBeInTheDocument()
    await expect.element(password).toHaveFocus()
    await expect.element(secret('密码')).toHaveValue('Demo@2026')
    await expect.element(employer).toBeVisible()
  })

  it('goes on with the next pane and step', async () => {
    await press(employer, '忘记密码')
    await autofill(textbox('手机号码'), PHONE)
    await autofill(textbox('验证码'), '123456')
    await press(employer, '下一步')
    world.desk.resolve('checkCode', undefined)
    await expect.element(resetFields.newPassword).toBeVisible()
    await expect.element(resetFields.newPassword).toHaveFocus()
    await press(employer, '上一步')
    await expect.element(resetFields.phone).toHaveFocus()
    await press(employer, '返回登录')
    await expect.element(phone).toHaveFocus()
  })

  it('begins at the first field, goes to that of a tab that is pressed, and stays on one that is walked to', async () => {
    await expect.element(phone).toHaveFocus()
    await userEvent.click(employer.getByRole('tab', { name: '验证码登录', exact: true }))
    await expect.element(phone).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(employer.getByRole('tab', { name: '密码登录', exact: true })).toHaveFocus()
  })

  it('moves to the code field once a code was sent', async () => {
    world.desk.always('sendCode', 'success')
    await press(employer, '立即注册')
    await autofill(phone, PHONE)
    await press(employer, '获取验证码')
    await endCaptcha(world, 'passed')
    await expect.element(registerCode).toHaveFocus()
  })
})
