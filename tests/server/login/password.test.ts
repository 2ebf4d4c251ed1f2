import { verify } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { getCommon } from '../../../contract/calls/authentication.ts'
import { checkSmsCode, employerLogin, forgetPassword, registerEmployer } from '../../../contract/calls/employer.ts'
import { employers, knownBrowsers, sessions } from '../../../server/areas/login/schema.ts'
import { freshWorlds } from '../world/stage.ts'
import { type Browser, PASSWORD, wrong } from '../world.ts'

// Files before this one may have left the server with what is real.
vi.hoisted(() => void vi.resetModules())
vi.mock('@node-rs/argon2', { spy: true })

const stage = freshWorlds()
beforeEach(() => void vi.mocked(verify).mockClear())

const brief = ({ status, code, msg }: { status: number; code: number; msg: string }) => [status, code, msg]
const refused = (msg: string) => [200, 20013, msg]
const NEW = 'Neu@2027'
const NONE = '验证码已过期或已使用，请重新获取'
const RULE = '密码须为6-16位，特殊字符仅支持!@#$%'
const COMMON = '该密码过于常见，容易被猜到，请换一个'

async function rowOf(phone: string) {
  const [employer] = await stage.store.db.select().from(employers).where(eq(employers.phone, phone))
  return employer
}

async function codeFor(browser: Browser, phone: string, purpose: 'login' | 'register' | 'forgot') {
  await browser.requestEmployerCode(phone, purpose)
  return browser.receivedCode(phone)
}

const register = async (browser: Browser, phone: string, sms_code: string, password = NEW) =>
  browser.call(registerEmployer, { phone, type: '2', sms_code, password })
const check = async (browser: Browser, phone: string, sms_code: string) =>
  browser.call(checkSmsCode, { phone, type: '2', service_code: '3', sms_code })
const reset = async (browser: Browser, phone: string, sms_code: string, password = NEW, confirm_password = password) =>
  browser.call(forgetPassword, { phone, type: '2', sms_code, password, confirm_password })

it('compares exactly one password, whether or not there is such an account', async () => {
  await stage.world.browser().logInEmployerByCode('13955551001')
  for (const attempt of [
    () => stage.world.browser().logInEmployer('13955551000'),
    () => stage.world.browser().logInEmployer('13955551001'),
    () => stage.world.browser().logInEmployer('13900000001', 'Wrong@2026'),
    () => stage.world.browser().logInSchool('nobody'),
    () => stage.world.browser().logInChannel('organiser', 'Wrong@2026'),
  ]) {
    vi.mocked(verify).mockClear()
    expect((await attempt()).code).not.toBe(0)
    expect(vi.mocked(verify)).toHaveBeenCalledTimes(1)
  }
})

it('registers an employer by code and logs in at once; the password then opens [EMP-2] [EMP-4]', async () => {
  const phone = '13955551002'
  const browser = stage.world.browser()
  const code = await codeFor(browser, phone, 'register')
  const answer = await register(browser, phone, code)
  const row = await rowOf(phone)
  expect([brief(answer), answer.data]).toEqual([[200, 0, 'success'], { user_id: String(row?.id) }])
  expect(row).toMatchObject({ registeredBy: 'form' })
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await stage.store.db.$count(sessions, eq(sessions.employerId, row?.id ?? 0))).toBe(1)
  expect((await stage.world.browser().logInEmployer(phone, NEW)).data).toEqual(answer.data)
})

it('refuses to register a phone twice, and uses the code up', async () => {
  const phone = '13900000010'
  const browser = stage.world.browser()
  const code = await codeFor(browser, phone, 'register')
  expect(brief(await register(browser, phone, code))).toEqual(refused('该手机号已注册，请直接登录'))
  expect(brief(await register(browser, phone, code))).toEqual(refused(NONE))
  expect((await stage.world.browser().logInEmployer(phone, NEW)).code).toBe(20013)
})

it.each([
  ['Ab@12', RULE],
  ['Abcdefgh@12345678', RULE],
  ['Abc 1234', RULE],
  ['密码密码密码', RULE],
  ['Abc_1234', RULE],
  ['', RULE],
  ['12345678', COMMON],
  ['Password1', COMMON],
  ['P@ssw0rd', COMMON],
  ['1qaz@WSX', COMMON],
])('takes no new password %j, and keeps the code [VAL-7] [VAL-8]', async (password, sentence) => {
  const phone = '13955551003'
  const browser = stage.world.browser()
  const code = await codeFor(browser, phone, 'register')
  expect(brief(await register(browser, phone, code, password))).toEqual(refused(sentence))
  expect(brief(await reset(browser, phone, code, password))).toEqual(refused(sentence))
  expect(await rowOf(phone)).toBeUndefined()
})

it('resets a forgotten password in two steps with one code, and ends every session of the account [EMP-3]', async () => {
  const phone = '13900000011'
  const elsewhere = stage.world.browser()
  await elsewhere.logInEmployer(phone)
  const other = stage.world.browser()
  await other.logInEmployer('13900000012')
  const id = (await rowOf(phone))?.id ?? 0
  expect(await stage.store.db.$count(sessions, eq(sessions.employerId, id))).toBe(1)

  const browser = stage.world.browser()
  const code = await codeFor(browser, phone, 'forgot')
  expect(brief(await check(browser, phone, wrong(code)))).toEqual(refused('验证码错误，还可以再试 4 次'))
  expect(brief(await check(browser, phone, code))).toEqual([200, 0, 'success'])
  expect(brief(await check(browser, phone, code))).toEqual([200, 0, 'success'])
  const done = await reset(browser, phone, code)
  expect([brief(done), done.data]).toEqual([[200, 0, 'success'], {}])

  expect(await stage.store.db.$count(sessions, eq(sessions.employerId, id))).toBe(0)
  expect(await stage.store.db.$count(sessions)).toBeGreaterThan(0)
  expect((await stage.world.browser().logInEmployer(phone)).code).toBe(20013)
  expect((await stage.world.browser().logInEmployer(phone, NEW)).code).toBe(0)
})

