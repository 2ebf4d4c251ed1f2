import type { Locator, Page } from 'playwright-core'
import { eventually } from '../world.ts'

/** The student login dialog, by QR code or by one-time password. */
export class LoginDialog {
  readonly dialog: Locator
  readonly phone: Locator
  readonly code: Locator
  readonly getCode: Locator
  readonly submit: Locator
  readonly qrCode: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.dialog = page.getByRole('dialog', { name: '学生登录', exact: true })
    this.phone = this.dialog.getByRole('textbox', { name: '手机号', exact: true })
    this.code = this.dialog.getByRole('textbox', { name: '验证码', exact: true })
    this.getCode = this.dialog.getByRole('button', { name: /^(?:获取验证码|\d+s后可重试)$/ })
    this.submit = this.dialog.getByRole('button', { name: '登录/注册', exact: true })
    this.qrCode = this.dialog.getByRole('img', { name: '登录二维码', exact: true })
  }

  /** By the header's button. */
  async open(): Promise<void> {
    await this.#page.getByRole('banner').getByRole('button', { name: '登录/注册', exact: true }).click()
    await this.dialog.waitFor()
  }

  close = () => this.press('关闭')

  toSms = () => this.press('短信登录')

  toQr = () => this.press('扫码登录')

  /** A button of the dialog. */
  press = (name: string) => this.dialog.getByRole('button', { name, exact: true }).click()

  async typePhone(phone: string): Promise<void> {
    await this.phone.fill('')
    await this.phone.pressSequentially(phone)
  }

  async typeCode(code: string): Promise<void> {
    await this.code.fill('')
    await this.code.pressSequentially(code)
  }

  seeWaiting = async () => {
    await this.qrCode.waitFor()
    await this.dialog.getByText('请使用微信扫描二维码', { exact: true }).waitFor()
    await this.seeNone('二维码已过期')
  }

  seeScanned = () => this.see('扫描成功')

  seeCancelled = () => this.see('已在手机上取消')

  seeExpired = () => this.see('二维码已过期')

  seeReplaced = () => this.see('二维码已在另一个页面打开')

  seeFetchFailed = () => this.see('接口请求失败')

  see = (text: string) => this.dialog.getByText(text, { exact: true }).waitFor()

  seeNone = (text: string) => eventually(() => this.dialog.getByText(text, { exact: true }).count()).toBe(0)

  seeGone = () => this.dialog.waitFor({ state: 'detached' })

  /** Whole seconds until another code may be asked for. */
  async rest(): Promise<number> {
    const text = await this.getCode.innerText()
    return Number(/^(\d+)s后可重试$/.exec(text)?.[1] ?? 0)
  }

  /** What both fields hold. */
  values = async () => ({ phone: await this.phone.inputValue(), code: await this.code.inputValue() })
}
