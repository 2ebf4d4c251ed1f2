import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendOneTimePassword } from '../../../server/areas/login/handlers/one-time-passwords.ts'
import { createSmsCodes, type Holder, type SmsCodes } from '../../../server/areas/login/sms-codes.ts'
import { createMemoryEphemeral, type Ephemeral, EphemeralGone } from '../../../server/platform/ephemeral/ephemeral.ts'
import { ProviderError } from '../../../server/platform/provider-error.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const holder: Holder = { phone: '13800000001', purpose: 'student-login', browserId: 'browser' }
const network = '203.0.113.5'

let now: number
let ephemeral: Ephemeral
let smsCodes: SmsCodes
/** What the provider does with a code. */
let provider: (code: string) => Promise<void>

beforeEach(() => {
  now = 1000
  ephemeral = createMemoryEphemeral(() => now)
  smsCodes = createSmsCodes(ephemeral, () => now, 'secret')
})
afterEach(() => ephemeral.close())

const nobody = { findByPhone: async () => null }
/** Null where the message went out. */
function send(from: Partial<Holder> & { network?: string } = {}): Promise<string | null> {
  const { phone, purpose, browserId } = { ...holder, ...from }
  const services = {
    smsCodes,
    employers: nobody,
    students: nobody,
    knownBrowsers: {},
    log: { error: () => undefined },
    sms: { send: (_phone: string, _text: string, code: string) => provider(code), tell: null },
  }
  const exchange = { identifyBrowser: () => browserId, network: from.network ?? network, request: { routeOptions: {} } }
  const site = { brand: { name: { 'zh-CN': '启航', 'zh-TW': '啟航', en: 'Qihang' } } }
  return sendOneTimePassword(services as never, exchange as never, { phone, purpose }, site as never, 'zh-CN')
}

const FAILED = '短信发送失败，请稍后再试'
const refusal = new ProviderError('sms', 'isv.AMOUNT_NOT_ENOUGH')
const silence = new ProviderError('sms', 'unreachable')

const redeem = async (code: string) => (await smsCodes.redeem(holder, code)).kind

describe('a code', () => {
  it.each([
    ['refuses', refusal],
    ['leaves without an answer', silence],
  ])('opens nothing while the provider has it, nor after one that he %s', async (_, error) => {
    let sent = ''
    const during: string[] = []
    provider = async (code) => {
      sent = code
      during.push(...(await Promise.all([redeem(code), redeem(code)])))
      during.push((await smsCodes.check(holder, code))?.kind ?? 'right')
      throw error
    }
    expect(await send()).toBe(FAILED)
    expect(during).toEqual(['none', 'none', 'none'])
    expect(await redeem(sent)).toBe('none')
  })

  it('is kept as nothing that opens without the server’s secret', async () => {
    const written = [vi.spyOn(ephemeral, 'set'), vi.spyOn(ephemeral, 'setIfAbsent')]
    let sent = ''
    provider = async (code) => {
      sent = code
    }
    expect(await send()).toBeNull()
    const kept = JSON.stringify(written.map(({ mock }) => mock.calls))
    expect(kept).toContain('code:otp:student-login:13800000001:browser')
    expect(kept).not.toContain(sent)
    const thief = createSmsCodes(ephemeral, () => now, 'another secret')
    expect(await thief.redeem(holder, sent)).toEqual({ kind: 'wrong', left: 4 })
    expect(await redeem(sent)).toBe('right')
  })

  it('holds once the provider took it, and for five minutes from then', async () => {
    let sent = ''
    provider = async (code) => {
      sent = code
      now += 4000
    }
    expect(await send()).toBeNull()
    now += 5 * MINUTE - 1
    expect(await smsCodes.check(holder, sent)).toBeNull()
    now += 1
    expect(await redeem(sent)).toBe('none')
  })

  it('holds on with the tries it has left while the next one is under way and when that is refused', async () => {
    let sent = ''
    provider = async (code) => {
      sent = code
    }
    expect(await send()).toBeNull()
    const guess = async () => {
      const other = String((Number(sent) + 1) % 1_000_000).padStart(6, '0')
      return smsCodes.redeem(holder, other)
    }
    expect(await guess()).toEqual({ kind: 'wrong', left: 4 })
    now += MINUTE
    provider = async () => {
      expect(await guess()).toEqual({ kind: 'wrong', left: 3 })
      throw refusal
    }
    expect(await send()).toBe(FAILED)
    expect(await guess()).toEqual({ kind: 'wrong', left: 2 })
    expect(await redeem(sent)).toBe('right')
  })
})

