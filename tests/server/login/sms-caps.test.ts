import { describe, expect, it } from 'vitest'
import { login } from '../../../contract/calls/authentication.ts'
import { freshWorlds } from '../world/stage.ts'
import { type Browser, wrong } from '../world.ts'

const stage = freshWorlds()

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY_LIMIT = '该手机号今日获取验证码的次数已达上限，请明天再试，或换用其他登录方式'
const HOUR_LIMIT = '获取验证码过于频繁，请一小时后再试'
const NONE = '验证码已过期或已使用，请重新获取'

const home = (address = '203.0.113.5') => stage.world.browser('univ.localhost', address)
const stranger = (address: string) => stage.world.browser('univ.localhost', address)

/** One code after the other, a minute apart. */
async function ask(browser: Browser, phone: string, times: number): Promise<string[]> {
  const answers: string[] = []
  for (let sent = 0; sent < times; sent++) {
    answers.push(await browser.requestCode(phone))
    stage.world.advance(MINUTE)
  }
  return answers
}

const enter = async (browser: Browser, phone: string, smsCode: string) =>
  (await browser.call(login, { phone, smsCode })).data

describe('a stranger who has codes sent to somebody’s phone [SMS-2]', () => {
  const phone = '13800000001'

  it('voids no code of another browser, and takes none of its tries', async () => {
    const victim = home()
    expect(await victim.requestCode(phone)).toBe('success')
    const code = await victim.receivedCode(phone)
    const attacker = stranger('198.51.100.1')
    expect(await attacker.requestCode(phone)).toBe('success')
    const theirs = await victim.receivedCode(phone)
    for (let guess = 0; guess < 6; guess++) await enter(attacker, phone, wrong(theirs))
    expect((await enter(victim, phone, code)).user_id).not.toBe('0')
  })

  it('cannot use a code that another browser asked for', async () => {
    const victim = home()
    await victim.requestCode(phone)
    const code = await victim.receivedCode(phone)
    expect(await enter(stranger('198.51.100.1'), phone, code)).toEqual({ user_id: '0', msg: NONE })
  })

  it('gets three from one address, with however many browsers, and the owner is sent his own', async () => {
    const answers: string[] = []
    for (let browser = 0; browser < 5; browser++) answers.push(await stranger('198.51.100.1').requestCode(phone))
    expect(answers).toEqual(['success', 'success', 'success', DAY_LIMIT, DAY_LIMIT])
    const victim = home()
    expect(await victim.requestCode(phone)).toBe('success')
    expect((await enter(victim, phone, await victim.receivedCode(phone))).user_id).not.toBe('0')
  })

  it('gets three with one browser, from however many addresses', async () => {
    const one = stranger('198.51.100.1')
    expect(await ask(one, phone, 3)).toEqual(['success', 'success', 'success'])
    const elsewhere = stranger('198.51.100.2')
    for (const [name, value] of one.jar) elsewhere.jar.set(name, value)
    expect(await elsewhere.requestCode(phone)).toBe(DAY_LIMIT)
  })

  it('gets ten from ten addresses; the owner logs in with the code he holds, and is sent ten of his own', async () => {
    const victim = home()
    expect(await victim.requestCode(phone)).toBe('success')
    const code = await victim.receivedCode(phone)
    let sent = 1
    for (let address = 1; address <= 10; address++) {
      for (let browser = 0; browser < 3; browser++) {
        if ((await stranger(`198.51.100.${address}`).requestCode(phone)) === 'success') sent += 1
      }
    }
    expect(sent).toBe(10)
    expect((await enter(victim, phone, code)).user_id).not.toBe('0')
    stage.world.advance(HOUR)
    expect(await ask(victim, phone, 11)).toEqual([...Array(10).fill('success'), HOUR_LIMIT])
    stage.world.advance(HOUR)
    expect(await victim.requestCode(phone)).toBe(DAY_LIMIT)
    stage.world.advance(24 * HOUR)
    expect(await victim.requestCode(phone)).toBe('success')
  })

  it('guesses fifty of a million times a day at most', async () => {
    let compared = 0
    const others = new Set<string>()
    for (let address = 1; address <= 10; address++) {
      for (let browser = 0; browser < 3; browser++) {
        const attacker = stranger(`198.51.100.${address}`)
        if ((await attacker.requestCode(phone)) !== 'success') continue
        const code = await attacker.receivedCode(phone)
        for (let guess = 0; guess < 8; guess++) {
          const { msg = '' } = await enter(attacker, phone, wrong(code))
          if (msg.startsWith('验证码错误，还可以')) compared += 1
          else others.add(msg)
        }
        // The fifth try is compared, and its answer is that there are no more.
        compared += 1
      }
    }
    expect(compared).toBe(50)
    expect([...others]).toEqual(['验证码错误次数过多，请重新获取'])
  })
})

describe('a browser or an address that has codes sent to many phones', () => {
  const phoneOf = (number: number) => `139${String(number).padStart(8, '0')}`

  it('is sent ten an hour', async () => {
    const browser = home()
    const answers: string[] = []
    for (let number = 0; number < 11; number++) answers.push(await browser.requestCode(phoneOf(number)))
    expect(answers).toEqual([...Array(10).fill('success'), HOUR_LIMIT])
    stage.world.advance(HOUR)
    expect(await browser.requestCode(phoneOf(11))).toBe('success')
  })

  it('is sent two hundred an hour, and another address is untouched', async () => {
    let sent = 0
    for (let number = 0; number < 201; number++) {
      // So many puzzles a minute an address.
      if (number % 50 === 49) stage.world.advance(MINUTE)
      if ((await stranger('198.51.100.1').requestCode(phoneOf(number))) === 'success') sent += 1
    }
    expect(sent).toBe(200)
    expect(await home().requestCode(phoneOf(300))).toBe('success')
  })
})
