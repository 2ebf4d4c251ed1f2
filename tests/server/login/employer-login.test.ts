import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { checkStudentLogin, getCommon, login } from '../../../contract/calls/authentication.ts'
import { employerLogin, sendEmployerCode } from '../../../contract/calls/employer.ts'
import { employers, sessions } from '../../../server/areas/login/schema.ts'
import { freshWorlds } from '../world/stage.ts'
import { PASSWORD, wrong } from '../world.ts'

const stage = freshWorlds()

const brief = ({ status, code, msg }: { status: number; code: number; msg: string }) => [status, code, msg]
const refused = (msg: string) => [200, 20013, msg]
const UNPROVED = '安全验证未通过或已过期，请重新验证'
const NONE = '验证码已过期或已使用，请重新获取'
const PHONE = '13900000001'

async function idOf(phone: string): Promise<string> {
  const [employer] = await stage.store.db.select().from(employers).where(eq(employers.phone, phone))
  return String(employer?.id)
}

it('logs an employer in by password, behind the captcha of that login [EMP-4] [EMP-5]', async () => {
  const browser = stage.world.browser()
  const answer = await browser.logInEmployer(PHONE)
  expect([answer.status, answer.code, answer.data]).toEqual([200, 0, { user_id: await idOf(PHONE) }])
  const rows = await stage.store.db.select().from(sessions)
  expect(
    rows.map(({ loginType, studentId, employerId, staffId }) => [loginType, studentId, employerId, staffId]),
  ).toEqual([['company', null, Number(await idOf(PHONE)), null]])
})

it('wants the proof of its own puzzle, fresh and unused, not that of sending codes [EMP-5] [CAP-5]', async () => {
  const browser = stage.world.browser()
  const ask = async (proof: Awaited<ReturnType<typeof browser.proof>>) =>
    brief(await browser.call(employerLogin, { phone: PHONE, type: '2', login_type: '2', password: PASSWORD, ...proof }))
  expect(await ask(await browser.proof('univ-sms-login'))).toEqual(refused(UNPROVED))
  const borrowed = await browser.proof('univ-sms-login')
  expect(await ask({ ...borrowed, captcha_appid: 'univ-password-login' })).toEqual(refused(UNPROVED))
  expect(await ask(await stage.world.browser().proof('univ-password-login'))).toEqual(refused(UNPROVED))
  const good = await browser.proof('univ-password-login')
  expect(await ask(good)).toEqual([200, 0, 'success'])
  expect(await ask(good)).toEqual(refused(UNPROVED))
})

it('answers an unknown phone, one without a password and a wrong password alike [EMP-6]', async () => {
  await stage.world.browser().logInEmployerByCode('13955550001')
  const answers = [
    await stage.world.browser().logInEmployer('13955550002', 'Wrong@2026'),
    await stage.world.browser().logInEmployer('13955550001', 'Wrong@2026'),
    await stage.world.browser().logInEmployer(PHONE, 'Wrong@2026'),
    await stage.world.browser().logInEmployer(PHONE, ''),
  ]
  expect(answers.map(brief)).toEqual(Array(4).fill(refused('手机号或密码错误')))
  expect(new Set(answers.map(({ headers }) => headers['content-length'])).size).toBe(1)
})

it.each(['12900000001', '886912345601', '139000000011', ''])('knows no employer’s phone %j [VAL-2]', async (phone) => {
  const browser = stage.world.browser()
  const sentence = refused('请输入正确的手机号')
  expect(brief(await browser.logInEmployer(phone))).toEqual(sentence)
  expect(brief(await browser.requestEmployerCode(phone, 'login'))).toEqual(sentence)
  expect(await browser.read('/demo/outbox')).toEqual([])
})

it('logs in by the code that arrived, and registers an unknown phone, once for two [EMP-1]', async () => {
  const known = await stage.world.browser().logInEmployerByCode('13900000002')
  expect(known.data).toEqual({ user_id: await idOf('13900000002') })
  const browser = stage.world.browser()
  const rival = stage.world.browser()
  const phone = '13955550003'
  await browser.requestEmployerCode(phone, 'login')
  const smsCode = await browser.receivedCode(phone)
  const params = { phone, type: '2', login_type: '1', smsCode } as const
  expect(brief(await rival.call(employerLogin, params))).toEqual(refused(NONE))
  expect(brief(await browser.call(employerLogin, { ...params, smsCode: wrong(smsCode) }))).toEqual(
    refused('验证码错误，还可以再试 4 次'),
  )
  const answers = await Promise.all([browser.call(employerLogin, params), browser.call(employerLogin, params)])
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 20013])
  const rows = await stage.store.db.select().from(employers).where(eq(employers.phone, phone))
  expect(rows).toMatchObject([{ phone, passwordHash: null, registeredBy: 'code' }])
})

