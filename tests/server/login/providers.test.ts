import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { getLoginQrCode, login, sendCode } from '../../../contract/calls/authentication.ts'
import { createCaptcha, verifyCaptcha } from '../../../contract/calls/captcha.ts'
import { employerLogin } from '../../../contract/calls/employer.ts'
import { createQrCodeParameter, getSiteInfo } from '../../../contract/calls/site.ts'
import { createMemoryEphemeral } from '../../../server/platform/ephemeral/ephemeral.ts'
import { json, type Received, type Reply, type StandIn, startStandIn } from '../unit/adapters/stand-in.ts'
import { openStore, type Store } from '../world/store.ts'
import { type Browser, createWorld, type World } from '../world.ts'

const PHONE = '13955570001'
const SMS_APP = '190000001'
const LOGIN_APP = '190000002'
const REFUSED = '安全验证未通过或已过期，请重新验证'

let store: Store
let world: World
let outside: StandIn
let tickets = 0
/** What the providers answer, by the name of the call. */
let replies: Record<string, Reply>

const nameOf = ({ headers, path }: Received) => String(headers['x-tc-action'] ?? headers['x-acs-action'] ?? path)
const asked = (name: string) => outside.received.filter((request) => nameOf(request) === name)

const environment = () => ({
  SMS_PROVIDER: 'aliyun',
  ALIYUN_KEY_ID: 'key-id',
  ALIYUN_KEY_SECRET: 'key-secret',
  SMS_SIGN: '启航',
  SMS_TEMPLATE: 'SMS_1',
  SMS_ENDPOINT: outside.address,
  CAPTCHA_PROVIDER: 'tencent',
  TENCENT_SECRET_ID: 'secret-id',
  TENCENT_SECRET_KEY: 'secret-key',
  CAPTCHA_SMS_APP_ID: SMS_APP,
  CAPTCHA_SMS_APP_SECRET: 'sms-app-secret',
  CAPTCHA_LOGIN_APP_ID: LOGIN_APP,
  CAPTCHA_LOGIN_APP_SECRET: 'login-app-secret',
  CAPTCHA_ENDPOINT: outside.address,
  WECHAT_APP_ID: 'wx',
  WECHAT_APP_SECRET: 'wx-secret',
  WECHAT_LOGIN_PAGE: 'pages/login',
  WECHAT_SITE_PAGE: 'pages/site',
  WECHAT_API: outside.address,
  ANALYTICS_SCRIPT: 'https://hm.example/hm.js?0123',
  JUMP_PAGE: 'https://m.example/open',
  EMPLOYER_MAIN_TEST: 'https://test.hr.example',
  EMPLOYER_MAIN_PRODUCTION: 'https://hr.example',
  TRANSFER_LOGIN: 'https://sso.example/in',
})

beforeAll(async () => {
  outside = await startStandIn()
  outside.answer((request) => replies[nameOf(request)] ?? { status: 404, body: '' })
  store = await openStore()
  world = await createWorld(store.db, {
    demo: false,
    env: environment(),
  })
})
beforeEach(() => {
  replies = {
    SendSms: json({ Code: 'OK' }),
    DescribeCaptchaResult: json({ Response: { CaptchaCode: 1, RequestId: 'r' } }),
    '/cgi-bin/stable_token': json({ access_token: 'token', expires_in: 7200 }),
    '/wxa/getwxacodeunlimit': { type: 'image/png', body: Buffer.from('picture') },
  }
})
afterAll(async () => {
  await world.close()
  await store.close()
  await outside.close()
})

const freshProof = (appId = SMS_APP) => {
  tickets += 1
  return { captcha_appid: appId, captcha_ticket: `tr03-ticket-${tickets}*`, captcha_randstr: '@Vki' }
}

it('sends a code through Aliyun for a ticket that Tencent takes, and logs in with it [CAP-5] [CAP-1]', async () => {
  const browser = world.browser('univ.localhost', '203.0.113.7')
  const proof = freshProof()
  const { data } = await browser.call(sendCode, { phone: PHONE, type: '1', ...proof })
  expect(data.msg).toBe('success')
  expect(JSON.parse(asked('DescribeCaptchaResult').at(-1)?.body ?? '')).toMatchObject({
    Ticket: proof.captcha_ticket,
    CaptchaAppId: Number(SMS_APP),
    AppSecretKey: 'sms-app-secret',
    UserIp: '203.0.113.7',
  })
  const sent = asked('SendSms').at(-1)
  expect(sent?.query.get('PhoneNumbers')).toBe(PHONE)
  const { code }: { code: string } = JSON.parse(sent?.query.get('TemplateParam') ?? '')
  expect(code).toMatch(/^\d{6}$/)
  expect((await browser.call(login, { phone: PHONE, smsCode: code })).data.user_id).not.toBe('0')
  for (const secret of [PHONE, code, proof.captcha_ticket, 'key-secret']) expect(world.logged()).not.toContain(secret)
})