it('lets nobody in whose former password was reset while it was compared [EMP-3]', async () => {
  const phone = '13900000017'
  const { verify: compare } = await vi.importActual<typeof import('@node-rs/argon2')>('@node-rs/argon2')
  vi.mocked(verify).mockImplementationOnce(async (...given) => {
    const isSame = await compare(...given)
    await stage.store.db.update(employers).set({ passwordHash: 'reset' }).where(eq(employers.phone, phone))
    return isSame
  })
  const browser = stage.world.browser()
  expect(brief(await browser.logInEmployer(phone))).toEqual(refused('手机号或密码错误'))
  expect(browser.jar.has('session_id')).toBe(false)
  expect(await stage.store.db.$count(sessions, eq(sessions.employerId, (await rowOf(phone))?.id ?? 0))).toBe(0)
})

it('says what is wrong at the second step, and what with its code by code 30002 [EMP-3] [VAL-10]', async () => {
  const phone = '13900000013'
  const browser = stage.world.browser()
  expect(brief(await reset(browser, phone, '123456'))).toEqual([200, 30002, NONE])
  const code = await codeFor(browser, phone, 'forgot')
  expect(brief(await reset(browser, phone, code, NEW, 'Neu@2028'))).toEqual(refused('两次输入的密码不一致'))
  expect(brief(await reset(browser, phone, wrong(code)))).toEqual([200, 30002, '验证码错误，还可以再试 4 次'])
  expect(brief(await reset(stage.world.browser(), phone, code))).toEqual([200, 30002, NONE])
  expect(brief(await reset(browser, phone, code))).toEqual([200, 0, 'success'])
  expect(brief(await reset(browser, phone, code))).toEqual([200, 30002, NONE])
  stage.world.advance(30_000)
  const late = await codeFor(browser, phone, 'forgot')
  expect((await check(browser, phone, late)).code).toBe(0)
  stage.world.advance(5 * 60_000)
  expect(brief(await reset(browser, phone, late))).toEqual([200, 30002, NONE])
})

it('leaves a right first step all tries for the second, and fifty parallel guesses only five', async () => {
  const phone = '13900000014'
  const browser = stage.world.browser()
  const code = await codeFor(browser, phone, 'forgot')
  for (let guess = 0; guess < 4; guess++) await check(browser, phone, wrong(code))
  expect((await check(browser, phone, code)).code).toBe(0)
  const guesses = await Promise.all(Array.from({ length: 50 }, () => reset(browser, phone, wrong(code))))
  expect(guesses.filter(({ msg }) => /^验证码错误，还可以再试 \d 次$/.test(msg))).toHaveLength(4)
  expect(brief(await reset(browser, phone, code))).toEqual([200, 30002, '验证码错误次数过多，请重新获取'])
})

it('takes a code for its own purpose alone', async () => {
  const phone = '13900000015'
  const logIn = (browser: Browser, _: string, smsCode: string) =>
    browser.call(employerLogin, { phone, type: '2', login_type: '1', smsCode })
  const uses = [
    { of: 'login', use: logIn, answer: refused(NONE) },
    { of: 'register', use: register, answer: refused(NONE) },
    { of: 'forgot', use: check, answer: refused(NONE) },
    { of: 'forgot', use: reset, answer: [200, 30002, NONE] },
  ]
  for (const purpose of ['login', 'register', 'forgot'] as const) {
    const browser = stage.world.browser()
    const code = await codeFor(browser, phone, purpose)
    for (const { use, answer } of uses.filter(({ of }) => of !== purpose)) {
      expect(brief(await use(browser, phone, code))).toEqual(answer)
    }
  }
})

it('refuses at once what the queue has no room for, and keeps the code that came with it', async () => {
  const phone = '13955551004'
  const browser = stage.world.browser()
  const code = await codeFor(browser, phone, 'register')
  let release = () => {}
  const gate = new Promise<boolean>((resolve) => {
    release = () => resolve(false)
  })
  vi.mocked(verify).mockImplementation(() => gate)
  const crowd = Array.from({ length: 35 }, (_, index) =>
    stage.world.browser('univ.localhost', `10.0.0.${index}`).logInSchool(`crowd-${index}`),
  )
  expect(brief(await Promise.race(crowd))).toEqual([503, 50300, '服务暂时不可用，请稍后重试'])
  expect(vi.mocked(verify)).toHaveBeenCalledTimes(2)
  expect((await register(browser, phone, code)).code).toBe(50300)
  release()
  const answers = (await Promise.all(crowd)).map((answer) => answer.code)
  expect(answers.filter((answer) => answer === 20024)).toHaveLength(34)
  vi.mocked(verify).mockRestore()
  expect((await register(browser, phone, code)).code).toBe(0)
})

it('keeps neither passwords nor browsers’ ids', async () => {
  const browser = stage.world.browser()
  await browser.logInEmployer('13900000016')
  const kept = JSON.stringify([
    await stage.store.db.select().from(employers),
    await stage.store.db.select().from(knownBrowsers),
  ])
  expect(kept).not.toContain(PASSWORD)
  expect(kept).not.toContain(browser.jar.get('browser_id'))
  expect((await browser.call(getCommon, {})).code).toBe(20011)
})
