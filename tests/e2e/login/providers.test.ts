import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendCode } from '../../../contract/calls/authentication.ts'
import { createCaptcha } from '../../../contract/calls/captcha.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { type Server, startServer } from '../world/server.ts'
import { createWorld, eventually, FAILED_REQUEST } from '../world.ts'

const SMS_APP = '190000001'

/** A captcha with the provider's interface: it lies over the page and ends by one of three buttons. */
const script = `
window.TencentCaptcha = class {
  constructor(appId, callback, options) {
    this.answer = callback
    this.appId = appId
    this.options = options
  }
  show() {
    this.widget = document.createElement('div')
    this.widget.id = 'tcaptcha'
    this.widget.lang = this.options.userLanguage
    this.widget.style.cssText = 'position: fixed; inset: 0; z-index: 2000000000; background: white'
    this.add('pass', { ret: 0, ticket: 'tr03-' + Math.random(), randstr: '@Vki' })
    this.add('close', { ret: 2, ticket: null, randstr: null })
    this.add('break', { ret: 0, ticket: 'trerror_1006_' + this.appId + '_1700000000', randstr: '@abc', errorCode: 1006 })
    document.body.append(this.widget)
    this.options.ready({})
  }
  add(name, answer) {
    const button = document.createElement('button')
    button.textContent = name
    button.addEventListener('click', () => this.answer(answer))
    this.widget.append(button)
  }
  destroy() {
    this.widget?.remove()
  }
}`

let provider: HttpServer
let server: Server
let isScriptThere: boolean
/** Bodies of the checks of tickets. */
const checks: Record<string, unknown>[] = []

beforeAll(async () => {
  provider = createServer(async (request, response) => {
    if (request.url?.startsWith('/hm.js')) return response.end('window.counterCame = true')
    if (request.method === 'GET') return response.writeHead(isScriptThere ? 200 : 404).end(isScriptThere ? script : '')
    checks.push(JSON.parse(Buffer.concat(await request.toArray()).toString()))
    return response.end(JSON.stringify({ Response: { CaptchaCode: 1, RequestId: 'r' } }))
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  server = await startServer({
    ANALYTICS_SCRIPT: `${address}/hm.js?0123`,
    CAPTCHA_PROVIDER: 'tencent',
    CAPTCHA_SCRIPT: `${address}/TJCaptcha.js`,
    CAPTCHA_ENDPOINT: address,
    CAPTCHA_SMS_APP_ID: SMS_APP,
    CAPTCHA_SMS_APP_SECRET: 'sms-app-secret',
    CAPTCHA_LOGIN_APP_ID: '190000002',
    CAPTCHA_LOGIN_APP_SECRET: 'login-app-secret',
    TENCENT_SECRET_ID: 'secret-id',
    TENCENT_SECRET_KEY: 'secret-key',
  })
})
beforeEach(() => {
  isScriptThere = true
})
afterAll(async () => {
  await server.remove()
  provider.closeAllConnections()
  await new Promise((resolve) => provider.close(resolve))
})

const world = createWorld(() => server.port)

/** A visitor who has just asked for a code. */
async function ask(phone: string) {
  const visitor = await world.visit()
  await visitor.open()
  const login = new LoginDialog(visitor.page)
  await login.open()
  await login.toSms()
  await login.typePhone(phone)
  await login.getCode.click()
  const { page } = visitor
  const widget = page.locator('#tcaptcha')
  const service = page.getByRole('dialog', { name: '安全验证未完成', exact: true })
  const press = (name: string) => widget.getByText(name, { exact: true }).click()
  return { visitor, page, login, widget, service, press }
}

describe('a captcha that is a widget of the provider’s own', () => {
  it('lies over the login, and its ticket gets a code sent [CAP-1] [CAP-5]', async () => {
    const { visitor, page, login, widget, press } = await ask('13800000001')
    await widget.waitFor()
    expect(await widget.getAttribute('lang')).toBe('zh-cn')
    expect(await page.getByRole('dialog', { name: '请完成安全验证', exact: true }).innerText()).toBe('请完成安全验证')
    await press('pass')
    await widget.waitFor({ state: 'detached' })
    await eventually(() => login.rest()).toBeGreaterThan(0)
    const [sent] = visitor.sent(sendCode)
    expect(sent).toMatchObject({ captcha_appid: SMS_APP, captcha_randstr: '@Vki' })
    expect(checks.at(-1)).toMatchObject({
      Ticket: sent?.['captcha_ticket'],
      CaptchaAppId: Number(SMS_APP),
      UserIp: '127.0.0.1',
    })
    await login.typeCode((await world.demo.codeOf('13800000001')) ?? '')
    await login.submit.click()
    await login.seeGone()
    expect(visitor.count(createCaptcha)).toBe(0)
  })

  it.each(['close', 'Escape'])('leaves the form as it was after %s [CAP-4]', async (way) => {
    const { visitor, page, login, widget, press } = await ask('13800000002')
    await widget.waitFor()
    if (way === 'Escape') await page.keyboard.press('Escape')
    else await press(way)
    await widget.waitFor({ state: 'detached' })
    expect(await login.values()).toEqual({ phone: '13800000002', code: '' })
    await eventually(() => login.getCode.isEnabled()).toBe(true)
    expect(visitor.count(sendCode)).toBe(0)
  })

  it('is not passed by a recovery ticket: the code with its description, and another try [CAP-2]', async () => {
    const { visitor, widget, service, press } = await ask('13800000003')
    await press('break')
    await service.getByText(/^1006: /).waitFor()
    await widget.waitFor({ state: 'detached' })
    expect(visitor.count(sendCode)).toBe(0)
    await service.getByRole('button', { name: '重新验证', exact: true }).click()
    await press('pass')
    await eventually(() => visitor.count(sendCode)).toBe(1)
  })

  it('says that its script is missing, and fetches it again [CAP-2]', async () => {
    isScriptThere = false
    const { visitor, login, service, press } = await ask('13800000004')
    visitor.complaints.expect(FAILED_REQUEST)
    await service.getByText(/^1001: /).waitFor()
    await service.getByText('微信扫码联系客服', { exact: true }).waitFor()
    isScriptThere = true
    await service.getByRole('button', { name: '重新验证', exact: true }).click()
    await press('pass')
    await eventually(() => visitor.count(sendCode)).toBe(1)
    expect(await login.values()).toEqual({ phone: '13800000004', code: '' })
  })
})

it('counts each page that is come to once, by its path alone [SITE-6]', async () => {
  const visitor = await world.visit()
  const { page } = visitor
  const counted = () => page.evaluate(() => Reflect.get(window, '_hmt') as unknown)
  await visitor.open('/?school=secret')
  await page.waitForFunction(() => 'counterCame' in window)
  const first = [
    ['_setAutoPageview', false],
    ['_trackPageview', '/'],
  ]
  expect(await counted()).toEqual(first)
  await page.evaluate(() => {
    location.hash = '/about?from=secret'
  })
  await eventually(counted).toEqual([...first, ['_trackPageview', '/about']])
})

it('fetches the captcha’s script only once a captcha is wanted [CAP-5]', async () => {
  const visitor = await world.visit()
  const fetched: string[] = []
  visitor.page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await visitor.open()
  await visitor.page.waitForFunction(() => 'counterCame' in window)
  expect(fetched).not.toContain('/TJCaptcha.js')
})
