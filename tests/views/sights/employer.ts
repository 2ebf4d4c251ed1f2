import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import type { Notice } from '../../../machines/kit/notice.ts'
import {
  type EmployerAuthView,
  employerAuthView,
  employerForm,
} from '../../../machines/login/employer-auth/employer-auth.selectors.ts'
import type { EmployerField, EmployerFieldError } from '../../../machines/login/employer-auth/fields.ts'
import { employerForms } from '../../../machines/login/employer-auth/fields.ts'
import type { ResetFieldError } from '../../../machines/login/password-reset/fields.ts'
import { type SmsCodeView, smsCodeView } from '../../../machines/login/sms-code/sms-code.selectors.ts'
import { noticeText } from '../../../src/shared/notices/notice-text.ts'
import type { EmployerWorld } from '../world/employer.tsx'
import { captchaDialog } from './captcha.ts'
import { button, dialog, seeAttribute, seeControls, seeEnabled, seeText } from './see.ts'

/** Whichever step it is called by. */
export const employer = page.getByRole('dialog', { name: /^(?:企业登录|注册企业账号|找回密码)$/ })
export const textbox = (name: string, within: Locator = employer): Locator =>
  within.getByRole('textbox', { name, exact: true })
/** A password is no textbox to assistive technology. */
export const secret = (name: string, within: Locator = employer): Locator =>
  within.getByLabelText(name, { exact: true })

/** Links to what an employer agrees to. */
const agreementNames = ['《企业服务协议》', '《隐私政策》']

export const RULE = '密码须为6-16位，特殊字符仅支持!@#$%'

export const employerFields: Readonly<Record<EmployerField, Locator>> = {
  phone: textbox('手机号码'),
  password: secret('密码'),
  loginCode: textbox('验证码'),
  registerCode: textbox('验证码'),
  registerPassword: secret('设置密码'),
}

/** VAL-1 to VAL-10, word for word. */
export const employerErrors: Readonly<Record<EmployerFieldError | ResetFieldError, string>> = {
  phoneRequired: '请输入手机号码',
  phoneMalformed: '请输入正确的手机号码',
  codeRequired: '请输入验证码',
  codeMalformed: '请输入正确的验证码',
  passwordRequired: '请输入密码',
  passwordToSet: '请设置密码',
  passwordMalformed: RULE,
  newPasswordRequired: '请输入新密码',
  confirmationRequired: '新密码不能为空',
  confirmationDiffers: '两次输入的密码不一致',
}

/** A field holds a value, and its error, or `hint`, is tied to it. */
export async function seeField(field: Locator, value: string, error: string | undefined, hint = ''): Promise<void> {
  await expect.element(field).toHaveValue(value)
  await seeAttribute(field, 'aria-invalid', error ? 'true' : null)
  const told = hint && hint !== error ? hint : ''
  const description = [error, told].filter(Boolean).join(' ')
  await expect.element(field).toHaveAccessibleDescription(description)
  expect(field.element().hasAttribute('aria-describedby')).toBe(description !== '')
}

interface CodeAsked {
  readonly view: SmsCodeView
  /** The form is at rest. */
  readonly allowed: boolean
  readonly phone: string
}

/** What the control that asks for a code shows (SMS-1, SMS-2), and its name. */
export async function seeEmployerCode({ view, allowed, phone }: CodeAsked): Promise<string> {
  const name = view.state === 'counting' ? `${view.rest}s后可重试` : '获取验证码'
  const getCode = button(employer, name)
  await seeEnabled(getCode, view.state !== 'counting' && allowed)
  await seeAttribute(getCode, 'aria-disabled', /^1[3-9]\d{9}$/.test(phone) ? null : 'true')
  return name
}

/** What the form says of its last try; its region comes last. */
export async function seeSubmitError(error: Notice | null): Promise<void> {
  const alerts = () => employer.getByRole('alert').elements()
  await expect.poll(() => alerts().at(-1)?.textContent).toBe(error ? noticeText(error).text : '')
}

async function seeEmployerForm({ actor }: EmployerWorld, form: keyof typeof employerForms): Promise<void> {
  const { values, errors, submitError } = employerForm(actor.getSnapshot())
  for (const field of employerForms[form]) {
    const error = errors[field]
    const hint = field === 'registerPassword' ? RULE : ''
    await seeField(employerFields[field], values[field], error && employerErrors[error], hint)
  }
  await seeSubmitError(submitError)
}

