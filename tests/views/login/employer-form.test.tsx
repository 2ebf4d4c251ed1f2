import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { employer, employerFields, RULE, secret, seeField, textbox } from '../sights/employer.ts'
import { resetFields } from '../sights/reset.ts'
import { button, seeText, setWidth } from '../sights/see.ts'
import { endCaptcha } from '../world/codes.ts'
import { type EmployerOptions, type EmployerWorld, openEmployer } from '../world/employer.tsx'
import { autofill, press, visit } from '../world/hands.ts'

const { phone, password, loginCode, registerCode, registerPassword } = employerFields
const tab = (name: string): Locator => employer.getByRole('tab', { name, exact: true })
const toCode = () => userEvent.click(tab('验证码登录'))
const toPassword = () => userEvent.click(tab('密码登录'))
const PHONE = '13900000001'
const refused = (code: number, msg: string) => new CallFailure({ kind: 'server', code, msg, data: null })

let world: EmployerWorld
const open = (options?: EmployerOptions) => {
  world = openEmployer(options)
}

async function toNewPassword(): Promise<void> {
  await press(employer, '忘记密码')
  await autofill(resetFields.phone, PHONE)
  await autofill(resetFields.code, '123456')
  await press(employer, '下一步')
  world.desk.resolve('checkCode', undefined)
  await expect.element(resetFields.newPassword).toBeVisible()
}

beforeEach(() => setWidth('wide'))
afterEach(() => world.close())

/** What a field says, of what was typed, once the form was submitted. */
const said: readonly [title: string, type: () => Promise<void>, submit: string, field: Locator, message: string][] = [
  ['an empty phone [VAL-1]', async () => {}, '登录', phone, '请输入手机号码'],
  ['ten digits [VAL-2]', () => autofill(phone, '1390000000'), '登录', phone, '请输入正确的手机号码'],
  ['a second digit below 3 [VAL-2]', () => autofill(phone, '12900000001'), '登录', phone, '请输入正确的手机号码'],
  ['a first digit other than 1 [VAL-2]', () => autofill(phone, '23900000001'), '登录', phone, '请输入正确的手机号码'],
  ['an empty code [VAL-3]', toCode, '登录', loginCode, '请输入验证码'],
  ['an empty code of a registration [VAL-3]', () => press(employer, '立即注册'), '注册', registerCode, '请输入验证码'],
  [
    'five digits of a code [VAL-4]',
    async () => {
      await toCode()
      await autofill(loginCode, '12345')
    },
    '登录',
    loginCode,
    '请输入正确的验证码',
  ],
  ['an empty password [VAL-5]', async () => {}, '登录', password, '请输入密码'],
  ['a password to set [VAL-6]', () => press(employer, '立即注册'), '注册', registerPassword, '请设置密码'],
  ['five characters [VAL-7]', () => autofill(password, 'abc12'), '登录', password, RULE],
  ['seventeen characters [VAL-7]', () => autofill(password, 'abcdefghij1234567'), '登录', password, RULE],
  ['a character that is not taken [VAL-7]', () => autofill(password, 'Demo^2026'), '登录', password, RULE],
  ['an empty new password [VAL-8]', toNewPassword, '完成', resetFields.newPassword, '请输入新密码'],
  ['an empty confirmation [VAL-9]', toNewPassword, '完成', resetFields.confirmation, '新密码不能为空'],
  [
    'another confirmation [VAL-10]',
    async () => {
      await toNewPassword()
      await autofill(resetFields.newPassword, 'Demo@2026')
      await autofill(resetFields.confirmation, 'Demo@2027')
    },
    '完成',
    resetFields.confirmation,
    '两次输入的密码不一致',
  ],
]

