import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { checkStudentLogin, getCommon, login, sendCode } from '../../../contract/calls/authentication.ts'
import { students } from '../../../server/areas/login/schema.ts'
import { freshWorlds } from '../world/stage.ts'
import { wrong } from '../world.ts'

const stage = freshWorlds()

const MINUTE = 60_000
const NONE = '验证码已过期或已使用，请重新获取'
const TOO_MANY = '验证码错误次数过多，请重新获取'
const UNPROVED = '安全验证未通过或已过期，请重新验证'

it('logs a student in by the code that arrived, after the captcha [SMS-2] [CAP-1]', async () => {
  const browser = stage.world.browser()
  expect(await browser.requestCode('13800000001')).toBe('success')
  const code = await browser.receivedCode('13800000001')
  expect(code).toMatch(/^\d{6}$/)
  const { data } = await browser.call(login, { phone: '13800000001', smsCode: code })
  const { data: student } = await browser.call(getCommon, {})
  expect(student).toEqual({
    user_id: data.user_id,
    name: '林小满',
    school: '江临大学',
    major: '计算机科学与技术',
    phone: '138****0001',
    sex: '1',
    avatar: '',
    has_resume: '1',
    has_resume_diagnose: '1',
    resume_diagnose_id: expect.stringMatching(/^\d+$/),
    has_ai_resume: '1',
  })
})

it('says in the visitor’s language how many tries a wrong code leaves, and keeps the right one valid [STU-5]', async () => {
  const browser = stage.world.browser()
  await browser.requestCode('13800000002')
  const code = await browser.receivedCode('13800000002')
  const first = await browser.call(login, { phone: '13800000002', smsCode: wrong(code) })
  expect(first.data).toEqual({ user_id: '0', msg: '验证码错误，还可以再试 4 次' })
  browser.jar.set('locale', 'en')
  const second = await browser.call(login, { phone: '13800000002', smsCode: wrong(code) })
  expect(second.data).toEqual({ user_id: '0', msg: 'That code is wrong. Tries left: 3.' })
  const third = await browser.call(login, { phone: '13800000002', smsCode: code })
  expect(third.data.user_id).not.toBe('0')
})

it('speaks a Taiwan site’s own language and takes its phones with or without the leading 0 [STU-2] [VAL-12]', async () => {
  const browser = stage.world.browser('taiwan.localhost')
  expect(await browser.requestCode('8860912345601', 'taiwan-sms-login')).toBe('success')
  const code = await browser.receivedCode('886912345601')
  const refused = await browser.call(login, { phone: '886912345601', smsCode: wrong(code) })
  expect(refused.data.msg).toBe('驗證碼錯誤，還可以再試 4 次')
  await browser.call(login, { phone: '886912345601', smsCode: code })
  const { data } = await browser.call(getCommon, {})
  expect([data.name, data.phone]).toEqual(['林宥辰', '09****5601'])
})

it.each(['12800000001', '1380000000', '138000000012', '88612345678', '+8613800000001', ''])(
  'sends nothing to %j [VAL-12]',
  async (phone) => {
    const browser = stage.world.browser()
    const proof = await browser.proof()
    const answer = await browser.call(sendCode, { phone, type: '1', ...proof })
    expect(answer.data.msg).toBe('请输入正确的手机号')
    expect(await browser.read('/demo/outbox')).toEqual([])
  },
)

it('takes a code once', async () => {
  const browser = stage.world.browser()
  await browser.requestCode('13800000003')
  const smsCode = await browser.receivedCode('13800000003')
  await browser.call(login, { phone: '13800000003', smsCode })
  const replayed = await browser.call(login, { phone: '13800000003', smsCode })
  expect(replayed.data).toEqual({ user_id: '0', msg: NONE })
})

it('lets one of many parallel logins with the same code in', async () => {
  const browser = stage.world.browser()
  await browser.requestCode('13800000004')
  const smsCode = await browser.receivedCode('13800000004')
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => browser.call(login, { phone: '13800000004', smsCode })),
  )
  expect(answers.filter(({ data }) => data.user_id !== '0')).toHaveLength(1)
})

it('takes a code for five minutes and not longer', async () => {
  const browser = stage.world.browser()
  await browser.requestCode('13800000005')
  const smsCode = await browser.receivedCode('13800000005')
  stage.world.advance(5 * MINUTE)
  const late = await browser.call(login, { phone: '13800000005', smsCode })
  expect(late.data).toEqual({ user_id: '0', msg: NONE })
})

it('compares no more than five of fifty parallel guesses', async () => {
  const browser = stage.world.browser()
  await browser.requestCode('13800000006')
  const smsCode = await browser.receivedCode('13800000006')
  const guesses = await Promise.all(
    Array.from({ length: 50 }, () => browser.call(login, { phone: '13800000006', smsCode: wrong(smsCode) })),
  )
  const answers = guesses.map(({ data }) => data.msg)
  expect(answers.filter((msg) => msg === TOO_MANY)).toHaveLength(46)
  const right = await browser.call(login, { phone: '13800000006', smsCode })
  expect(right.data).toEqual({ user_id: '0', msg: TOO_MANY })
})

