import { afterEach, beforeEach, expect, it } from 'vitest'
import { createMemoryEphemeral, type Ephemeral } from '../../../../server/platform/ephemeral/ephemeral.ts'
import { createLog } from '../../../../server/platform/log.ts'
import type { CaptchaGate } from '../../../../server/providers/captcha.ts'
import { createTencentCaptcha, outcomeOf } from '../../../../server/providers/tencent-captcha.ts'
import { json, type StandIn, startStandIn } from './stand-in.ts'

let provider: StandIn
let ephemeral: Ephemeral
let gate: CaptchaGate
let logged = ''

const log = createLog('trace', {
  write(line) {
    logged += line
  },
})

const proof = {
  appId: '190000001',
  ticket: 'tr03-a-ticket*',
  randstr: '@Vki',
  browserId: 'browser',
  address: '203.0.113.7',
}
const verdict = (CaptchaCode: unknown) => json({ Response: { CaptchaCode, CaptchaMsg: 'x', RequestId: 'r' } })

beforeEach(async () => {
  logged = ''
  provider = await startStandIn()
  ephemeral = createMemoryEphemeral(Date.now)
  const settings = {
    provider: 'tencent',
    key: { id: 'secret-id', secret: 'secret-key' },
    smsApp: { id: '190000001', secret: 'sms-app-secret' },
    loginApp: { id: '190000002', secret: 'login-app-secret' },
    script: 'https://turing.captcha.qcloud.com/TJCaptcha.js',
    endpoint: provider.address,
  } as const
  gate = await createTencentCaptcha(settings, ephemeral, log)
})
afterEach(async () => {
  await provider.close()
  await ephemeral.close()
})

it('asks the provider about a ticket, signed and with the secret of its application [CAP-5]', async () => {
  provider.answer(() => verdict(1))
  expect(await gate.redeem(proof)).toBe(true)
  expect(await gate.redeem({ ...proof, appId: '190000002', ticket: 'tr03-another*' })).toBe(true)
  const [first, second] = provider.received
  expect(first?.headers).toMatchObject({ 'x-tc-action': 'DescribeCaptchaResult', 'x-tc-version': '2019-07-22' })
  expect(first?.headers.authorization).toMatch(/^TC3-HMAC-SHA256 Credential=secret-id\/.*, Signature=\w{64}$/)
  expect(JSON.parse(first?.body ?? '')).toEqual({
    CaptchaType: 9,
    Ticket: 'tr03-a-ticket*',
    Randstr: '@Vki',
    UserIp: '203.0.113.7',
    CaptchaAppId: 190000001,
    AppSecretKey: 'sms-app-secret',
  })
  expect(JSON.parse(second?.body ?? '')).toMatchObject({ CaptchaAppId: 190000002, AppSecretKey: 'login-app-secret' })
})

it('takes a ticket once, however lenient the provider is, and at the same time too [CAP-5]', async () => {
  provider.answer(() => verdict(1))
  const answers = await Promise.all(Array.from({ length: 20 }, () => gate.redeem(proof)))
  expect(answers.filter(Boolean)).toHaveLength(1)
  expect(await gate.redeem(proof)).toBe(false)
  expect(provider.received).toHaveLength(1)
})

it.each([
  [1, 'good'],
  [7, 'randstrDiffers'],
  [8, 'expired'],
  [9, 'used'],
  [15, 'undecipherable'],
  [16, 'otherApp'],
  [21, 'risky'],
  [100, 'badParameters'],
  [6, 'unknown'],
  [undefined, 'unknown'],
])('reads code %s as %s, and passes good ones alone [CAP-5]', async (code, outcome) => {
  provider.answer(() => verdict(code))
  expect(outcomeOf(code)).toBe(outcome)
  expect(await gate.redeem(proof)).toBe(outcome === 'good')
  const refusal = expect.objectContaining({ outcome, msg: 'captcha ticket refused' })
  expect(JSON.parse(logged || 'null')).toEqual(outcome === 'good' ? null : refusal)
  expect(logged).not.toContain(proof.ticket)
})

it.each([
  ['a recovery ticket', { ticket: 'trerror_1001_190000001_1700000000' }],
  ['a recovery ticket of the older form', { ticket: 'terror_1001_190000001_1700000000' }],
  ['no ticket', { ticket: '' }],
  ['an application that is not ours', { appId: '190000003' }],
])('refuses %s without asking [CAP-5]', async (_, other) => {
  provider.answer(() => verdict(1))
  expect(await gate.redeem({ ...proof, ...other })).toBe(false)
  expect(provider.received).toEqual([])
})

it.each([
  [
    'refuses us',
    () => json({ Response: { Error: { Code: 'AuthFailure', Message: 'x' }, RequestId: 'r' } }),
    'AuthFailure',
  ],
  ['is broken', () => ({ status: 500, body: 'tr03-a-ticket*' }), 'unreachable'],
  ['makes no sense', () => ({ body: '{' }), 'unreachable'],
])('lets nobody through where the provider %s, and says so without the ticket [CAP-5]', async (_, reply, reason) => {
  provider.answer(reply)
  expect(await gate.redeem(proof)).toBe(false)
  expect(JSON.parse(logged)).toMatchObject({ level: 50, provider: 'tencent captcha', reason })
  expect(logged).not.toContain(proof.ticket)
})

it('lets nobody through where the provider cannot be reached [CAP-5]', async () => {
  await provider.close()
  expect(await gate.redeem(proof)).toBe(false)
  expect(JSON.parse(logged)).toMatchObject({ reason: 'unreachable' })
})