const tab = (name: string): Locator => employer.getByRole('tab', { name, exact: true })
const heading = (name: string): Locator => employer.getByRole('heading', { name, exact: true, level: 2 })

async function seeTab(chosen: string, other: string): Promise<void> {
  await expect.element(dialog('企业登录')).toBeVisible()
  await expect.element(heading('企业登录')).toBeVisible()
  await expect.element(tab(chosen)).toHaveAttribute('aria-selected', 'true')
  await expect.element(tab(other)).toHaveAttribute('aria-selected', 'false')
}

async function seeBusy({ actor }: EmployerWorld, name: string): Promise<void> {
  const busy = employerForm(actor.getSnapshot()).busy
  await expect.element(button(employer, name)).toHaveAttribute('aria-busy', String(busy))
}

async function seeCode({ actor }: EmployerWorld, which: 'loginCode' | 'registerCode'): Promise<string> {
  const snapshot = actor.getSnapshot()
  const child = snapshot.children[which]
  if (!child) throw new Error(`the form without its ${which}`)
  return seeEmployerCode({
    view: smsCodeView(child.getSnapshot()),
    allowed: snapshot.can({ type: 'CODE.REQUESTED' }),
    phone: snapshot.context.values.phone,
  })
}

/** What the dialog shows in each of its states. */
export const employerSights = {
  async passwordLogin(world) {
    if (world.actor.getSnapshot().matches({ forms: { passwordLogin: 'provingHuman' } })) {
      await seeText(captchaDialog, '请完成安全验证')
      return
    }
    await seeTab('密码登录', '验证码登录')
    await seeEmployerForm(world, 'passwordLogin')
    await seeBusy(world, '登录')
    await seeControls(employer, '关闭', '显示密码', '忘记密码', '登录', '立即注册')
  },
  async codeLogin(world) {
    await seeTab('验证码登录', '密码登录')
    await seeText(employer, '未注册的手机号使用验证码登录，将自动注册为企业用户')
    await seeEmployerForm(world, 'codeLogin')
    await seeBusy(world, '登录')
    await seeControls(employer, '关闭', await seeCode(world, 'loginCode'), '登录', '立即注册', ...agreementNames)
  },
  async register(world) {
    await expect.element(dialog('注册企业账号')).toBeVisible()
    await expect.element(heading('注册企业账号')).toBeVisible()
    await expect.element(employer.getByText('注册即表示同意《企业服务协议》与《隐私政策》')).toBeVisible()
    await seeEmployerForm(world, 'register')
    await seeBusy(world, '注册')
    await seeControls(
      employer,
      '关闭',
      '返回登录',
      await seeCode(world, 'registerCode'),
      '显示密码',
      '注册',
      ...agreementNames,
    )
  },
  async forgot({ actor }) {
    await expect.element(dialog('找回密码')).toBeVisible()
    await expect.element(heading('找回密码')).toBeVisible()
    await expect.element(textbox('手机号码')).toHaveValue(actor.getSnapshot().context.values.phone)
    await seeControls(employer, '关闭', '返回登录', '获取验证码', '下一步')
  },
  async settling() {
    await seeText(employer, '正在登录，请稍候')
    await seeControls(employer, '关闭')
  },
  async appBlocked({ actor }) {
    await seeText(employer, '浏览器拦截了新窗口')
    await seeControls(employer, '关闭', '进入企业后台')
    const link = employer.getByRole('link')
    await expect.element(link).toHaveAttribute('href', actor.getSnapshot().context.address)
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', 'noopener')
  },
  async cookiesBlocked() {
    await seeText(employer, '浏览器禁用了 Cookie，无法登录')
    await seeControls(employer, '关闭', '我知道了')
  },
  async done() {
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  },
  async closed() {
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  },
} satisfies Record<EmployerAuthView, (world: EmployerWorld) => Promise<void>>

/** Checks what is to be seen, and names it. */
export async function seeEmployer(world: EmployerWorld): Promise<string> {
  const snapshot = world.actor.getSnapshot()
  const view = employerAuthView(snapshot)
  await employerSights[view](world)
  const { errors, busy } = employerForm(snapshot)
  const isForm = view in employerForms
  return isForm ? [view, ...Object.values(errors), busy].join(' ') : view
}
