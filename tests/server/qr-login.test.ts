import { eq } from 'drizzle-orm'
import { beforeAll, expect, it, vi } from 'vitest'
import { checkStudentLogin, getCommon, getLoginQrCode, loginByQrCode } from '../../contract/calls/authentication.ts'
import { sessions, students } from '../../server/db/schema.ts'
import { freshWorlds } from './stage.ts'
import type { Browser } from './world.ts'

const stage = freshWorlds()
let studentId: string

beforeAll(async () => {
  const [student] = await stage.store.db.select().from(students).where(eq(students.phone, '13800000003'))
  studentId = String(student?.id)
})

const NOBODY_YET = (status: string) => ({ user_id: '0', status })

async function showCode(browser: Browser) {
  const { data } = await browser.call(getLoginQrCode, { page: 'pages/login' })
  const { waiting }: { waiting: { address: string }[] } = await browser.read('/demo')
  const scene = new URL(waiting[0]?.address ?? '').searchParams.get('scene') ?? ''
  const poll = async () => (await browser.call(loginByQrCode, { uuid: data.UUID })).data
  return { uuid: data.UUID, scene, poll }
}

const open = (phone: Browser, scene: string) => phone.read(`/m/scan?scene=${scene}`)

it('logs in the browser that shows the code once the phone confirms [QR-1] [QR-2] [QR-6]', async () => {
  const browser = stage.world.browser()
  const phone = stage.world.browser()
  const { scene, poll } = await showCode(browser)
  expect(await poll()).toEqual(NOBODY_YET('waiting'))
  expect(await open(phone, scene)).toEqual({
    status: 'scanned',
    site: '江临大学',
    browser: '未知浏览器',
    place: '本机',
    at: '2026-11-20T09:00:00.000Z',
  })
  expect(await poll()).toEqual(NOBODY_YET('scanned'))
  expect((await phone.decide(scene, 'confirm', studentId)).json().status).toBe('confirmed')
  expect(await poll()).toEqual({ user_id: studentId, status: 'confirmed' })
  expect((await browser.call(getCommon, {})).data.name).toBe('周予安')
  expect(phone.jar.has('session_id')).toBe(false)
})

it('gives the session to one poll, once', async () => {
  const browser = stage.world.browser()
  const { scene, poll } = await showCode(browser)
  await stage.world.browser().decide(scene, 'confirm', studentId)
  const answers = await Promise.all([poll(), poll(), poll()])
  expect(answers.filter(({ status }) => status === 'confirmed')).toHaveLength(1)
  expect(await poll()).toEqual(NOBODY_YET('expired'))
})

