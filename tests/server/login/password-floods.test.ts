import { verify } from '@node-rs/argon2'
import { expect, it, vi } from 'vitest'
import { compareOnce } from '../world/comparisons.ts'
import { freshWorlds } from '../world/stage.ts'

// Files before this one may have left the server with what is real.
vi.hoisted(() => void vi.resetModules())
vi.mock('@node-rs/argon2', { spy: true })

const stage = freshWorlds()
compareOnce()

const at = (address: string, host = 'univ.localhost') => stage.world.browser(host, address)
const brief = ({ status, code, msg }: { status: number; code: number; msg: string }) => [status, code, msg]

const WRONG = 'Wrong@2026'
const BUSY = [503, 50300, '服务暂时不可用，请稍后重试']
const TOO_OFTEN = [200, 20013, '该网络一分钟内的登录尝试过多，请稍等一分钟再试']
const FROZEN = [200, 500002, '登录操作频繁，账号已被冻结，请24小时之后再试']
const HOUR = 3_600_000

/** Password checks last from here on until they are let go. */
async function holdChecks() {
  const { verify: compare } = await vi.importActual<typeof import('@node-rs/argon2')>('@node-rs/argon2')
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  vi.mocked(verify).mockImplementation(async (...given) => {
    await gate
    return compare(...given)
  })
  return { letGo: () => letGo() }
}

it('keeps room for others while one address floods the login: it holds a quarter of the places to wait', async () => {
  const { letGo } = await holdChecks()
  const flood = Array.from({ length: 40 }, (_, index) => at('10.1.0.1').logInSchool(`flood-${index}`))
  const turnedAway: unknown[] = []
  await new Promise<void>((full) => {
    for (const login of flood) login.then((answer) => turnedAway.push(brief(answer)) === 30 && full())
  })
  expect(turnedAway).toEqual(Array(30).fill(BUSY))
  expect(brief(await at('10.1.0.1').logInEmployer('13900000001'))).toEqual(BUSY)
  const others = [
    at('10.1.0.2').logInSchool('univadmin'),
    at('10.1.0.3').logInChannel('organiser'),
    at('10.1.0.4').logInEmployer('13900000001'),
  ]
  letGo()
  expect((await Promise.all(others)).map(({ code }) => code)).toEqual([0, 0, 0])
  const answers = (await Promise.all(flood)).map(({ code }) => code)
  // Two at work, and eight of 32 that may wait.
  expect(answers.filter((code) => code === 20024)).toHaveLength(10)
  expect(answers.filter((code) => code === 50300)).toHaveLength(30)
})

it('compares sixty passwords a minute for an address, of officers, organisers and employers together', async () => {
  const codes: number[] = []
  for (let time = 0; time < 20; time++) {
    codes.push((await at('10.1.1.1').logInSchool('univadmin')).code)
    codes.push((await at('10.1.1.1').logInChannel('organiser')).code)
    codes.push((await at('10.1.1.1').logInEmployer('13900000001')).code)
  }
  expect(codes).toEqual(Array(60).fill(0))
  vi.mocked(verify).mockClear()
  expect(brief(await at('10.1.1.1').logInSchool('univadmin'))).toEqual(TOO_OFTEN)
  expect(brief(await at('10.1.1.1').logInEmployer('13900000001'))).toEqual(TOO_OFTEN)
  expect(vi.mocked(verify)).not.toHaveBeenCalled()
  expect((await at('10.1.1.2').logInSchool('univadmin')).code).toBe(0)
  stage.world.advance(60_000)
  expect((await at('10.1.1.1').logInSchool('univadmin')).code).toBe(0)
})

it('gives a browser that the account knows checks of its own, whatever the address asks beside it', async () => {
  const known = at('10.1.2.1')
  expect((await known.logInSchool('univadmin')).code).toBe(0)
  for (let time = 0; time < 60; time++) await at('10.1.2.1').logInSchool('univadmin')
  expect(brief(await at('10.1.2.1').logInSchool('univadmin'))).toEqual(TOO_OFTEN)
  for (let time = 0; time < 20; time++) expect((await known.logInSchool('univadmin')).code).toBe(0)
  expect(brief(await known.logInSchool('univadmin'))).toEqual(TOO_OFTEN)
})