describe('a form says what is wrong', () => {
  for (const [title, type, submit, field, message] of said) {
    it(title, async () => {
      open()
      await type()
      await press(employer, submit)
      const hint = [registerPassword, resetFields.newPassword].includes(field) ? RULE : ''
      await expect.element(field).toHaveAttribute('aria-invalid', 'true')
      await expect.element(field).toHaveAccessibleDescription([message, hint].filter(Boolean).join(' '))
    })
  }

  it('says the rule of a new password beforehand, and once [VAL-7] [VAL-8]', async () => {
    open()
    await press(employer, '立即注册')
    await expect.element(registerPassword).toHaveAccessibleDescription(RULE)
    await autofill(registerPassword, 'short')
    await press(employer, '注册')
    await expect.element(registerPassword).toHaveAccessibleDescription(RULE)
    await expect.poll(() => employer.getByText(RULE, { exact: true }).elements().length).toBe(1)
  })

  it('takes back what it said as soon as one types, and says nothing of a field left empty', async () => {
    open()
    await visit(phone)
    await seeField(phone, '', undefined)
    await autofill(phone, '129')
    await visit(phone)
    await seeField(phone, '129', '请输入正确的手机号码')
    await autofill(phone, '1390')
    await seeField(phone, '1390', undefined)
  })

  it('does not move a button away from under the pointer', async () => {
    open()
    await autofill(password, 'Demo@2026')
    await userEvent.click(phone)
    await userEvent.keyboard('129')
    await press(employer, '立即注册')
    await expect.element(employer.getByRole('heading', { name: '注册企业账号', exact: true })).toBeVisible()
  })
})

describe('typed text', () => {
  it('survives a change of tab [EMP-7]', async () => {
    open()
    await autofill(phone, PHONE)
    await autofill(password, 'Demo@2026')
    await toCode()
    await expect.element(phone).toHaveValue(PHONE)
    await autofill(loginCode, '123')
    await toPassword()
    await expect.element(phone).toHaveValue(PHONE)
    await expect.element(password).toHaveValue('Demo@2026')
    await toCode()
    await expect.element(loginCode).toHaveValue('123')
  })

  it('survives a look at the registration and the way back [EMP-2] [EMP-7]', async () => {
    open()
    await autofill(phone, PHONE)
    await autofill(password, 'Demo@2026')
    await press(employer, '立即注册')
    await expect.element(phone).toHaveValue(PHONE)
    await expect.element(registerPassword).toHaveValue('')
    await autofill(registerCode, '654321')
    await press(employer, '返回登录')
    await expect.element(password).toHaveValue('Demo@2026')
    await press(employer, '立即注册')
    await expect.element(registerCode).toHaveValue('654321')
  })

  it('stands again on the tab that one registered from [EMP-2] [EMP-7]', async () => {
    open()
    await toCode()
    await autofill(loginCode, '123')
    await press(employer, '立即注册')
    await press(employer, '返回登录')
    await expect.element(tab('验证码登录')).toHaveAttribute('aria-selected', 'true')
    await expect.element(loginCode).toHaveValue('123')
    await toPassword()
    await press(employer, '立即注册')
    await press(employer, '返回登录')
    await expect.element(tab('密码登录')).toHaveAttribute('aria-selected', 'true')
  })

  it('has why the try failed beside it until the next one, on its own tab alone [EMP-6] [CHL-2]', async () => {
    open()
    const frozen = '登录操作频繁，账号已被冻结，请24小时之后再试'
    const error = employer.getByRole('alert').filter({ hasText: frozen })
    await autofill(phone, PHONE)
    await autofill(password, 'Demo@2026')
    await press(employer, '登录')
    await endCaptcha(world, 'passed')
    await expect.poll(() => world.desk.isWaiting('logInByPassword')).toBe(true)
    world.desk.reject('logInByPassword', refused(codes.frozen, frozen))
    await expect.element(error).toBeVisible()
    await autofill(password, 'Demo@2027')
    await toCode()
    await expect.element(error).not.toBeInTheDocument()
    await toPassword()
    await expect.element(error).toBeVisible()
    await press(employer, '登录')
    await expect.element(error).not.toBeInTheDocument()
  })

  it('is kept on the way back from each step of a recovery, the phone to the end [EMP-3] [EMP-7]', async () => {
    open()
    await autofill(phone, '13900000009')
    await press(employer, '忘记密码')
    await expect.element(resetFields.phone).toHaveValue('13900000009')
    await press(employer, '返回登录')
    await expect.element(phone).toHaveValue('13900000009')
    await toNewPassword()
    await press(employer, '上一步')
    await expect.element(resetFields.phone).toHaveValue(PHONE)
    await expect.element(resetFields.code).toHaveValue('123456')
    await press(employer, '返回登录')
    await expect.element(phone).toHaveValue(PHONE)
  })

  it('stays when the server refuses, which is said once [EMP-6]', async () => {
    open()
    await toCode()
    await autofill(phone, PHONE)
    await autofill(loginCode, '123456')
    await press(employer, '登录')
    world.desk.reject('logInByCode', refused(codes.refused, '验证码错误'))
    await expect.element(button(employer, '登录')).toHaveAttribute('aria-busy', 'false')
    await expect.element(employer.getByRole('alert').filter({ hasText: '验证码错误' })).toBeVisible()
    expect(world.notices).toEqual([])
    await expect.element(loginCode).toHaveValue('123456')
  })
})

