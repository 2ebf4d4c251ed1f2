import { describe, expect, it } from 'vitest'
import { checkStudentLogin, getCommon } from '../../../contract/calls/authentication.ts'
import { loginCodes, NOBODY_YET } from '../world/login-codes.ts'
import { freshWorlds } from '../world/stage.ts'

const stage = freshWorlds()
const { nowIn, decide, open, otherId, seen, sessionCount, showCode } = loginCodes(stage)

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
  expect(await code.poll()).toEqual(nowIn())
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
    expect(await decide(second, code, 'confirm', otherId())).toBe('claimed')
    expect(await decide(second, code, 'cancel')).toBe('claimed')
    expect(await code.poll()).toEqual(NOBODY_YET('scanned'))
    expect(await decide(first, code, 'confirm')).toBe('confirmed')
    expect(await decide(second, code, 'cancel')).toBe('claimed')
    expect(await code.poll()).toEqual(nowIn())
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
    await decide(stage.world.browser(), code, 'confirm', otherId())
    expect(await sessionCount()).toBe(before)
    expect((await browser.call(checkStudentLogin, { user_id: '0' })).data.user_id).not.toBe('0')
  })

  it('lets the first reload its page, before and after it confirmed', async () => {
    const code = await showCode(stage.world.browser())
    const phone = stage.world.browser()
    expect([await seen(phone, code), await seen(phone, code)]).toEqual(['scanned', 'scanned'])
    await decide(phone, code, 'confirm')
    expect(await seen(phone, code)).toBe('confirmed')
    expect(await code.poll()).toEqual(nowIn())
  })

  it('tells the other that it was too late when the first has cancelled', async () => {
    const code = await showCode(stage.world.browser())
    const [first, second] = [stage.world.browser(), stage.world.browser()]
    await seen(first, code)
    expect(await decide(first, code, 'cancel')).toBe('cancelled')
    expect(await decide(second, code, 'confirm', otherId())).toBe('claimed')
    expect(await code.poll()).toEqual(NOBODY_YET('cancelled'))
  })
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

it('says the time of the request with its zone, and to the page that makes it local', async () => {
  const phone = stage.world.browser()
  const { scene } = await showCode(stage.world.browser())
  const { body } = await phone.request({ method: 'GET', url: `/m/scan?scene=${scene}` })
  expect(body).toMatch(/<time datetime="[\d-]+T[\d:.]+Z">GMT\+8 \d\d:\d\d:\d\d<\/time>/)
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
