import { expect } from 'vitest'
import type { SmsCodeView } from '../../../machines/login/sms-code/sms-code.selectors.ts'
import type { SmsForm } from '../../../machines/login/student-login/student-login.selectors.ts'
import { noticeText } from '../../../src/shared/notices/notice-text.ts'
import { captchaDialog } from './captcha.ts'
import { button, dialog, seeAttribute, seeControls, seeEnabled, seeText } from './see.ts'

const login = dialog('学生登录')

/** Links to what a student agrees to. */
export const agreementNames = ['《用户服务协议》', '《隐私政策》']

export const phoneField = login.getByRole('textbox', { name: '手机号', exact: true })
export const codeField = login.getByRole('textbox', { name: '验证码', exact: true })
export const regionField = login.getByRole('combobox', { name: '地区', exact: true })
export const submit = button(login, '登录/注册')

const phoneErrors = { required: '请输入手机号', malformed: '请输入正确的手机号' }
const codeErrors = { required: '请输入验证码', malformed: '请输入正确的验证码' }

/** What the form shows beside the control that asks for a code. */
export async function seeForm(values: { phone: string; code: string }, form: SmsForm): Promise<void> {
  await expect.element(login.getByRole('heading', { name: '学生登录/注册', exact: true })).toBeVisible()
  await seeText(login, '短信验证码直接登录')
  await expect.element(phoneField).toHaveValue(values.phone)
  await expect.element(codeField).toHaveValue(values.code)
  await seeError(phoneField, form.phoneError && phoneErrors[form.phoneError])
  await seeError(codeField, form.codeError && codeErrors[form.codeError])
  const { submitError } = form
  const alerts = () => login.getByRole('alert').elements()
  await expect.poll(() => alerts().at(-1)?.textContent).toBe(submitError ? noticeText(submitError).text : '')
  await expect.element(submit).toHaveAttribute('aria-busy', String(form.busy))
}

/** The message is tied to its field. */
async function seeError(field: typeof phoneField, message: string | null): Promise<void> {
  await seeAttribute(field, 'aria-invalid', message === null ? null : 'true')
  await expect.element(field).toHaveAccessibleDescription(message ?? '')
  expect(field.element().hasAttribute('aria-describedby')).toBe(message !== null)
}

/** What the control that asks for a code shows, `allowed` where the phone is a valid one. */
export const seeGetCode = (view: SmsCodeView, allowed: boolean): Promise<void> =>
  view.state === 'provingHuman' ? seeText(captchaDialog, '请完成安全验证') : seeControl(view, allowed)

async function seeControl(view: SmsCodeView, allowed: boolean): Promise<void> {
  const name = view.state === 'counting' ? `${view.rest}s后可重试` : '获取验证码'
  const getCode = button(login, name)
  await seeControls(login, '关闭', '扫码登录', '登录/注册', name, ...agreementNames)
  const isBusy = view.state === 'sending' || view.state === 'restoring'
  await expect.poll(() => getCode.element().getAttribute('aria-busy') === 'true').toBe(isBusy)
  await seeEnabled(getCode, isBusy || (view.state === 'idle' && allowed))
}
