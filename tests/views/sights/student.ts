import { expect } from 'vitest'
import { qrLoginView } from '../../../machines/login/qr-login/qr-login.selectors.ts'
import { smsCodeView } from '../../../machines/login/sms-code/sms-code.selectors.ts'
import {
  type StudentLoginView,
  smsForm,
  studentLoginView,
} from '../../../machines/login/student-login/student-login.selectors.ts'
import type { LoginWorld } from '../world/login.tsx'
import { qrSights } from './qr.ts'
import { button, dialog, seeControls, seeText } from './see.ts'
import { regionField, seeForm, seeGetCode } from './sms.ts'

const login = dialog('学生登录')

/** What the dialog shows in each of its states. */
export const studentSights = {
  async qr({ actor }) {
    await expect.element(login.getByRole('heading', { name: '学生登录', exact: true })).toBeVisible()
    const { qrLogin } = actor.getSnapshot().children
    if (!qrLogin) throw new Error('the QR pane without its actor')
    await qrSights[qrLoginView(qrLogin.getSnapshot())]()
  },
  async sms({ actor }) {
    const snapshot = actor.getSnapshot()
    const { smsCode } = snapshot.children
    if (!smsCode) throw new Error('the form without its actor')
    await seeForm(snapshot.context, smsForm(snapshot))
    await seeGetCode(smsCodeView(smsCode.getSnapshot()), snapshot.can({ type: 'CODE.REQUESTED' }))
    const regions = () => regionField.elements().map((field) => (field as HTMLSelectElement).value)
    await expect.poll(regions).toEqual(snapshot.context.settings.taiwan ? [snapshot.context.region] : [])
  },
  async settling() {
    await seeText(login, '正在登录，请稍候')
    await seeControls(login, '关闭')
  },
  async profileMissing() {
    await seeText(login, '登录成功，但资料加载失败')
    await seeControls(login, '关闭', '重试')
  },
  async jumpBlocked({ actor }) {
    await seeText(login, '浏览器拦截了新窗口')
    const { mode } = actor.getSnapshot().context.settings.jump
    await seeControls(login, '关闭', mode === 1 ? '打开我的简历' : '继续前往')
    const link = login.getByRole('link')
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', 'noopener')
    await expect.element(link).toHaveAttribute('href', mode === 1 ? '#/resume' : '#/')
  },
  async cookiesBlocked() {
    await seeText(login, '浏览器禁用了 Cookie，无法登录')
    await expect.element(button(login, '我知道了')).toBeVisible()
    await seeControls(login, '关闭', '我知道了')
  },
  async ended() {
    await expect.element(login).not.toBeInTheDocument()
  },
} satisfies Record<StudentLoginView, (world: LoginWorld) => Promise<void>>

export const seeLogin = (world: LoginWorld): Promise<void> =>
  studentSights[studentLoginView(world.actor.getSnapshot())](world)
