import { describe, expect, it } from 'vitest'
import { releaseLoginQrCode } from '../../../contract/calls/authentication.ts'
import { loginCodes, NOBODY_YET } from '../world/login-codes.ts'
import { freshWorlds } from '../world/stage.ts'

const stage = freshWorlds()
const { confirmed, decide, seen, sessionCount, showCode } = loginCodes(stage)

describe('a desktop that closes its dialog [QR-2]', () => {
  it('opens no session where the phone has not confirmed yet, and the phone is told', async () => {
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

  it('ends the session where the phone has confirmed, and the phone is told that nobody was logged in', async () => {
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

  it('leaves the phone waiting as long as the code lives where it says nothing, and the phone is told then', async () => {
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

describe('a code whose session nobody fetches leaves whoever is here logged in [QR-2]', () => {
  const loggedIn = async () => {
    const browser = stage.world.browser()
    const own = await browser.logIn('13800000001')
    return { browser, own, code: await showCode(browser) }
  }

  it('the dialog is closed after the phone confirmed', async () => {
    const { browser, own, code } = await loggedIn()
    await confirmed(code)
    await code.release()
    expect(await browser.whoAmI()).toBe(own)
  })

  it('the browser is gone until the code is over', async () => {
    const { browser, own, code } = await loggedIn()
    const phone = await confirmed(code)
    stage.world.advance(90_000)
    expect(await seen(phone, code)).toBe('closed')
    expect(await browser.whoAmI()).toBe(own)
  })
})

it('voids the code of a browser that logs in by message', async () => {
  const browser = stage.world.browser()
  const code = await showCode(browser)
  await browser.logIn('13800000002')
  expect(await decide(stage.world.browser(), code, 'confirm')).toBe('expired')
  expect(await code.poll()).toEqual(NOBODY_YET('expired'))
})
