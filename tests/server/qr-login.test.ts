import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import {
  checkStudentLogin,
  getCommon,
  getLoginQrCode,
  loginByQrCode,
  logout,
  releaseLoginQrCode,
} from '../../contract/calls/authentication.ts'
import { createMemoryEphemeral } from '../../server/adapters/ephemeral.ts'
import { createKnownBrowsers } from '../../server/authentication/known-browsers.ts'
import { sessions, students } from '../../server/db/schema.ts'
import { freshWorlds } from './stage.ts'
import { type Browser, createWorld } from './world.ts'

const stage = freshWorlds()
let studentId: string
let otherId: string

beforeAll(async () => {
  const idOf = async (phone: string) => {
    const [student] = await stage.store.db.select().from(students).where(eq(students.phone, phone))
    return String(student?.id)
  }
  studentId = await idOf('13800000003')
  otherId = await idOf('13800000002')
})

const NOBODY_YET = (status: string) => ({ user_id: '0', status })
const CONFIRMED = () => ({ user_id: studentId, status: 'confirmed' })

async function showCode(browser: Browser) {
  const { data } = await browser.call(getLoginQrCode, { page: 'pages/login' })
  const { waiting }: { waiting: { address: string }[] } = await browser.read('/demo')
  const scene = new URL(waiting[0]?.address ?? '').searchParams.get('scene') ?? ''
  const poll = async () => (await browser.call(loginByQrCode, { uuid: data.UUID })).data
  const release = () => browser.call(releaseLoginQrCode, { uuid: data.UUID })
  return { uuid: data.UUID, scene, poll, release }
}

type Code = Awaited<ReturnType<typeof showCode>>

const open = (phone: Browser, scene: string) => phone.read(`/m/scan?scene=${scene}`)

/** What the phone is told when it opens, or reloads, a code. */
const seen = async (phone: Browser, { scene }: Code) => ((await open(phone, scene)) as { status: string }).status

/** What the phone is told of its decision. */
const decide = async (phone: Browser, { scene }: Code, decision: 'confirm' | 'cancel', userId = studentId) =>
  (await phone.decide(scene, decision, userId)).json().status as string

/** A phone that scanned and confirmed. */
async function confirmed(code: Code) {
  const phone = stage.world.browser()
  await seen(phone, code)
  expect(await decide(phone, code, 'confirm')).toBe('confirmed')
  return phone
}

const sessionCount = () => stage.store.db.$count(sessions)

it('logs in the browser that shows the code once the phone confirms [QR-1] [QR-2] [QR-6]', async () => {
  const browser = stage.world.browser()
  const phone = stage.world.browser()
  const code = await showCode(browser)
  expect(await code.poll()).toEqual(NOBODY_YET('waiting'))
  expect(await open(phone, code.scene)).toEqual({
    status: 'scanned',
    site: '江临大学',
    browser: '未知浏览器',
    place: '本机',
    at: '2026-11-20T09:00:00.000Z',
  })
  expect(await code.poll()).toEqual(NOBODY_YET('scanned'))
  expect(await decide(phone, code, 'confirm')).toBe('confirmed')
  expect(await seen(phone, code)).toBe('confirmed')
  expect(await code.poll()).toEqual(CONFIRMED())
  expect(await seen(phone, code)).toBe('taken')
  expect((await browser.call(getCommon, {})).data.name).toBe('周予安')
  expect(phone.jar.has('session_id')).toBe(false)
})