it('keeps the code when the database fails in mid-login', async () => {
  const browser = stage.world.browser()
  await browser.requestEmployerCode('13900000003', 'login')
  const smsCode = await browser.receivedCode('13900000003')
  const gone = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
  vi.spyOn(stage.store.db, 'transaction').mockRejectedValueOnce(gone)
  const params = { phone: '13900000003', type: '2', login_type: '1', smsCode } as const
  expect((await browser.call(employerLogin, params)).code).toBe(50300)
  expect((await browser.call(employerLogin, params)).code).toBe(0)
})

it('sends to a phone every 30 s for each purpose, and students every 60 s [SMS-2]', async () => {
  const phone = '13900000004'
  const browser = stage.world.browser()
  await browser.logInEmployer(phone)
  const ask = async (purpose: 'login' | 'register' | 'forgot') =>
    brief(await browser.requestEmployerCode(phone, purpose))
  const sent = [200, 0, 'success']
  expect([await ask('login'), await ask('register'), await ask('forgot')]).toEqual([sent, sent, sent])
  expect(await browser.requestCode(phone)).toBe('success')
  stage.world.advance(20_500)
  expect(await ask('login')).toEqual(refused('发送过于频繁，请 10 秒后再试'))
  expect(await browser.requestCode(phone)).toBe('发送过于频繁，请 40 秒后再试')
  stage.world.advance(9500)
  expect([await ask('login'), await ask('register'), await ask('forgot')]).toEqual([sent, sent, sent])
  expect(await browser.requestCode(phone)).toBe('发送过于频繁，请 30 秒后再试')
})

it('sends a browser that logged in to the account before ten codes a day, over all purposes', async () => {
  const browser = stage.world.browser()
  await browser.logInEmployer('13900000005')
  const purposes = ['login', 'register', 'forgot'] as const
  for (let send = 0; send < 10; send++) {
    const answer = await browser.requestEmployerCode('13900000005', purposes[send % 3] ?? 'login')
    expect(answer.data).toEqual({ msg: 'success' })
    stage.world.advance(30_000)
  }
  stage.world.advance(60 * 60_000)
  expect(brief(await browser.requestEmployerCode('13900000005', 'login'))).toEqual(
    refused('该手机号今日获取验证码的次数已达上限，请明天再试，或换用其他登录方式'),
  )
})

it('sends a code only with the proof of the puzzle for that [SMS-2] [CAP-1]', async () => {
  const browser = stage.world.browser()
  const params = { phone: PHONE, type: '2', service_code: '1' } as const
  const proof = await browser.proof('univ-password-login')
  expect(brief(await browser.call(sendEmployerCode, { ...params, ...proof }))).toEqual(refused(UNPROVED))
})

it('tells only who forgot a password that the phone is unknown [SMS-3]', async () => {
  const phone = '13955550009'
  const forgot = await stage.world.browser().requestEmployerCode(phone, 'forgot')
  expect(brief(forgot)).toEqual([200, 30001, '该手机号尚未注册，请先注册'])
  const unknown = await stage.world.browser().requestEmployerCode(phone, 'register')
  const known = await stage.world.browser().requestEmployerCode('13900000006', 'register')
  expect(brief(unknown)).toEqual(brief(known))
})

it('logs the former identity out when the browser logs in as another [SW-2] [SESS-3]', async () => {
  const browser = stage.world.browser()
  await browser.logIn('13800000001')
  const former = browser.jar.get('session_id') ?? ''
  await browser.logInEmployer('13900000007')
  expect(browser.jar.get('session_id')).not.toBe(former)
  const thief = stage.world.browser()
  thief.jar.set('session_id', former)
  expect((await thief.call(checkStudentLogin, { user_id: '0' })).code).toBe(10008)
  expect((await browser.call(getCommon, {})).code).toBe(20011)
  const present = browser.jar.get('session_id')
  expect((await browser.call(checkStudentLogin, { user_id: '0' })).data).toEqual({
    user_id: '0',
    login_type: 'company',
  })
  expect(browser.jar.get('session_id')).toBe(present)
})

it('opens nothing for an employer with a student’s code, nor the other way round', async () => {
  const browser = stage.world.browser()
  const phone = '13900000008'
  await browser.requestEmployerCode(phone, 'login')
  const employersCode = await browser.receivedCode(phone)
  expect((await browser.call(login, { phone, smsCode: employersCode })).data).toEqual({ user_id: '0', msg: NONE })
  await browser.requestCode('13900000009')
  const smsCode = await browser.receivedCode('13900000009')
  const params = { phone: '13900000009', type: '2', login_type: '1', smsCode } as const
  expect(brief(await browser.call(employerLogin, params))).toEqual(refused(NONE))
})