describe('a thousand messages that the provider does not take', () => {
  it.each([
    ['refused', refusal, 30],
    ['unanswered', silence, 10],
  ])('%s give no guess, and come back so many times an hour', async (_, error, back) => {
    let asked = 0
    const guesses: string[] = []
    provider = async () => {
      asked += 1
      const typed = Array.from({ length: 5 }, (_, guess) => String(asked * 5 + guess).padStart(6, '0'))
      guesses.push(...(await Promise.all(typed.map(redeem))))
      throw error
    }
    for (let cycle = 0; cycle < 1000; cycle++) await send()
    // The one after the last that comes back leaves its wait.
    expect(asked).toBe(back + 1)
    expect(new Set(guesses)).toEqual(new Set(['none']))
    for (let cycle = 0; cycle < 10; cycle++) {
      now += MINUTE
      await send()
    }
    // Three to this phone for this browser.
    expect(asked).toBe(back + 3)
    now += HOUR
    expect(await send()).toBe('该手机号今日获取验证码的次数已达上限，请明天再试，或换用其他登录方式')
  })
})

describe('a stranger who has a thousand messages fail', () => {
  const HOUR_LIMIT = '获取验证码过于频繁，请一小时后再试'
  const DAY_LIMIT = '该手机号今日获取验证码的次数已达上限，请明天再试，或换用其他登录方式'
  const phoneOf = (number: number) => `139${String(number).padStart(8, '0')}`

  it.each([
    ['refused', refusal, 40],
    ['unanswered', silence, 20],
  ])(
    'he reaches one phone, %s, from ever new browsers and addresses: the provider gets no more than so many messages',
    async (_, error, most) => {
      let asked = 0
      provider = async () => {
        asked += 1
        throw error
      }
      const elsewhere = (number: number) => ({
        browserId: `browser-${number}`,
        network: `203.0.${number >> 8}.${number % 256}`,
      })
      const answers: (string | null)[] = []
      for (let number = 0; number < 1000; number++) answers.push(await send(elsewhere(number)))
      expect(asked).toBe(most)
      expect(answers).toEqual([...Array(most).fill(FAILED), ...Array(1000 - most).fill(DAY_LIMIT)])
      now += HOUR
      for (let number = 1000; number < 1100; number++) expect(await send(elsewhere(number))).toBe(DAY_LIMIT)
    },
  )

  it.each([
    ['refused', refusal],
    ['unanswered', silence],
  ])(
    'he reaches many phones, %s, from one address: two hundred tries are given back, then he has none left',
    async (_, error) => {
      let asked = 0
      provider = async () => {
        asked += 1
        throw error
      }
      const answers: (string | null)[] = []
      for (let number = 0; number < 1000; number++) {
        answers.push(await send({ phone: phoneOf(number), browserId: `browser-${number}` }))
      }
      expect(asked).toBe(400)
      expect(answers).toEqual([...Array(400).fill(FAILED), ...Array(600).fill(HOUR_LIMIT)])
      provider = async () => undefined
      expect(await send({ phone: phoneOf(1000), browserId: 'another', network: '198.51.100.1' })).toBeNull()
    },
  )

  it('he reaches many phones from ever other networks of one IPv6 customer’s /48: two thousand tries are given back, then he has none left', async () => {
    let asked = 0
    provider = async () => {
      asked += 1
      throw refusal
    }
    const from = (customer: string, number: number) =>
      send({
        phone: phoneOf(number),
        browserId: `browser-${number}`,
        network: `2001:db8:${customer}:${number.toString(16)}::`,
      })
    const answers: (string | null)[] = []
    for (let number = 0; number < 4010; number++) answers.push(await from('7', number))
    expect(asked).toBe(4000)
    expect(answers).toEqual([...Array(4000).fill(FAILED), ...Array(10).fill(HOUR_LIMIT)])
    provider = async () => undefined
    expect(await from('7', 5000)).toBe(HOUR_LIMIT)
    expect(await from('8', 5000)).toBeNull()
    now += HOUR
    expect(await from('7', 5001)).toBeNull()
  })
})

it.each([1, 2, 3, 4, 5])('counts nothing where the counters are gone at the count no. %d', async (failing) => {
  provider = async () => undefined
  let counts = 0
  const whole = ephemeral
  const flawed: Ephemeral = {
    ...whole,
    async increment(key, ttl) {
      counts += 1
      if (counts === failing) throw new EphemeralGone()
      return whole.increment(key, ttl)
    },
  }
  smsCodes = createSmsCodes(flawed, () => now, 'secret')
  for (let tried = 0; tried < 20; tried++) {
    counts = 0
    await expect(send()).rejects.toThrow(EphemeralGone)
  }
  smsCodes = createSmsCodes(whole, () => now, 'secret')
  const answers: (string | null)[] = []
  for (let sent = 0; sent < 3; sent++) {
    answers.push(await send())
    now += MINUTE
  }
  expect(answers).toEqual([null, null, null])
})
