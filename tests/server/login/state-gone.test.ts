import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { logout } from '../../../contract/calls/authentication.ts'
import { sessions } from '../../../server/areas/login/schema.ts'
import { createMemoryEphemeral, EphemeralGone, type Key } from '../../../server/platform/ephemeral/ephemeral.ts'
import { sessionHash } from '../../../server/platform/sessions/sessions.ts'
import { sharedWorld } from '../world/stage.ts'
import { createWorld } from '../world.ts'

const stage = sharedWorld()
const clock = () => Date.UTC(2026, 10, 20, 9)

/** A server whose short-lived state is gone for what a test says. */
async function worldLosing() {
  const ephemeral = createMemoryEphemeral(clock)
  const lose = (method: 'take' | 'get' | 'setIfAbsent' | 'increment', isLost: (key: Key) => boolean) => {
    const kept = ephemeral[method].bind(ephemeral) as (...given: unknown[]) => Promise<never>
    vi.spyOn(ephemeral, method).mockImplementation(async (...given: unknown[]) => {
      if (isLost(given[0] as Key)) throw new EphemeralGone()
      return kept(...given)
    })
  }
  return { world: await createWorld(stage.store.db, { ephemeral }), lose, mend: () => vi.restoreAllMocks() }
}

it('logs out while short-lived state is gone: the session is over [OUT-1]', async () => {
  const { world, lose, mend } = await worldLosing()
  const browser = world.browser()
  await browser.logInSchool('univadmin')
  const session = browser.jar.get('session_id') ?? ''
  for (const method of ['take', 'get', 'setIfAbsent', 'increment'] as const) lose(method, () => true)
  expect((await browser.call(logout, {})).code).toBe(0)
  expect(browser.jar.has('session_id')).toBe(false)
  mend()
  expect(session).toMatch(/./)
  expect(await stage.store.db.$count(sessions, eq(sessions.idHash, sessionHash(session)))).toBe(0)
  await world.close()
})

it('lets in whoever is let in already when a login code cannot be voided', async () => {
  const { world, lose, mend } = await worldLosing()
  lose('take', (key) => key.startsWith('qr:'))
  expect((await world.browser().logInSchool('univadmin')).code).toBe(0)
  mend()
  await world.close()
})

it('lets a right password in when its failures cannot be forgotten', async () => {
  const { world, lose, mend } = await worldLosing()
  lose('take', (key) => key.startsWith('security:lock-out:'))
  expect((await world.browser().logInSchool('univadmin')).code).toBe(0)
  mend()
  await world.close()
})

it('counts no failure where the count could not be finished', async () => {
  const { world, lose, mend } = await worldLosing()
  const at = () => world.browser('univ.localhost', '10.5.0.1')
  lose('setIfAbsent', (key) => key.startsWith('security:lock-out:account:'))
  for (let time = 0; time < 12; time++) expect((await at().logInSchool('univadmin', 'Wrong@2026')).code).toBe(50300)
  mend()
  expect((await at().logInSchool('univadmin')).code).toBe(0)
  await world.close()
})