describe('two phones with a photo of one code [QR-2]', () => {
  it('lets the first that scans decide, and the other neither confirm as another student nor cancel', async () => {
    const code = await showCode(stage.world.browser())
    const [first, second] = [stage.world.browser(), stage.world.browser()]
    expect(await seen(first, code)).toBe('scanned')
    expect(await open(second, code.scene)).toEqual({ status: 'claimed', site: '', browser: '', place: '', at: '' })
    expect(await decide(second, code, 'confirm', otherId)).toBe('claimed')
    expect(await decide(second, code, 'cancel')).toBe('claimed')
    expect(await code.poll()).toEqual(NOBODY_YET('scanned'))
    expect(await decide(first, code, 'confirm')).toBe('confirmed')
    expect(await decide(second, code, 'cancel')).toBe('claimed')
    expect(await code.poll()).toEqual(CONFIRMED())
    expect([await seen(first, code), await seen(second, code)]).toEqual(['taken', 'claimed'])
  })

  it('has one claim it where both scan at once', async () => {
    const code = await showCode(stage.world.browser())
    const phones = Array.from({ length: 6 }, () => stage.world.browser())
    const told = await Promise.all(phones.map((phone) => seen(phone, code)))
    expect(told.toSorted()).toEqual(['claimed', 'claimed', 'claimed', 'claimed', 'claimed', 'scanned'])
    const decided = await Promise.all(phones.map((phone) => decide(phone, code, 'confirm')))
    expect(decided.map((status) => status === 'confirmed')).toEqual(told.map((status) => status === 'scanned'))
  })

  it('opens no session for the other, and ends none', async () => {
    const browser = stage.world.browser()
    await browser.logIn('13800000001')
    const code = await showCode(browser)
    await seen(stage.world.browser(), code)
    const before = await sessionCount()
    await decide(stage.world.browser(), code, 'confirm', otherId)
    expect(await sessionCount()).toBe(before)
    expect((await browser.call(checkStudentLogin, { user_id: '0' })).data.user_id).not.toBe('0')
  })

  it('lets the first reload its page, before and after it confirmed', async () => {
    const code = await showCode(stage.world.browser())
    const phone = stage.world.browser()
    expect([await seen(phone, code), await seen(phone, code)]).toEqual(['scanned', 'scanned'])
    await decide(phone, code, 'confirm')
    expect(await seen(phone, code)).toBe('confirmed')
    expect(await code.poll()).toEqual(CONFIRMED())
  })

  it('tells the other that it was too late when the first has cancelled', async () => {
    const code = await showCode(stage.world.browser())
    const [first, second] = [stage.world.browser(), stage.world.browser()]
    await seen(first, code)
    expect(await decide(first, code, 'cancel')).toBe('cancelled')
    expect(await decide(second, code, 'confirm', otherId)).toBe('claimed')
    expect(await code.poll()).toEqual(NOBODY_YET('cancelled'))
  })
})

describe('a desktop that closes its dialog [QR-2]', () => {
  it('before the phone confirms: the phone is told, and no session is opened', async () => {
    const code = await showCode(stage.world.browser())
    const phone = stage.world.browser()
    await seen(phone, code)
    await code.release()
    const before = await sessionCount()
    expect(await seen(phone, code)).toBe('closed')
    expect(await decide(phone, code, 'confirm')).toBe('closed')
    expect(await sessionCount()).toBe(before)
    expect(await code.poll()).toEqual(NOBODY_YET('expired'))
  })

  it('after the phone confirmed: the session ends, and the phone is told that nobody was logged in', async () => {
    const browser = stage.world.browser()
    const code = await showCode(browser)
    const before = await sessionCount()
    const phone = await confirmed(code)
    await code.release()
    expect(await sessionCount()).toBe(before)
    expect(await seen(phone, code)).toBe('closed')
    expect(await code.poll()).toEqual(NOBODY_YET('expired'))
    expect(browser.jar.has('session_id')).toBe(false)
  })

  it('without a word: the phone waits as long as the code lives, and is told then', async () => {
    const code = await showCode(stage.world.browser())
    const before = await sessionCount()
    const phone = await confirmed(code)
    stage.world.advance(89_999)
    expect(await seen(phone, code)).toBe('confirmed')
    stage.world.advance(1)
    expect(await seen(phone, code)).toBe('closed')
    expect(await sessionCount()).toBe(before)
    expect(await code.poll()).toEqual(NOBODY_YET('expired'))
  })

  it('is not closed by another browser that has got hold of the uuid', async () => {
    const code = await showCode(stage.world.browser())
    const thief = stage.world.browser()
    await showCode(thief)
    await thief.call(releaseLoginQrCode, { uuid: code.uuid })
    await stage.world.browser().call(releaseLoginQrCode, { uuid: code.uuid })
    expect(await code.poll()).toEqual(NOBODY_YET('waiting'))
  })
})

