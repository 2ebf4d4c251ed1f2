import { describe, expect, it } from 'vitest'
import { getLoginQrCode, login, loginByQrCode, sendCode } from '../../../contract/calls/authentication.ts'
import { createCaptcha } from '../../../contract/calls/captcha.ts'
import { createBrowserIds } from '../../../server/platform/sessions/browser-ids.ts'
import { freshWorlds } from '../world/stage.ts'
import { type Browser, wrong } from '../world.ts'

const stage = freshWorlds()

const OURS = /^[\w-]{46}$/

/** What a client may put in the place of its id. */
const forged: readonly (readonly [what: string, id: string])[] = [
  ['a long text', 'x'.repeat(8000)],
  ['blanks', 'a waiting {"status":"confirmed","userId":"1"}'],
  ['a brace', '{'],
  ['NUL', 'a\0b'],
  ['a line', 'a\tb'],
  ['quotes', '"abc"'],
  ['another alphabet', 'é'.repeat(46)],
  ['the right length', 'A'.repeat(46)],
  ['the id of another server', createBrowserIds('a secret of another server, 32 letters').create()],
]

/** A browser that has been given an id, and that id. */
async function known(): Promise<[Browser, string]> {
  const browser = stage.world.browser()
  await browser.call(getLoginQrCode, { page: 'p' })
  return [browser, browser.jar.get('browser_id') ?? '']
}

describe.each(forged)('%s in the place of the browser’s id', (_, id) => {
  const pretender = () => {
    const browser = stage.world.browser()
    browser.jar.set('browser_id', id)
    return browser
  }

  it('is replaced where a login code is asked for, and polls nothing', async () => {
    const browser = pretender()
    const { status, code, data } = await browser.call(getLoginQrCode, { page: 'p' })
    const given = browser.jar.get('browser_id') ?? ''
    expect([status, code, given === id]).toEqual([200, 0, false])
    expect(given).toMatch(OURS)
    const uuid = data.UUID
    expect((await browser.call(loginByQrCode, { uuid })).data.status).toBe('waiting')
    const poll = await pretender().call(loginByQrCode, { uuid })
    expect([poll.status, poll.code, poll.data.status]).toEqual([200, 0, 'expired'])
  })

  it('is replaced where a one-time password is asked for, which then logs in', async () => {
    const browser = pretender()
    const phone = '13800000006'
    expect(await browser.requestCode(phone)).toBe('success')
    expect(browser.jar.get('browser_id')).toMatch(OURS)
    const smsCode = await browser.receivedCode(phone)
    const elsewhere = await pretender().call(login, { phone, smsCode })
    expect([elsewhere.status, elsewhere.code, elsewhere.data.user_id]).toEqual([200, 0, '0'])
    const { data } = await browser.call(login, { phone, smsCode })
    expect(data.user_id).not.toBe('0')
  })

  it('is replaced where somebody logs in with a password', async () => {
    const browser = pretender()
    expect((await browser.logInChannel('organiser')).code).toBe(0)
    expect(browser.jar.get('browser_id')).toMatch(OURS)
  })

  it('proves nothing of a puzzle', async () => {
    const browser = pretender()
    expect((await browser.call(createCaptcha, { appid: 'univ-sms-login' })).code).toBe(0)
    expect(browser.jar.get('browser_id')).toMatch(OURS)
  })
})

it('is kept as it is where it is ours', async () => {
  const [browser, id] = await known()
  await browser.requestCode('13800000007')
  await browser.call(getLoginQrCode, { page: 'p' })
  expect(browser.jar.get('browser_id')).toBe(id)
})

it('is not ours any more with a letter changed, anywhere', async () => {
  const ids = createBrowserIds('the secret of one server, 32 letters')
  const id = ids.create()
  expect(id).toMatch(OURS)
  expect(ids.isOurs(id)).toBe(true)
  for (let at = 0; at < id.length; at++) {
    const other = `${id.slice(0, at)}${id[at] === 'A' ? 'B' : 'A'}${id.slice(at + 1)}`
    expect(ids.isOurs(other)).toBe(false)
  }
  for (const other of ['', id.slice(1), `${id}A`, ` ${id}`, `${id}\n`]) expect(ids.isOurs(other)).toBe(false)
})

it('lets no made-up browser spend the tries at somebody else’s code', async () => {
  const phone = '13800000008'
  const [owner] = await known()
  await owner.requestCode(phone)
  const smsCode = await owner.receivedCode(phone)
  for (let time = 0; time < 6; time++) {
    const stranger = stage.world.browser()
    stranger.jar.set('browser_id', `${time}`.repeat(46))
    await stranger.call(login, { phone, smsCode: wrong(smsCode) })
  }
  expect((await owner.call(login, { phone, smsCode })).data.user_id).not.toBe('0')
})

it('asks a browser without an id of ours for a puzzle of its own before anything is sent', async () => {
  const [browser] = await known()
  const proof = await browser.proof()
  const stranger = stage.world.browser()
  stranger.jar.set('browser_id', 'A'.repeat(46))
  const { data } = await stranger.call(sendCode, { phone: '13800000009', type: '1', ...proof })
  expect(data.msg).not.toBe('success')
})