it('gives a stolen UUID, polled elsewhere, nothing', async () => {
  const browser = stage.world.browser()
  const thief = stage.world.browser()
  await showCode(thief)
  const { uuid, scene, poll } = await showCode(browser)
  await stage.world.browser().decide(scene, 'confirm', studentId)
  const stolen = await thief.call(loginByQrCode, { uuid })
  expect(stolen.data).toEqual(NOBODY_YET('expired'))
  expect(thief.jar.has('session_id')).toBe(false)
  expect((await poll()).user_id).toBe(studentId)
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

it('keeps one live code a browser', async () => {
  const browser = stage.world.browser()
  const former = await showCode(browser)
  const present = await showCode(browser)
  expect(await former.poll()).toEqual(NOBODY_YET('expired'))
  expect(await open(stage.world.browser(), former.scene)).toMatchObject({ status: 'expired' })
  expect(await present.poll()).toEqual(NOBODY_YET('waiting'))
})

it('lets a code live 90 seconds', async () => {
  const browser = stage.world.browser()
  const { scene, poll } = await showCode(browser)
  stage.world.advance(89_999)
  expect(await poll()).toEqual(NOBODY_YET('waiting'))
  stage.world.advance(1)
  expect(await poll()).toEqual(NOBODY_YET('expired'))
  expect((await stage.world.browser().decide(scene, 'confirm', studentId)).json().status).toBe('expired')
})

it('leaves the browser ten seconds to fetch what was confirmed at the last moment', async () => {
  const { scene, poll } = await showCode(stage.world.browser())
  stage.world.advance(89_000)
  await stage.world.browser().decide(scene, 'confirm', studentId)
  stage.world.advance(9_999)
  expect((await poll()).status).toBe('confirmed')
})

it('tells the browser of a cancelled login, which a later confirmation does not revive', async () => {
  const phone = stage.world.browser()
  const { scene, poll } = await showCode(stage.world.browser())
  await open(phone, scene)
  expect((await phone.decide(scene, 'cancel', studentId)).json().status).toBe('cancelled')
  expect(await poll()).toEqual(NOBODY_YET('cancelled'))
  expect((await phone.decide(scene, 'confirm', studentId)).json().status).toBe('cancelled')
  expect(await poll()).toEqual(NOBODY_YET('cancelled'))
})

it('confirms once however often it is clicked', async () => {
  const phone = stage.world.browser()
  const { scene, poll } = await showCode(stage.world.browser())
  const before = await stage.store.db.$count(sessions)
  const answers = await Promise.all([1, 2, 3].map(() => phone.decide(scene, 'confirm', studentId)))
  expect(answers.map((answer) => answer.json().status)).toEqual(['confirmed', 'confirmed', 'confirmed'])
  expect(await stage.store.db.$count(sessions)).toBe(before + 1)
  expect((await poll()).status).toBe('confirmed')
  expect((await phone.decide(scene, 'confirm', studentId)).json().status).toBe('confirmed')
})

it('confirms for nobody that does not exist', async () => {
  const { scene, poll } = await showCode(stage.world.browser())
  for (const userId of ['0', '999999', "1' or '1'='1", '']) {
    expect((await stage.world.browser().decide(scene, 'confirm', userId)).statusCode).toBe(400)
  }
  expect(await poll()).toEqual(NOBODY_YET('waiting'))
})

it('does not take a preview for a scan', async () => {
  const phone = stage.world.browser()
  const { scene, poll } = await showCode(stage.world.browser())
  const url = `/m/scan?scene=${scene}`
  const ahead = await phone.request({ method: 'GET', url, headers: { 'sec-purpose': 'prefetch;prerender' } })
  expect(ahead.body).toContain('确认登录</button>')
  expect((await phone.request({ method: 'HEAD', url })).statusCode).toBe(404)
  expect(await poll()).toEqual(NOBODY_YET('waiting'))
})

it('polls without a question to the database', async () => {
  const browser = stage.world.browser()
  const { scene, poll } = await showCode(browser)
  await stage.world.browser().decide(scene, 'confirm', studentId)
  const questions = (['select', 'insert', 'update', 'delete', 'execute', 'transaction'] as const).map((name) =>
    vi.spyOn(stage.store.db, name),
  )
  await stage.store.cut()
  expect((await poll()).status).toBe('confirmed')
  expect((await poll()).status).toBe('expired')
  await stage.store.mend()
  expect(questions.map((question) => question.mock.calls.length)).toEqual([0, 0, 0, 0, 0, 0])
  vi.restoreAllMocks()
})

it('ends the session that the browser had before', async () => {
  const browser = stage.world.browser()
  await browser.logIn('13800000001')
  const former = browser.jar.get('session_id') ?? ''
  const { scene, poll } = await showCode(browser)
  await stage.world.browser().decide(scene, 'confirm', studentId)
  await poll()
  expect(browser.jar.get('session_id')).not.toBe(former)
  const thief = stage.world.browser()
  thief.jar.set('session_id', former)
  expect((await thief.call(checkStudentLogin, { user_id: '0' })).code).toBe(10008)
})

it('voids the code of a browser that logs in by message', async () => {
  const browser = stage.world.browser()
  const { scene, poll } = await showCode(browser)
  await browser.logIn('13800000002')
  expect((await stage.world.browser().decide(scene, 'confirm', studentId)).json().status).toBe('expired')
  expect(await poll()).toEqual(NOBODY_YET('expired'))
})