it('refuses a reused ticket, though the provider would take it, and sends nothing [CAP-5]', async () => {
  const proof = freshProof()
  await world.browser().call(sendCode, { phone: '13955570002', type: '1', ...proof })
  const before = outside.received.length
  const { data } = await world.browser().call(sendCode, { phone: '13955570003', type: '1', ...proof })
  expect(data.msg).toBe(REFUSED)
  expect(outside.received).toHaveLength(before)
})

it.each([
  ['another use’s ticket', { captcha_appid: LOGIN_APP }],
  ['a ticket of an application that is not ours', { captcha_appid: 'univ-sms-login' }],
  ['a recovery ticket', { captcha_ticket: `trerror_1006_${SMS_APP}_1700000000` }],
])('refuses %s without asking anybody [CAP-5]', async (_, other) => {
  const before = outside.received.length
  const { data } = await world.browser().call(sendCode, { phone: '13955570004', type: '1', ...freshProof(), ...other })
  expect(data.msg).toBe(REFUSED)
  expect(outside.received).toHaveLength(before)
})

it.each([
  ['refuses', '13955570006', json({ Code: 'isv.AMOUNT_NOT_ENOUGH' }), 15],
  ['does not answer', '13955570007', { status: 500, body: '' }, 10],
])(
  'counts no message that the provider %s: neither for the phone nor for the wait [SMS-3]',
  async (_, phone, outage, times) => {
    const browser = world.browser('univ.localhost', '203.0.113.8')
    const send = async () => (await browser.call(sendCode, { phone, type: '1', ...freshProof() })).data.msg
    replies['SendSms'] = outage
    for (let tried = 0; tried < times; tried++) expect(await send()).toBe('短信发送失败，请稍后再试')
    replies['SendSms'] = json({ Code: 'OK' })
    for (let sent = 0; sent < 3; sent++) {
      expect(await send()).toBe('success')
      world.advance(60_000)
    }
    expect(await send()).toBe('该手机号今日获取验证码的次数已达上限，请明天再试，或换用其他登录方式')
  },
)

it('keeps the code that a phone has where the next one could not be sent', async () => {
  const browser = world.browser('univ.localhost', '203.0.113.9')
  const phone = '13955570008'
  const send = async () => (await browser.call(sendCode, { phone, type: '1', ...freshProof() })).data.msg
  expect(await send()).toBe('success')
  const { code }: { code: string } = JSON.parse(asked('SendSms').at(-1)?.query.get('TemplateParam') ?? '')
  world.advance(60_000)
  replies['SendSms'] = { status: 500, body: '' }
  expect(await send()).toBe('短信发送失败，请稍后再试')
  const lost: { code: string } = JSON.parse(asked('SendSms').at(-1)?.query.get('TemplateParam') ?? '')
  expect(lost.code === code || (await browser.call(login, { phone, smsCode: lost.code })).data.user_id === '0').toBe(
    true,
  )
  expect((await browser.call(login, { phone, smsCode: code })).data.user_id).not.toBe('0')
})

it('cannot be made to flood a phone while the provider does not say what became of its messages', async () => {
  const phone = '13955570009'
  const send = async (browser: Browser) =>
    (await browser.call(sendCode, { phone, type: '1', ...freshProof() })).data.msg
  replies['SendSms'] = { status: 500, body: '' }
  const before = asked('SendSms').length
  for (let browser = 0; browser < 40; browser++) await send(world.browser('univ.localhost', '203.0.113.10'))
  // Ten that are given back, and the address' own three.
  expect(asked('SendSms').length - before).toBe(13)
})

it('sends nothing for a ticket that the provider refuses, or while it is away [CAP-5]', async () => {
  const before = asked('SendSms').length
  const send = async () =>
    (await world.browser().call(sendCode, { phone: '13955570005', type: '1', ...freshProof() })).data.msg
  replies['DescribeCaptchaResult'] = json({ Response: { CaptchaCode: 21, RequestId: 'r' } })
  expect(await send()).toBe(REFUSED)
  replies['DescribeCaptchaResult'] = { status: 500, body: '' }
  expect(await send()).toBe(REFUSED)
  expect(asked('SendSms')).toHaveLength(before)
})

