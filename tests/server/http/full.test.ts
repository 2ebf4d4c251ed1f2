import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { getLoginQrCode } from '../../../contract/calls/authentication.ts'
import { createMemoryEphemeral, type Ephemeral, families } from '../../../server/platform/ephemeral/ephemeral.ts'
import { openStore, type Store } from '../world/store.ts'
import { createWorld, type World } from '../world.ts'

const ROOM = 200
const WRONG = 'Wrong@2026'

let store: Store
let ephemeral: Ephemeral
let world: World
let now: number

beforeAll(async () => {
  store = await openStore()
})
beforeEach(async () => {
  now = 0
  ephemeral = createMemoryEphemeral(() => now, { ...families, qr: ROOM })
  world = await createWorld(store.db, { ephemeral })
})
afterEach(async () => world.close())
afterAll(async () => store.close())

const askFrom = (address: string, locale = 'zh-CN') =>
  world.browser('univ.localhost', address, { cookie: `locale=${locale}` }).call(getLoginQrCode, { page: '/' })

/** New browsers at new addresses ask until there is no room; gives the first answer that is no code. */
async function flood() {
  for (let browser = 0; browser < ROOM; browser += 1) {
    const answer = await askFrom(`203.0.${browser >> 8}.${browser & 255}`)
    if (answer.code !== 0) return answer
  }
  throw new Error('there is always room')
}

it('asks to come again, in words and with a time, where codes have no room, and gives them once there is', async () => {
  const { status, code, data, headers } = await flood()
  expect([status, code, data]).toEqual([503, 50300, null])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect((await askFrom('198.51.100.1')).msg).toBe('服务暂时不可用，请稍后重试')
  expect((await askFrom('198.51.100.1', 'zh-TW')).msg).toBe('服務暫時無法使用，請稍後重試')
  expect((await askFrom('198.51.100.1', 'en')).msg).toBe('The service is unavailable for the moment. Try again later.')
  now += 10 * 60_000
  expect((await askFrom('198.51.100.2')).code).toBe(0)
})

it('counts wrong passwords all the same, and keeps the frozen ones frozen', async () => {
  const fail = async () => (await world.browser('univ.localhost', '198.51.100.7').logInChannel('organiser', WRONG)).code
  const answers: number[] = []
  for (let time = 0; time < 5; time += 1) answers.push(await fail())
  await flood()
  for (let time = 0; time < 6; time += 1) answers.push(await fail())
  expect(answers).toEqual([...Array(10).fill(20024), 500002])
  expect((await world.browser('univ.localhost', '198.51.100.8').logInChannel('organiser')).code).toBe(0)
})