describe('a password', () => {
  it('is hidden until one asks to see it, in a field that a password manager knows', async () => {
    open()
    await autofill(password, 'Demo@2026')
    await expect.element(password).toHaveAttribute('type', 'password')
    await expect.element(password).toHaveAttribute('autocomplete', 'current-password')
    await expect.element(phone).toHaveAttribute('autocomplete', 'username')
    await press(employer, '显示密码')
    await expect.element(password).toHaveAttribute('type', 'text')
    await press(employer, '隐藏密码')
    await expect.element(password).toHaveAttribute('type', 'password')
    await press(employer, '立即注册')
    await expect.element(secret('设置密码')).toHaveAttribute('autocomplete', 'new-password')
  })

  it('goes to the server with the proof of the captcha [EMP-5] [CAP-1]', async () => {
    open()
    await autofill(phone, PHONE)
    await autofill(password, 'Demo@2026')
    await press(employer, '登录')
    expect(world.desk.calls('logInByPassword')).toEqual([])
    await endCaptcha(world, 'passed')
    await expect.poll(() => world.desk.calls('logInByPassword').length).toBe(1)
    expect(world.desk.calls('logInByPassword')[0]).toMatchObject({
      by: 'password',
      phone: PHONE,
      password: 'Demo@2026',
    })
    expect(world.desk.calls('logInByPassword')[0]).toHaveProperty('proof.captcha_ticket', 'ticket')
  })
})

