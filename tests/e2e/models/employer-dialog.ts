import type { Locator, Page } from 'playwright-core'
import type { Demo } from '../world/demo.ts'
import { eventually } from '../world.ts'
import { CaptchaDialog } from './captcha-dialog.ts'

/** An employer's login, registration and recovery: a dialog, or the card of the employers' screen. */
export class EmployerDialog {
  readonly place: Locator
  readonly phone: Locator
  readonly password: Locator
  readonly code: Locator
  readonly newPassword: Locator
  readonly confirmation: Locator
  readonly passwordToSet: Locator
  readonly getCode: Locator
  readonly captcha: CaptchaDialog
  readonly #page: Page
  readonly #demo: Demo

  constructor(
    page: Page,
    demo: Demo,
    place = page.getByRole('dialog', { name: /^(?:企业登录|注册企业账号|找回密码)$/ }),
  ) {
    this.#page = page
    this.#demo = demo
    this.place = place
    this.captcha = new CaptchaDialog(page, demo)
    this.phone = place.getByRole('textbox', { name: '手机号码', exact: true })
    this.password = place.getByLabel('密码', { exact: true })
    this.code = place.getByRole('textbox', { name: '验证码', exact: true })
    this.newPassword = place.getByLabel('新密码', { exact: true })
    this.confirmation = place.getByLabel('确认新密码', { exact: true })
    this.passwordToSet = place.getByLabel('设置密码', { exact: true })
    this.getCode = place.getByRole('button', { name: /^(?:获取验证码|\d+s后可重试)$/ })
  }

  /** By the header's entry. */
  async open(): Promise<void> {
    await this.#page.getByRole('banner').getByRole('button', { name: '我要招聘', exact: true }).click()
    await this.place.waitFor()
  }

  close = () => this.press('关闭')

  toPassword = () => this.tab('密码登录').click()

  toCode = () => this.tab('验证码登录').click()

  toRegister = () => this.press('立即注册')

  toForgot = () => this.press('忘记密码')

  tab = (name: string): Locator => this.place.getByRole('tab', { name, exact: true })

  submit = () => this.button('登录').click()

  button = (name: string): Locator => this.place.getByRole('button', { name, exact: true })

  press = (name: string) => this.button(name).click()

  /** Asks for a code and proves to be human, until the countdown runs. */
  async requestCode(): Promise<void> {
    await this.getCode.click()
    await this.captcha.solve()
    await this.captcha.seeGone()
    await eventually(() => this.rest()).toBeGreaterThan(0)
  }

  /** Requests a code for a phone and types what was sent. */
  async receiveCode(phone: string): Promise<void> {
    await this.phone.fill(phone)
    await this.requestCode()
    await this.code.fill(await this.sentTo(phone))
  }

  /** Fills the password login in, submits it and proves to be human. */
  async logInByPassword(phone: string, password: string): Promise<void> {
    await this.phone.fill(phone)
    await this.password.fill(password)
    await this.submit()
    await this.captcha.solve()
    await this.captcha.seeGone()
  }

  async sentTo(phone: string): Promise<string> {
    const code = await this.#demo.codeOf(phone)
    if (!code) throw new Error('no code was sent there')
    return code
  }

  /** Whole seconds until another code may be asked for. */
  async rest(): Promise<number> {
    return Number(/^(\d+)s后可重试$/.exec(await this.getCode.innerText())?.[1] ?? 0)
  }

  /** All messages of fields, in their order. */
  errors = async (): Promise<readonly string[]> =>
    (await this.place.getByRole('alert').allInnerTexts()).filter((text) => text !== '')

  see = (text: string) => this.place.getByText(text, { exact: true }).waitFor()

  seePane = (title: string) => this.place.getByRole('heading', { name: title, exact: true }).waitFor()

  seeGone = () => this.place.waitFor({ state: 'detached' })

  /** Leads into the back office where the browser refused its tab. */
  get link(): Locator {
    return this.place.getByRole('link', { name: '进入企业后台', exact: true })
  }
}
