import { afterAll, beforeAll, expect, it } from 'vitest'
import { getCommon, getLoginQrCode, login, loginByQrCode, logout } from '../../contract/calls/authentication.ts'
import { openStore, type Store } from './store.ts'
import { createWorld, type World, wrong } from './world.ts'

let store: Store
let world: World

beforeAll(async () => {
  store = await openStore()
  world = await createWorld(store.db)
})
afterAll(async () => {
  await world.close()
  await store.close()
})

it('logs no phone, code, ticket, session, UUID, scene or query of a login', async () => {
  const phone = '13800000001'
  const browser = world.browser()
  const proof = await browser.proof()
  world.advance(1)
  await browser.requestCode(phone)
  const smsCode = await browser.receivedCode(phone)
  await browser.call(login, { phone, smsCode: wrong(smsCode) })
  const { data: own } = await browser.call(login, { phone, smsCode })
  const first = browser.jar.get('session_id') ?? ''
  const { data: shown } = await browser.call(getLoginQrCode, { page: 'pages/login' })
  const { waiting }: { waiting: { address: string }[] } = await browser.read('/demo')
  const scene = new URL(waiting[0]?.address ?? '').searchParams.get('scene') ?? ''
  await world.browser().read(`/m/scan?scene=${scene}`)
  await world.browser().decide(scene, 'confirm', own.user_id)
  await browser.call(loginByQrCode, { uuid: shown.UUID })
  const second = browser.jar.get('session_id') ?? ''
  await browser.call(getCommon, {})
  await store.cut()
  await browser.call(getCommon, {})
  await store.mend()
  await browser.call(logout, {})

  const logged = world.logged()
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

it('logs no poll', async () => {
  const before = world.logged()
  await world.browser().call(loginByQrCode, { uuid: 'any' })
  expect(world.logged()).toBe(before)
})