describe('asking for a code', () => {
  const getCode = () => button(employer, '获取验证码')

  it('is greyed while the phone is wrong, and a press says why [SMS-1]', async () => {
    open()
    await toCode()
    await autofill(phone, '139')
    await expect.element(getCode()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(getCode(), { force: true })
    await expect.poll(() => world.notices).toEqual([{ kind: 'phoneInvalid' }])
    await autofill(phone, PHONE)
    await expect.element(getCode()).not.toHaveAttribute('aria-disabled')
  })

  it('counts 30 s down, each purpose for itself [SMS-2]', async () => {
    open({ answers: { sendCode: 'success' } })
    await autofill(phone, PHONE)
    await toCode()
    await userEvent.click(getCode())
    await endCaptcha(world, 'passed')
    await expect.element(button(employer, '30s后可重试')).toBeDisabled()
    await expect.element(loginCode).toHaveFocus()
    world.clock.increment(7000)
    await expect.element(button(employer, '23s后可重试')).toBeVisible()
    await press(employer, '立即注册')
    await userEvent.click(getCode())
    await endCaptcha(world, 'passed')
    await expect.element(button(employer, '30s后可重试')).toBeDisabled()
    await expect.element(registerCode).toHaveFocus()
    world.clock.increment(1000)
    await press(employer, '返回登录')
    await toCode()
    await expect.element(button(employer, '22s后可重试')).toBeVisible()
    await toPassword()
    await press(employer, '忘记密码')
    await expect.element(getCode()).toBeVisible()
    expect(world.desk.calls('sendCode')).toMatchObject([
      { purpose: 'employer-login', phone: PHONE },
      { purpose: 'employer-register', phone: PHONE },
    ])
  })

  for (const { title, enter, code, told, failing, submit } of [
    {
      title: 'a log-in',
      enter: toCode,
      code: loginCode,
      told: 'employer-login',
      failing: 'logInByCode',
      submit: '登录',
    },
    {
      title: 'a forgotten password',
      enter: () => press(employer, '忘记密码'),
      code: resetFields.code,
      told: 'employer-forgot',
      failing: 'checkCode',
      submit: '下一步',
    },
  ]) {
    it(`says what it says of the phone that got the code to that phone alone: ${title}`, async () => {
      open({ answers: { sendCode: 'success' } })
      await enter()
      await autofill(textbox('手机号码'), PHONE)
      await userEvent.click(getCode())
      await endCaptcha(world, 'passed')
      const status = employer.getByRole('status')
      await expect.element(status).toHaveTextContent('验证码已发送，倒计时结束后可重新获取')
      expect(world.desk.calls('sendCode')).toMatchObject([{ purpose: told, phone: PHONE }])
      await autofill(code, '123456')
      await press(employer, submit)
      await expect.poll(() => world.desk.isWaiting(failing)).toBe(true)
      world.desk.reject(failing, refused(codes.refused, '验证码错误'))
      const refusal = employer.getByRole('alert').filter({ hasText: '验证码错误' })
      await expect.element(refusal).toBeVisible()
      await expect.element(code).toHaveFocus()
      await userEvent.keyboard('4')
      await expect.element(code).toHaveValue('4')
      await autofill(code, '12')
      await visit(code)
      await expect.element(code).toHaveAccessibleDescription('请输入正确的验证码')

      await autofill(textbox('手机号码'), '13900000002')
      await expect.poll(() => status.element().textContent).toBe('')
      await expect.element(refusal).not.toBeInTheDocument()
      await expect.element(code).not.toHaveAttribute('aria-invalid')

      await autofill(textbox('手机号码'), PHONE)
      await expect.element(status).toHaveTextContent('验证码已发送，倒计时结束后可重新获取')
      await expect.element(refusal).toBeVisible()
    })
  }

  it('warns of a phone that is not registered, in the words of the server [SMS-3]', async () => {
    open()
    await press(employer, '忘记密码')
    await autofill(textbox('手机号码'), PHONE)
    await userEvent.click(getCode())
    await endCaptcha(world, 'passed')
    await expect.poll(() => world.desk.isWaiting('sendCode')).toBe(true)
    world.desk.reject('sendCode', refused(codes.notRegistered, '该手机号尚未注册，请先注册'))
    await expect.poll(() => world.notices).toEqual([{ kind: 'warning', text: '该手机号尚未注册，请先注册' }])
    await expect.element(getCode()).toBeEnabled()
  })
})

describe('the card of the employers’ screen', () => {
  const body = page.elementLocator(document.body)

  it('shows the same panes without a dialog, and where to go on once logged in [EMP-1] [EMP-4]', async () => {
    open({ frame: 'card', answers: { logInByCode: '7', storeIdentity: undefined, openApp: 'done' } })
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(body.getByRole('heading', { name: '企业登录', exact: true, level: 2 })).toBeVisible()
    await userEvent.click(body.getByRole('tab', { name: '验证码登录', exact: true }))
    await autofill(textbox('手机号码', body), PHONE)
    await autofill(textbox('验证码', body), '123456')
    await press(body, '登录')
    await seeText(body, '登录成功')
    const link = body.getByRole('link', { name: '进入企业后台', exact: true })
    await expect.element(link).toHaveAttribute('href', '/company/#/')
    expect(world.desk.calls('openApp')).toEqual(['/company/#/'])
  })

  it('has no way out of itself where cookies are blocked', async () => {
    open({ frame: 'card', input: { cookiesEnabled: false } })
    await seeText(body, '浏览器禁用了 Cookie，无法登录')
    await expect.poll(() => body.getByRole('button').elements().length).toBe(0)
  })

  it('leaves the focus where it is at first, then takes it from pane to pane', async () => {
    open({ frame: 'card' })
    await expect.element(body.getByRole('textbox', { name: '手机号码', exact: true })).toBeVisible()
    expect(document.activeElement).toBe(document.body)
    await press(body, '立即注册')
    const heading = body.getByRole('heading', { name: '注册企业账号', exact: true })
    await expect.element(heading).toBeVisible()
    await expect.element(body.getByRole('textbox', { name: '手机号码', exact: true })).toHaveFocus()
    await press(body, '返回登录')
    await expect.element(body.getByRole('textbox', { name: '手机号码', exact: true })).toHaveFocus()
  })
})
