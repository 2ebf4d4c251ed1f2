import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { employers, knownBrowsers, sessions } from '../../../server/areas/login/schema.ts'
import { openStore, type Store } from '../world/store.ts'
import { createWorld, type World } from '../world.ts'

const TEN_MINUTES = 600_000
const DAY = 24 * 6 * TEN_MINUTES
/** More than one statement removes. */
const MANY = 2500

let store: Store
let world: World
let now: number

beforeAll(async () => {
  store = await openStore()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  world = await createWorld(store.db)
  now = Date.UTC(2026, 10, 20, 9)
})
afterAll(async () => {
  vi.useRealTimers()
  await store.close()
})

async function fill(prefix: string) {
  const [employer] = await store.db.select().from(employers).limit(1)
  const employerId = employer?.id ?? 0
  const session = (name: string, expiresAt: number) => {
    return { idHash: `${prefix}-${name}`, loginType: 'company' as const, employerId, expiresAt: new Date(expiresAt) }
  }
  const browser = (name: string, seenAt: number) => {
    return {
      loginType: 'company' as const,
      userId: employerId,
      browserHash: `${prefix}-${name}`,
      seenAt: new Date(seenAt),
    }
  }
  const old = Array.from({ length: MANY }, (_, index) => `old-${index}`)
  await store.db.insert(sessions).values([...old.map((name) => session(name, now)), session('open', now + 1)])
  await store.db
    .insert(knownBrowsers)
    .values([...old.map((name) => browser(name, now - 180 * DAY)), browser('known', now - 180 * DAY + 1)])
}

async function left() {
  const kept = [
    ...(await store.db.select({ name: sessions.idHash }).from(sessions)),
    ...(await store.db.select({ name: knownBrowsers.browserHash }).from(knownBrowsers)),
  ]
  return kept.map(({ name }) => name)
}

it('sweeps expired sessions and forgotten browsers at the start and every ten minutes, and stops with the server', async () => {
  await fill('first')
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  await expect.poll(left).toEqual(['first-open', 'first-known'])
  await fill('second')
  expect(await left()).toHaveLength(2 * MANY + 4)
  vi.advanceTimersByTime(TEN_MINUTES)
  await expect.poll(left).toEqual(['first-open', 'second-open', 'first-known', 'second-known'])
  await world.close()
  await fill('third')
  vi.advanceTimersByTime(TEN_MINUTES)
  expect(await left()).toHaveLength(2 * MANY + 6)
})
