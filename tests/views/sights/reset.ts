import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'
import type { ResetField } from '../../../machines/login/password-reset/fields.ts'
import { resetForms } from '../../../machines/login/password-reset/fields.ts'
import {
  type PasswordResetSnapshot,
  type PasswordResetView,
  passwordResetView,
  resetForm,
} from '../../../machines/login/password-reset/password-reset.selectors.ts'
import { smsCodeView } from '../../../machines/login/sms-code/sms-code.selectors.ts'
import {
  employer,
  employerErrors,
  employerFields,
  RULE,
  secret,
  seeEmployerCode,
  seeField,
  seeSubmitError,
  textbox,
} from './employer.ts'
import { button, seeControls, seeText } from './see.ts'

export const resetFields: Readonly<Record<ResetField, Locator>> = {
  phone: textbox('手机号码'),
  code: textbox('验证码'),
  newPassword: secret('新密码'),
  confirmation: secret('确认新密码'),
}

async function seeStep(snapshot: PasswordResetSnapshot, step: keyof typeof resetForms): Promise<void> {
  await expect.element(employer.getByRole('heading', { name: '找回密码', exact: true, level: 2 })).toBeVisible()
  const current = employer.getByRole('listitem').filter({ hasText: step === 'verify' ? '验证手机' : '设置新密码' })
  await expect.element(current).toHaveAttribute('aria-current', 'step')
  const { values, errors, submitError } = resetForm(snapshot)
  await seeSubmitError(submitError)
  for (const field of resetForms[step]) {
    const error = errors[field]
    await seeField(
      resetFields[field],
      values[field],
      error && employerErrors[error],
      field === 'newPassword' ? RULE : '',
    )
  }
}

async function seeBusy(snapshot: PasswordResetSnapshot, name: string): Promise<void> {
  await expect.element(button(employer, name)).toHaveAttribute('aria-busy', String(resetForm(snapshot).busy))
}

/** What the recovery shows in each of its states. */
const sights = {
  async verify(snapshot) {
    await seeStep(snapshot, 'verify')
    const { forgotCode } = snapshot.children
    if (!forgotCode) throw new Error('the step without its countdown')
    const getCode = await seeEmployerCode({
      view: smsCodeView(forgotCode.getSnapshot()),
      allowed: snapshot.can({ type: 'CODE.REQUESTED' }),
      phone: snapshot.context.values.phone,
    })
    await seeBusy(snapshot, '下一步')
    await seeControls(employer, '关闭', '返回登录', getCode, '下一步')
  },
  async reset(snapshot) {
    await seeStep(snapshot, 'reset')
    await seeBusy(snapshot, '完成')
    await seeControls(employer, '关闭', '上一步', '显示密码', '显示密码', '完成')
  },
  async changed() {
    await seeText(employer, '密码修改成功', '请使用新密码登录')
    await seeControls(employer, '关闭', '返回登录')
  },
  async left({ context }) {
    await expect.element(employer.getByRole('heading', { name: '企业登录', exact: true, level: 2 })).toBeVisible()
    await expect.element(employerFields.phone).toHaveValue(context.values.phone)
  },
} satisfies Record<PasswordResetView, (snapshot: PasswordResetSnapshot) => Promise<void>>

/** Checks what is to be seen, and names it. */
export async function seeReset(snapshot: PasswordResetSnapshot): Promise<string> {
  const view = passwordResetView(snapshot)
  await sights[view](snapshot)
  const { errors, busy } = resetForm(snapshot)
  return view in resetForms ? [view, ...Object.values(errors), busy].join(' ') : view
}