it('freezes an address that tries one password on thirty names, but for browsers that the account knows', async () => {
  const known = at('10.1.3.1')
  expect((await known.logInSchool('univadmin')).code).toBe(0)
  const sprayed: number[] = []
  for (let name = 0; name < 40; name++) {
    // In turn, as one who wants to stay unnoticed: no account twice, no minute with many.
    const login =
      name % 2 === 0
        ? at('10.1.3.1').logInSchool(`officer-${name}`, WRONG)
        : at('10.1.3.1').logInEmployer(String(13_955_560_000 + name), WRONG)
    sprayed.push((await login).code)
    stage.world.advance(10_000)
  }
  expect(sprayed.slice(0, 30)).toEqual(Array.from({ length: 30 }, (_, name) => (name % 2 === 0 ? 20024 : 20013)))
  expect(sprayed.slice(30)).toEqual(Array(10).fill(500002))
  expect(brief(await at('10.1.3.1').logInSchool('facultyadmin'))).toEqual(FROZEN)
  expect(brief(await at('10.1.3.1').logInEmployer('13900000001'))).toEqual(FROZEN)
  expect((await known.logInSchool('univadmin')).code).toBe(0)
  expect((await at('10.1.3.2').logInSchool('facultyadmin')).code).toBe(0)
  expect((await at('10.1.3.1').logInEmployerByCode('13900000001')).code).toBe(0)
  stage.world.advance(24 * HOUR)
  expect((await at('10.1.3.1').logInSchool('facultyadmin')).code).toBe(0)
})

it('sprays no faster for being many at once, nor for logging in to an own account in between', async () => {
  const own: number[] = []
  for (let name = 0; name < 29; name++) {
    expect((await at('10.1.4.1').logInSchool(`officer-${name}`, WRONG)).code).toBe(20024)
    if (name % 10 === 9) own.push((await at('10.1.4.1').logInSchool('univadmin')).code)
  }
  expect(own).toEqual([0, 0])
  vi.mocked(verify).mockClear()
  const many = Array.from({ length: 8 }, (_, name) => at('10.1.4.1').logInSchool(`other-${name}`, WRONG))
  const codes = (await Promise.all(many)).map(({ code }) => code)
  expect(codes.filter((code) => code === 20024)).toHaveLength(1)
  expect(codes.filter((code) => code === 500002)).toHaveLength(7)
  expect(vi.mocked(verify)).toHaveBeenCalledTimes(1)
})

it('counts an IPv6 subscriber’s whole network as one address', async () => {
  const codes: number[] = []
  for (let name = 0; name < 31; name++) {
    codes.push((await at(`2001:db8:1:2::${name.toString(16)}`).logInSchool(`officer-${name}`, WRONG)).code)
  }
  expect(codes).toEqual([...Array(30).fill(20024), 500002])
  expect((await at('2001:db8:1:3::1').logInSchool('univadmin')).code).toBe(0)
})

it('freezes an IPv6 customer’s /48 at 300 failures and compares 600 passwords a minute, from however many networks and names, but for known browsers', async () => {
  const known = at('2001:db8:9::1')
  expect((await known.logInSchool('univadmin')).code).toBe(0)
  const network = (number: number) => at(`2001:db8:9:${number.toString(16)}::1`)
  const walked: number[] = []
  const walkTo = async (end: number) => {
    vi.mocked(verify).mockResolvedValue(false)
    for (let number = walked.length + 1; number <= end; number++) {
      walked.push((await network(number).logInSchool(`officer-${number}`, WRONG)).code)
    }
    vi.mocked(verify).mockReset()
  }
  await walkTo(303)
  expect((await known.logInSchool('univadmin')).code).toBe(0)
  await walkTo(599)
  expect(walked).toEqual([...Array(300).fill(20024), ...Array(299).fill(500002)])
  expect(brief(await network(0xfffe).logInSchool('univadmin'))).toEqual(TOO_OFTEN)
  expect(brief(await network(0xffff).logInEmployer('13900000001'))).toEqual(TOO_OFTEN)
  expect((await known.logInSchool('univadmin')).code).toBe(0)
  expect((await at('2001:db8:a::1').logInSchool('univadmin')).code).toBe(0)
  stage.world.advance(60_000)
  expect(brief(await network(0xffff).logInSchool('univadmin'))).toEqual(FROZEN)
})
