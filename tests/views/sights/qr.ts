import { expect } from 'vitest'
import type { QrLoginView } from '../../../machines/login/qr-login/qr-login.selectors.ts'
import { dialog, seeControls, seeText } from './see.ts'

const login = dialog('学生登录')
const code = login.getByRole('img', { name: '登录二维码', exact: true })
const always = ['关闭', '短信登录', '《用户服务协议》', '《隐私政策》']

/** What the QR pane shows in each of its states. */
export const qrSights = {
  async fetching() {
    await seeText(login, '正在获取二维码')
    await expect.element(code).not.toBeInTheDocument()
    await seeControls(login, ...always)
  },
  async waiting() {
    await expect.element(code).toBeVisible()
    await seeText(login, '请使用微信扫描二维码')
    await seeControls(login, ...always)
  },
  async scanned() {
    await seeText(login, '扫描成功', '请在手机上确认', '本次登录：Chrome')
    await expect.element(code).not.toBeInTheDocument()
    await seeControls(login, ...always, '返回重新扫码')
  },
  async expired() {
    await expect.element(code).toBeVisible()
    await seeText(login, '二维码已过期')
    await seeControls(login, ...always, '点击刷新')
  },
  async cancelled() {
    await expect.element(code).toBeVisible()
    await seeText(login, '已在手机上取消')
    await seeControls(login, ...always, '重新扫码')
  },
  async replaced() {
    await expect.element(code).toBeVisible()
    await seeText(login, '二维码已在另一个页面打开')
    await seeControls(login, ...always, '在此继续')
  },
  async failed() {
    await seeText(login, '接口请求失败')
    await seeControls(login, ...always, '重新获取')
  },
  async confirmed() {
    await seeText(login, '正在登录，请稍候')
    await seeControls(login, '关闭')
  },
} satisfies Record<QrLoginView, () => Promise<void>>

/** Name of the control that asks for another code. */
export const refreshNames: Partial<Record<QrLoginView, string>> = {
  scanned: '返回重新扫码',
  expired: '点击刷新',
  cancelled: '重新扫码',
  replaced: '在此继续',
  failed: '重新获取',
}