it('says that no message could be sent where Aliyun refuses, which does not count as one', async () => {
  const browser = world.browser()
  const send = async () => (await browser.call(sendCode, { phone: '13955570006', type: '1', ...freshProof() })).data.msg
  replies['SendSms'] = json({ Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: '13955570006' })
  expect(await send()).toBe('短信发送失败，请稍后再试')
  expect(world.logged()).toContain('aliyun sms: isv.BUSINESS_LIMIT_CONTROL')
  expect(world.logged()).not.toContain('13955570006')
  replies['SendSms'] = json({ Code: 'OK' })
  expect(await send()).toBe('success')
})

it('asks about an employer’s password login with that use’s own application [CAP-1] [CAP-5]', async () => {
  const attempt = { phone: '13900000001', type: '2', login_type: '2', password: 'Wrong@2026' } as const
  const before = asked('DescribeCaptchaResult').length
  await world.browser().call(employerLogin, { ...attempt, ...freshProof(LOGIN_APP) })
  await world.browser().call(employerLogin, { ...attempt, ...freshProof(SMS_APP) })
  const applications = asked('DescribeCaptchaResult')
    .slice(before)
    .map(({ body }) => JSON.parse(body).CaptchaAppId)
  expect(applications).toEqual([Number(LOGIN_APP)])
})

it('makes no puzzles of its own where another captcha is chosen [CAP-5]', async () => {
  const browser = world.browser()
  expect((await browser.call(createCaptcha, { appid: SMS_APP })).code).toBe(40400)
  const { data } = await browser.call(verifyCaptcha, { challenge: 'any', trail: [] })
  expect(data).toEqual({ result: 'expired' })
})

it('shows WeChat’s pictures, and fails without one where WeChat gives none', async () => {
  const picture = `data:image/png;base64,${Buffer.from('picture').toString('base64')}`
  const browser = world.browser()
  expect((await browser.call(getLoginQrCode, { page: 'p' })).data.QRcode).toBe(picture)
  expect((await browser.call(createQrCodeParameter, { type: '4' })).data.QRcode).toBe(picture)
  expect(asked('/wxa/getwxacodeunlimit').map(({ body }) => JSON.parse(body))).toEqual([
    { scene: expect.stringMatching(/^[\w-]{24}$/), page: 'pages/login', width: 430 },
    { scene: 'qp-univ', page: 'pages/site', width: 430 },
  ])
  replies['/wxa/getwxacodeunlimit'] = json({ errcode: 45009, errmsg: 'reach max api daily quota limit' })
  const { code, data } = await browser.call(getLoginQrCode, { page: 'p' })
  expect([code, data]).toEqual([50000, null])
  expect(world.logged()).toContain('wechat: 45009')
  expect(world.logged()).not.toMatch(/access_token|wx-secret/)
})

it('tells every site’s visitors what the settings say [CAP-5] [SITE-5] [SITE-6] [SITE-9]', async () => {
  for (const domain of ['univ.localhost', 'nofair.localhost', 'employer.localhost']) {
    const { data } = await world.browser(domain).call(getSiteInfo, { domain })
    expect(data).toMatchObject({
      captcha: {
        provider: 'tencent',
        script: 'https://turing.captcha.qcloud.com/TJCaptcha.js',
        sms_app_id: SMS_APP,
        login_app_id: LOGIN_APP,
      },
      analytics: 'https://hm.example/hm.js?0123',
      jump_page: 'https://m.example/open',
      employer_main: { test: 'https://test.hr.example', production: 'https://hr.example' },
      transfer_login: 'https://sso.example/in',
    })
  }
})

it('lets the configured scripts into its pages, not into what calls answer [CAP-5] [SITE-6]', async () => {
  const policyOf = async (url: string) =>
    (await world.browser().request({ method: 'GET', url })).headers['content-security-policy']
  expect(await policyOf('/healthz')).toContain("script-src 'self' https://turing.captcha.qcloud.com")
  expect(await policyOf('/healthz')).toContain('https://hm.example')
  expect(await policyOf('/api/site/getsiteinfo?domain=univ.localhost')).toContain("script-src 'self';")
})

it('draws login codes for whoever comes, while a few addresses ask for all they may [QR-1]', async () => {
  const ephemeral = createMemoryEphemeral(() => 0)
  const flooded = await createWorld(store.db, { demo: false, env: environment(), ephemeral })
  try {
    const ask = async (address: string) => {
      const { status } = await flooded.browser('univ.localhost', address).call(getLoginQrCode, { page: '/' })
      return status
    }
    await ephemeral.set('other:rate:wechat-crowded', '1999', 60_000)
    const asked: number[] = []
    for (let browser = 0; browser < 33; browser += 1) asked.push(await ask('203.0.113.1'))
    expect(asked).toEqual([...Array(31).fill(200), 503, 503])
    expect(await ask('203.0.113.2')).toBe(200)
  } finally {
    await flooded.close()
  }
})
