import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { getLoginQrCode } from '../../../contract/calls/authentication.ts'
import { createCaptcha } from '../../../contract/calls/captcha.ts'
import { getStudentQrCode } from '../../../contract/calls/site.ts'
import { createTransfer } from '../../../contract/calls/transfer.ts'
import { codes } from '../../../contract/codes.ts'
import { createMemoryEphemeral, type Ephemeral, families } from '../../../server/platform/ephemeral/ephemeral.ts'
import { upload } from '../world/multipart.ts'
import { pdfOf } from '../world/sample-files.ts'
import { openStore, type Store } from '../world/store.ts'
import { type Browser, createWorld, type World } from '../world.ts'

const ROOM = 20

let store: Store
let ephemeral: Ephemeral
let world: World
let counted: string[]

beforeAll(async () => {
  store = await openStore()
})
beforeEach(async () => {
  counted = []
  const kept = createMemoryEphemeral(Date.now, { ...families, visitor: ROOM })
  ephemeral = {
    ...kept,
    increment(key, ttl) {
      counted.push(key)
      return kept.increment(key, ttl)
    },
  }
  world = await createWorld(store.db, { ephemeral })
})
afterEach(() => world.close())
afterAll(() => store.close())

const HOST = 'univ.localhost'
const askForCode = (browser: Browser) => browser.call(getStudentQrCode, { scene: 'nobodys' })
const transfer = (browser: Browser) => browser.call(createTransfer, { domain: 'faculty.localhost' })
const send = (browser: Browser) => upload(browser, { purpose: 'attachment' }, pdfOf('a'))

it.each<readonly [string, (browser: Browser) => Promise<unknown>]>([
  ['codes to log in', (browser) => browser.call(getLoginQrCode, { page: '/' })],
  ['puzzles', (browser) => browser.call(createCaptcha, { appid: browser.appId('sms') })],
  ['codes of the site', askForCode],
  ['tickets', transfer],
  ['uploads', send],
])('counts %s against all networks of an IPv6 customer, too', async (_, ask) => {
  const student = world.browser(HOST, '2001:db8:1:2::5')
  await student.logIn('13800000001')
  counted.splice(0)
  await ask(student)
  const ofNetwork = counted.filter((key) => key.endsWith(':address:2001:db8:1:2::'))
  expect(ofNetwork).toHaveLength(1)
  expect(counted).toContain(ofNetwork[0]?.replace('address:2001:db8:1:2::', 'customer:2001:db8:1::'))
})

it('ends what an IPv6 customer asks for, whichever of its networks each call comes from', async () => {
  await ephemeral.set('visitor:rate:code:customer:2001:db8:1::', '599', 60_000)
  const codeFrom = async (address: string) => (await askForCode(world.browser(HOST, address))).code
  expect([await codeFrom('2001:db8:1:1::'), await codeFrom('2001:db8:1:2::')]).toEqual([codes.forbidden, codes.refused])
  expect(await codeFrom('2001:db8:2:1::')).toBe(codes.forbidden)
})

it('keeps room for who is logged in, however many strangers come', async () => {
  const student = world.browser(HOST)
  await student.logIn('13800000001')
  const answers: number[] = []
  for (let one = 0; one <= ROOM; one += 1)
    answers.push((await askForCode(world.browser(HOST, `198.51.100.${one}`))).status)
  expect(answers.at(-1)).toBe(503)
  expect([(await transfer(student)).code, (await send(student)).code]).toEqual([0, 0])
})