it('gives the session again to the browser that asks again, since an answer may be lost [QR-2]', async () => {
  const browser = stage.world.browser()
  const code = await showCode(browser)
  const before = await sessionCount()
  await confirmed(code)
  expect(await Promise.all([code.poll(), code.poll(), code.poll()])).toEqual([CONFIRMED(), CONFIRMED(), CONFIRMED()])
  const session = browser.jar.get('session_id') ?? ''
  browser.jar.delete('session_id')
  stage.world.advance(89_999)
  expect(await code.poll()).toEqual(CONFIRMED())
  expect(browser.jar.get('session_id')).toBe(session)
  expect(await sessionCount()).toBe(before + 1)
  expect((await browser.call(getCommon, {})).data.user_id).toBe(studentId)
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
  expect((await browser.call(getCommon, {})).data.user_id).toBe(studentId)
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
  expect(await code.poll()).toEqual(CONFIRMED())
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

it('keeps one live code a browser, and tells the page of the former why', async () => {
  const browser = stage.world.browser()
  const former = await showCode(browser)
  const phone = stage.world.browser()
  await seen(phone, former)
  const present = await showCode(browser)
  expect(await former.poll()).toEqual(NOBODY_YET('replaced'))
  expect(await seen(phone, former)).toBe('closed')
  expect(await decide(phone, former, 'confirm')).toBe('closed')
  expect(await present.poll()).toEqual(NOBODY_YET('waiting'))
})

it('ends the session of a confirmed code that is replaced before it was fetched', async () => {
  const browser = stage.world.browser()
  const former = await showCode(browser)
  const before = await sessionCount()
  const phone = await confirmed(former)
  await showCode(browser)
  expect(await former.poll()).toEqual(NOBODY_YET('replaced'))
  expect(await seen(phone, former)).toBe('closed')
  expect(await sessionCount()).toBe(before)
})

it('lets a code live 90 seconds', async () => {
  const code = await showCode(stage.world.browser())
  stage.world.advance(89_999)
  expect(await code.poll()).toEqual(NOBODY_YET('waiting'))
  stage.world.advance(1)
  expect(await code.poll()).toEqual(NOBODY_YET('expired'))
  expect(await decide(stage.world.browser(), code, 'confirm')).toBe('expired')
})

it('leaves the browser ten seconds to fetch what was confirmed at the last moment', async () => {
  const [kept, late] = [await showCode(stage.world.browser()), await showCode(stage.world.browser())]
  stage.world.advance(89_000)
  await confirmed(kept)
  await confirmed(late)
  stage.world.advance(9_999)
  expect((await kept.poll()).status).toBe('confirmed')
  stage.world.advance(1)
  expect(await late.poll()).toEqual(NOBODY_YET('expired'))
})

it('tells the browser of a cancelled login, which a later confirmation does not revive', async () => {
  const phone = stage.world.browser()
  const code = await showCode(stage.world.browser())
  await seen(phone, code)
  expect(await decide(phone, code, 'cancel')).toBe('cancelled')
  expect(await code.poll()).toEqual(NOBODY_YET('cancelled'))
  expect(await decide(phone, code, 'confirm')).toBe('cancelled')
  expect(await code.poll()).toEqual(NOBODY_YET('cancelled'))
})

it('tells both the same where confirmation and cancellation cross', async () => {
  const phone = stage.world.browser()
  const code = await showCode(stage.world.browser())
  await seen(phone, code)
  const before = await sessionCount()
  await Promise.all([decide(phone, code, 'confirm'), decide(phone, code, 'cancel')])
  const end = await seen(phone, code)
  expect(['confirmed', 'cancelled']).toContain(end)
  expect((await code.poll()).status).toBe(end)
  expect(await sessionCount()).toBe(end === 'confirmed' ? before + 1 : before)
})

it('confirms once however often it is clicked', async () => {
  const phone = stage.world.browser()
  const code = await showCode(stage.world.browser())
  await seen(phone, code)
  const before = await sessionCount()
  const answers = await Promise.all([1, 2, 3].map(() => decide(phone, code, 'confirm')))
  expect(answers).toEqual(['confirmed', 'confirmed', 'confirmed'])
  expect(await sessionCount()).toBe(before + 1)
  expect((await code.poll()).status).toBe('confirmed')
  expect(await decide(phone, code, 'confirm')).toBe('taken')
})

it('confirms for nobody that does not exist', async () => {
  const { scene, poll } = await showCode(stage.world.browser())
  for (const userId of ['0', '999999', "1' or '1'='1", '']) {
    expect((await stage.world.browser().decide(scene, 'confirm', userId)).statusCode).toBe(400)
  }
  expect(await poll()).toEqual(NOBODY_YET('waiting'))
})

it('does not take a preview for a scan, and lets the page that was fetched ahead confirm', async () => {
  const phone = stage.world.browser()
  const code = await showCode(stage.world.browser())
  const url = `/m/scan?scene=${code.scene}`
  const ahead = await phone.request({ method: 'GET', url, headers: { 'sec-purpose': 'prefetch;prerender' } })
  expect(ahead.body).toContain('确认登录</button>')
  expect((await phone.request({ method: 'HEAD', url })).statusCode).toBe(404)
  expect(await code.poll()).toEqual(NOBODY_YET('waiting'))
  expect(await decide(phone, code, 'confirm')).toBe('confirmed')
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
  expect(await knows(studentId)).toBe(false)
  await confirmed(code)
  expect([await knows(studentId), await knows(otherId)]).toEqual([true, false])
  const { headers } = await browser.call(loginByQrCode, { uuid: code.uuid })
  expect(headers['set-cookie']).toContain(`browser_id=${id}; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax`)
  now = () => Date.UTC(2026, 10, 20, 9) + 179 * 86_400_000
  stage.world.advance(179 * 86_400_000)
  await browser.whoAmI()
  expect([browser.jar.has('session_id'), browser.jar.get('browser_id'), await knows(studentId)]).toEqual([
    false,
    id,
    true,
  ])
})

describe('a code whose session nobody fetches leaves whoever is here logged in [QR-2]', () => {
  const loggedIn = async () => {
    const browser = stage.world.browser()
    const own = await browser.logIn('13800000001')
    return { browser, own, code: await showCode(browser) }
  }

  it('where the dialog is closed after the phone confirmed', async () => {
    const { browser, own, code } = await loggedIn()
    await confirmed(code)
    await code.release()
    expect(await browser.whoAmI()).toBe(own)
  })

  it('where the browser is gone until the code is over', async () => {
    const { browser, own, code } = await loggedIn()
    const phone = await confirmed(code)
    stage.world.advance(90_000)
    expect(await seen(phone, code)).toBe('closed')
    expect(await browser.whoAmI()).toBe(own)
  })
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

it('voids the code of a browser that logs in by message', async () => {
  const browser = stage.world.browser()
  const code = await showCode(browser)
  await browser.logIn('13800000002')
  expect(await decide(stage.world.browser(), code, 'confirm')).toBe('expired')
  expect(await code.poll()).toEqual(NOBODY_YET('expired'))
})

describe('codes asked for without end', () => {
  const ask = async (browser: Browser) => {
    const { status, code, msg } = await browser.call(getLoginQrCode, { page: '/' })
    return code === 0 ? 'a code' : [status, code, msg]
  }
  const refused = [200, 20013, '操作过于频繁，请稍后再试']

  it('are thirty a minute for a browser [QR-1]', async () => {
    const browser = stage.world.browser()
    for (let asked = 0; asked < 30; asked += 1) expect(await ask(browser)).toBe('a code')
    expect(await ask(browser)).toEqual(refused)
    expect(await ask(stage.world.browser())).toBe('a code')
    stage.world.advance(60_000)
    expect(await ask(browser)).toBe('a code')
  })

  it('are six hundred a minute for an address, whatever browser asks [QR-1]', async () => {
    const from = (address: string) => ask(stage.world.browser('univ.localhost', address))
    for (let asked = 0; asked < 600; asked += 1) expect(await from(`2001:db8::${asked.toString(16)}`)).toBe('a code')
    expect(await from('2001:db8::ffff')).toEqual(refused)
    expect(await from('2001:db8:0:1::1')).toBe('a code')
  })
})
