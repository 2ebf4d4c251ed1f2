import { expect, it, vi } from 'vitest'
import { checkStudentLogin, getCommon, loginByQrCode, logout } from '../../../contract/calls/authentication.ts'
import { createKnownBrowsers } from '../../../server/areas/login/known-browsers.ts'
import { createMemoryEphemeral } from '../../../server/platform/ephemeral/ephemeral.ts'
import { loginCodes, NOBODY_YET } from '../world/login-codes.ts'
import { freshWorlds } from '../world/stage.ts'
import { createWorld } from '../world.ts'

const stage = freshWorlds()
const { confirmed, nowIn, open, otherId, seen, sessionCount, showCode, studentId } = loginCodes(stage)

it('gives the session again to the browser that asks again, since an answer may be lost [QR-2]', async () => {
  const browser = stage.world.browser()
  const code = await showCode(browser)
  const before = await sessionCount()
  await confirmed(code)
  expect(await Promise.all([code.poll(), code.poll(), code.poll()])).toEqual([nowIn(), nowIn(), nowIn()])
  const session = browser.jar.get('session_id') ?? ''
  browser.jar.delete('session_id')
  stage.world.advance(89_999)
  expect(await code.poll()).toEqual(nowIn())
  expect(browser.jar.get('session_id')).toBe(session)
  expect(await sessionCount()).toBe(before + 1)
  expect((await browser.call(getCommon, {})).data.user_id).toBe(studentId())
  stage.world.advance(1)
  expect(await code.poll()).toEqual(NOBODY_YET('expired'))
})

it('gives the session no more once the page has its answer, or the visitor logged out [QR-2]', async () => {
  const browser = stage.world.browser()
  const first = await showCode(browser)
  const phone = await confirmed(first)
  await first.poll()
  await first.release()
  expect(await first.poll()).toEqual(NOBODY_YET('expired'))
  expect(await seen(phone, first)).toBe('taken')
  expect((await browser.call(getCommon, {})).data.user_id).toBe(studentId())
  const second = await showCode(browser)
  await confirmed(second)
  await second.poll()
  await browser.call(logout, {})
  expect(await second.poll()).toEqual(NOBODY_YET('expired'))
  expect(browser.jar.has('session_id')).toBe(false)
})

it('gives a stolen UUID, polled elsewhere, nothing, before and after it was fetched', async () => {
  const browser = stage.world.browser()
  const thief = stage.world.browser()
  await showCode(thief)
  const code = await showCode(browser)
  await confirmed(code)
  const steal = async () => (await thief.call(loginByQrCode, { uuid: code.uuid })).data
  expect(await steal()).toEqual(NOBODY_YET('expired'))
  expect(await code.poll()).toEqual(nowIn())
  expect(await steal()).toEqual(NOBODY_YET('expired'))
  expect(thief.jar.has('session_id')).toBe(false)
})

it('polls with another secret than the picture carries', async () => {
  const browser = stage.world.browser()
  const { uuid, scene } = await showCode(browser)
  expect(scene).toMatch(/^[A-Za-z0-9_-]{22,32}$/)
  expect((await browser.call(loginByQrCode, { uuid: scene })).data).toEqual(NOBODY_YET('expired'))
  expect(await open(stage.world.browser(), uuid)).toEqual({
    status: 'expired',
    site: '',
    browser: '',
    place: '',
    at: '',
  })
})

it('polls without a question to the database', async () => {
  const code = await showCode(stage.world.browser())
  await confirmed(code)
  const questions = (['select', 'insert', 'update', 'delete', 'execute', 'transaction'] as const).map((name) =>
    vi.spyOn(stage.store.db, name),
  )
  await stage.store.cut()
  expect((await code.poll()).status).toBe('confirmed')
  expect((await code.poll()).status).toBe('confirmed')
  await stage.store.mend()
  expect(questions.map((question) => question.mock.calls.length)).toEqual([0, 0, 0, 0, 0, 0])
  vi.restoreAllMocks()
})

it('remembers the browser for its student, and longer than its session [QR-2]', async () => {
  const browser = stage.world.browser()
  const code = await showCode(browser)
  const id = browser.jar.get('browser_id') ?? ''
  const knows = (userId: string) => createKnownBrowsers(stage.store.db, now).knows({ loginType: 'student', userId }, id)
  let now = () => Date.UTC(2026, 10, 20, 9)
  expect(await knows(studentId())).toBe(false)
  await confirmed(code)
  expect([await knows(studentId()), await knows(otherId())]).toEqual([true, false])
  const { headers } = await browser.call(loginByQrCode, { uuid: code.uuid })
  expect(headers['set-cookie']).toContain(`browser_id=${id}; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax`)
  now = () => Date.UTC(2026, 10, 20, 9) + 179 * 86_400_000
  stage.world.advance(179 * 86_400_000)
  await browser.whoAmI()
  expect([browser.jar.has('session_id'), browser.jar.get('browser_id'), await knows(studentId())]).toEqual([
    false,
    id,
    true,
  ])
})

it('writes no id of the session that the browser has into the code', async () => {
  const ephemeral = createMemoryEphemeral(() => Date.UTC(2026, 10, 20, 9))
  const world = await createWorld(stage.store.db, { ephemeral })
  const written = [vi.spyOn(ephemeral, 'set'), vi.spyOn(ephemeral, 'compareAndSet')]
  const browser = world.browser()
  await browser.logIn('13800000001')
  const { scene } = await showCode(browser)
  await open(world.browser(), scene)
  const text = JSON.stringify(written.map(({ mock }) => mock.calls))
  expect(text).toContain(scene)
  expect(text).not.toContain(browser.jar.get('session_id') ?? '')
  await world.close()
})

it('ends the session that the browser had before', async () => {
  const browser = stage.world.browser()
  await browser.logIn('13800000001')
  const former = browser.jar.get('session_id') ?? ''
  const code = await showCode(browser)
  await confirmed(code)
  await code.poll()
  expect(browser.jar.get('session_id')).not.toBe(former)
  const thief = stage.world.browser()
  thief.jar.set('session_id', former)
  expect((await thief.call(checkStudentLogin, { user_id: '0' })).code).toBe(10008)
})
