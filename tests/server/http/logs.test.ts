import { expect, it } from 'vitest'
import { getCommon, getLoginQrCode, login, loginByQrCode, logout } from '../../../contract/calls/authentication.ts'
import { checkSmsCode, forgetPassword } from '../../../contract/calls/employer.ts'
import { createTransfer, exchangeTransfer } from '../../../contract/calls/transfer.ts'
import { sharedWorld } from '../world/stage.ts'
import { PASSWORD, wrong } from '../world.ts'

const stage = sharedWorld()

it('logs no phone, code, ticket, session, UUID, scene or query of a login', async () => {
  const phone = '13800000001'
  const browser = stage.world.browser()
  const proof = await browser.proof()
  stage.world.advance(1)
  await browser.requestCode(phone)
  const smsCode = await browser.receivedCode(phone)
  await browser.call(login, { phone, smsCode: wrong(smsCode) })
  const { data: own } = await browser.call(login, { phone, smsCode })
  const first = browser.jar.get('session_id') ?? ''
  const { data: shown } = await browser.call(getLoginQrCode, { page: 'pages/login' })
  const { waiting }: { waiting: { address: string }[] } = await browser.read('/demo')
  const scene = new URL(waiting[0]?.address ?? '').searchParams.get('scene') ?? ''
  await stage.world.browser().read(`/m/scan?scene=${scene}`)
  await stage.world.browser().decide(scene, 'confirm', own.user_id)
  await browser.call(loginByQrCode, { uuid: shown.UUID })
  const second = browser.jar.get('session_id') ?? ''
  await browser.call(getCommon, {})
  await stage.store.cut()
  await browser.call(getCommon, {})
  await stage.store.mend()
  await browser.call(logout, {})

  const logged = stage.world.logged()
  expect(logged).toContain('"route":"/api/user/login"')
  const secrets = [
    phone,
    smsCode,
    proof.captcha_ticket,
    proof.captcha_randstr,
    first,
    second,
    shown.UUID,
    scene,
    browser.jar.get('browser_id') ?? '',
    '林小满',
    '?',
  ]
  expect(secrets.filter((secret) => secret === '' || logged.includes(secret))).toEqual([])
})

it('logs no phone, password, code, ticket, name or browser of the other logins', async () => {
  const phone = '13900000001'
  const browser = stage.world.browser()
  await browser.logInEmployer(phone, 'Wrong@2026')
  const { data: own } = await browser.logInEmployer(phone)
  const { data: transfer } = await browser.call(createTransfer, { domain: 'faculty.localhost' })
  const { ticket } = transfer
  await stage.world
    .browser('faculty.localhost')
    .call(exchangeTransfer, { ticket, login_type: 'company', user_id: own.user_id })
  await stage.world.browser().logInSchool('univadmin')
  await browser.requestEmployerCode(phone, 'forgot')
  const sms_code = await browser.receivedCode(phone)
  await stage.store.cut()
  await browser.logInSchool('univadmin')
  await browser.call(checkSmsCode, { phone, type: '2', service_code: '3', sms_code })
  await stage.store.mend()
  const password = 'Neu@2027'
  await browser.call(forgetPassword, { phone, type: '2', sms_code, password, confirm_password: password })

  const logged = stage.world.logged()
  expect(logged).toContain('"route":"/api/user/transfer"')
  const secrets = [
    phone,
    sms_code,
    ticket,
    ticket.split('.')[1] ?? '',
    PASSWORD,
    'Wrong@2026',
    password,
    'univadmin',
    '$argon2id',
    browser.jar.get('browser_id') ?? '',
    '?',
  ]
  expect(secrets.filter((secret) => secret === '' || logged.includes(secret))).toEqual([])
})

it('logs no poll', async () => {
  const before = stage.world.logged()
  await stage.world.browser().call(loginByQrCode, { uuid: 'any' })
  expect(stage.world.logged()).toBe(before)
})
