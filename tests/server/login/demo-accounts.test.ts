import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  checkStudentLogin,
  getCommon,
  getLoginQrCode,
  login,
  loginByQrCode,
} from '../../../contract/calls/authentication.ts'
import {
  checkSmsCode,
  employerLogin,
  forgetPassword,
  registerEmployer,
  sendEmployerCode,
} from '../../../contract/calls/employer.ts'
import { createTransfer, exchangeTransfer } from '../../../contract/calls/transfer.ts'
import { createMemoryEphemeral } from '../../../server/platform/ephemeral/ephemeral.ts'
import { openStore, type Store } from '../world/store.ts'
import { type Browser, createWorld, PASSWORD, type World } from '../world.ts'

let store: Store
/** A demonstration, and a server on the same database that is none; short-lived state outlasts the change. */
let demo: World
let real: World
beforeAll(async () => {
  store = await openStore()
})
afterAll(() => store.close())
beforeEach(async () => {
  const ephemeral = createMemoryEphemeral(() => Date.UTC(2026, 10, 20, 9))
  demo = await createWorld(store.db, { ephemeral })
  real = await createWorld(store.db, { ephemeral, demo: false })
})
afterEach(async () => {
  await real.close()
  await demo.close()
})

/** The same browser after the change. */
function afterwards(browser: Browser): Browser {
  const same = real.browser(browser.host, browser.address)
  for (const [name, value] of browser.jar) same.jar.set(name, value)
  return same
}

const STUDENT = '13800000001'
const EMPLOYER = '13900000001'
const brief = ({ code, msg }: { code: number; msg: string }) => [code, msg]
const HELD = '该手机号是演示账号，演示已结束，不能登录；如果是您本人的号码，请联系客服'
const WRONG_NAME = [20024, '请输入正确的用户名和密码']
const type = '2' as const

async function logInByPassword(phone: string) {
  const browser = demo.browser()
  const proof = await browser.proof(browser.appId('password'))
  return afterwards(browser).call(employerLogin, { phone, type, login_type: '2', password: PASSWORD, ...proof })
}

it('lets nobody of the demonstration in by password once it is over', async () => {
  expect(brief(await logInByPassword(EMPLOYER))).toEqual([20013, '手机号或密码错误'])
  expect(brief(await real.browser('univ.localhost').logInSchool('univadmin'))).toEqual(WRONG_NAME)
  expect(brief(await real.browser('faculty.localhost').logInSchool('facultyadmin'))).toEqual(WRONG_NAME)
  expect(brief(await real.browser('channel.localhost').logInChannel('organiser'))).toEqual(WRONG_NAME)
})

it('lets nobody of the demonstration in by code, and registers no phone that it holds', async () => {
  const student = demo.browser()
  await student.requestCode(STUDENT)
  const smsCode = await student.receivedCode(STUDENT)
  const there = afterwards(student)
  const answer = await there.call(login, { phone: STUDENT, smsCode })
  expect(answer.data).toEqual({ user_id: '0', msg: HELD })
  expect(there.jar.has('session_id')).toBe(false)

  const employer = demo.browser()
  await employer.requestEmployerCode(EMPLOYER, 'login')
  const code = await employer.receivedCode(EMPLOYER)
  const byCode = { phone: EMPLOYER, type, login_type: '1', smsCode: code } as const
  expect(brief(await afterwards(employer).call(employerLogin, byCode))).toEqual([20013, HELD])

  const newcomer = demo.browser()
  await newcomer.requestEmployerCode('13900000002', 'register')
  const sms_code = await newcomer.receivedCode('13900000002')
  const registration = { phone: '13900000002', type, sms_code, password: 'Neu@2027' }
  expect(brief(await afterwards(newcomer).call(registerEmployer, registration))).toEqual([20013, HELD])
})

it('resets no password of the demonstration: its phones are not registered', async () => {
  const phone = '13900000003'
  const browser = demo.browser()
  await browser.requestEmployerCode(phone, 'forgot')
  const sms_code = await browser.receivedCode(phone)
  expect((await browser.call(checkSmsCode, { phone, type, service_code: '3', sms_code })).code).toBe(0)
  const password = 'Neu@2027'
  const there = afterwards(browser)
  const reset = await there.call(forgetPassword, { phone, type, sms_code, password, confirm_password: password })
  expect(reset.code).toBe(30002)
  const proof = await browser.proof(browser.appId('sms'))
  const sent = await there.call(sendEmployerCode, { phone, type, service_code: '3', ...proof })
  expect(brief(sent)).toEqual([30001, '该手机号尚未注册，请先注册'])
})

it('voids the sessions of the demonstration, of every kind, and the tickets made with them', async () => {
  const logIns: ((browser: Browser) => Promise<string>)[] = [
    (browser) => browser.logIn('13800000003'),
    async (browser) => (await browser.logInEmployer(EMPLOYER)).data.user_id,
    async (browser) => (await browser.logInSchool('univadmin')).data.user_id,
    async (browser) => (await browser.logInChannel('organiser')).data.user_id,
  ]
  for (const logIn of logIns) {
    const browser = demo.browser()
    const user_id = await logIn(browser)
    const { ticket } = (await browser.call(createTransfer, { domain: 'univ.localhost' })).data
    expect((await real.browser().call(exchangeTransfer, { ticket, login_type: 'student', user_id })).code).toBe(30011)
    expect((await afterwards(browser).call(createTransfer, { domain: 'univ.localhost' })).code).toBe(20011)
    expect((await afterwards(browser).call(getCommon, {})).code).toBe(20011)
    expect((await afterwards(browser).call(checkStudentLogin, { user_id })).code).toBe(10008)
  }
})

it('gives no session that counts for a code that was confirmed in the demonstration', async () => {
  const browser = demo.browser()
  const userId = await demo.browser().logIn('13800000002')
  const { data } = await browser.call(getLoginQrCode, { page: '/' })
  const { waiting }: { waiting: { address: string }[] } = await browser.read('/demo')
  const scene = new URL(waiting[0]?.address ?? '').searchParams.get('scene') ?? ''
  await browser.read(`/m/scan?scene=${scene}`)
  expect((await browser.decide(scene, 'confirm', userId)).statusCode).toBe(200)
  const there = afterwards(browser)
  await there.call(loginByQrCode, { uuid: data.UUID })
  expect(there.jar.has('session_id')).toBe(true)
  expect((await there.call(getCommon, {})).code).toBe(20011)
})

it('holds accounts that were registered during the demonstration for the demonstration’s, and only those', async () => {
  const visitor = demo.browser()
  expect((await visitor.logInEmployerByCode('13955580001')).code).toBe(0)
  const browser = demo.browser()
  await browser.requestEmployerCode('13955580002', 'login')
  const smsCode = await browser.receivedCode('13955580002')
  const there = afterwards(browser)
  expect((await there.call(employerLogin, { phone: '13955580002', type, login_type: '1', smsCode })).code).toBe(0)
  expect((await there.call(createTransfer, { domain: 'univ.localhost' })).code).toBe(0)

  demo.advance(60_000)
  const again = demo.browser()
  await again.requestEmployerCode('13955580001', 'login')
  const late = {
    phone: '13955580001',
    type,
    login_type: '1',
    smsCode: await again.receivedCode('13955580001'),
  } as const
  expect(brief(await afterwards(again).call(employerLogin, late))).toEqual([20013, HELD])
})