it('binds a code to the browser that asked, and spends none of its tries on others', async () => {
  const owner = stage.world.browser()
  const stranger = stage.world.browser()
  await owner.requestCode('13800000007')
  await stranger.requestCode('13800000008')
  const smsCode = await owner.receivedCode('13800000007')
  for (let guess = 0; guess < 6; guess++) {
    const answer = await stranger.call(login, { phone: '13800000007', smsCode })
    expect(answer.data).toEqual({ user_id: '0', msg: NONE })
  }
  const answer = await owner.call(login, { phone: '13800000007', smsCode })
  expect(answer.data.user_id).not.toBe('0')
})

it('sends a browser one code a minute for a phone [SMS-2]', async () => {
  const browser = stage.world.browser()
  expect(await browser.requestCode('13800000009')).toBe('success')
  stage.world.advance(20_500)
  expect(await browser.requestCode('13800000009')).toBe('发送过于频繁，请 40 秒后再试')
  stage.world.advance(39_500)
  expect(await browser.requestCode('13800000009')).toBe('success')
})

it('sends to another phone at once, so that a mistyped one can be corrected [SMS-2]', async () => {
  const browser = stage.world.browser()
  expect(await browser.requestCode('13800000009')).toBe('success')
  expect(await browser.requestCode('13800000010')).toBe('success')
})

it('voids a code by the next one', async () => {
  const browser = stage.world.browser()
  await browser.requestCode('13800000010')
  const former = await browser.receivedCode('13800000010')
  stage.world.advance(MINUTE)
  await browser.requestCode('13800000010')
  const present = await browser.receivedCode('13800000010')
  const answers = [
    await browser.call(login, { phone: '13800000010', smsCode: former === present ? wrong(present) : former }),
    await browser.call(login, { phone: '13800000010', smsCode: present }),
  ]
  expect(answers.map(({ data }) => data.user_id === '0')).toEqual([true, false])
})

it('registers a new phone, once for two parallel logins', async () => {
  const phone = '13911112222'
  const browser = stage.world.browser()
  await browser.requestCode(phone)
  const code = await browser.receivedCode(phone)
  const rival = stage.world.browser()
  stage.world.advance(MINUTE)
  await rival.requestCode(phone)
  const fresh = await rival.receivedCode(phone)
  await Promise.all([
    browser.call(login, { phone, smsCode: code }),
    rival.call(login, { phone, smsCode: fresh }),
    rival.call(login, { phone, smsCode: fresh }),
  ])
  expect(await stage.store.db.select({ name: students.name }).from(students).where(eq(students.phone, phone))).toEqual([
    { name: '' },
  ])
})

it('keeps the code when the database fails in mid-login', async () => {
  const browser = stage.world.browser()
  await browser.requestCode('13800000012')
  const smsCode = await browser.receivedCode('13800000012')
  const gone = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
  vi.spyOn(stage.store.db, 'transaction').mockRejectedValueOnce(gone)
  const failed = await browser.call(login, { phone: '13800000012', smsCode })
  expect([failed.status, failed.code]).toEqual([503, 50300])
  const retried = await browser.call(login, { phone: '13800000012', smsCode })
  expect(retried.data.user_id).not.toBe('0')
})

it('wants a captcha proof that is fresh, unused, of this use, site and browser [CAP-5]', async () => {
  const browser = stage.world.browser()
  const ask = async (proof: Awaited<ReturnType<typeof browser.proof>>) =>
    (await browser.call(sendCode, { phone: '13800000013', type: '1', ...proof })).data.msg

  expect(await ask({ captcha_appid: 'univ-sms-login', captcha_ticket: 'forged', captcha_randstr: 'r' })).toBe(UNPROVED)
  const recovery = { captcha_ticket: 'trerror_1001_univ-sms-login_1700000000', captcha_randstr: '@abc' }
  expect(await ask({ captcha_appid: 'univ-sms-login', ...recovery })).toBe(UNPROVED)
  expect(await ask(await browser.proof('univ-password-login'))).toBe(UNPROVED)
  expect(await ask({ ...(await browser.proof('univ-password-login')), captcha_appid: 'univ-sms-login' })).toBe(UNPROVED)
  expect(await ask({ ...(await browser.proof()), captcha_randstr: 'another' })).toBe(UNPROVED)
  expect(await ask(await stage.world.browser().proof())).toBe(UNPROVED)
  const stale = await browser.proof()
  stage.world.advance(5 * MINUTE)
  expect(await ask(stale)).toBe(UNPROVED)
  const good = await browser.proof()
  expect(await ask(good)).toBe('success')
  stage.world.advance(MINUTE)
  expect(await ask(good)).toBe(UNPROVED)
})

it('gives the browser a fresh session at each login and ends the former one', async () => {
  const browser = stage.world.browser()
  await browser.logIn('13800000014')
  const former = browser.jar.get('session_id') ?? ''
  await browser.logIn('13800000015')
  expect(browser.jar.get('session_id')).not.toBe(former)
  const thief = stage.world.browser()
  thief.jar.set('session_id', former)
  const answer = await thief.call(checkStudentLogin, { user_id: '0' })
  expect(answer.code).toBe(10008)
})
