import { describe, expect, it } from 'vitest'
import { getLoginQrCode } from '../../../contract/calls/authentication.ts'
import { loginCodes, NOBODY_YET } from '../world/login-codes.ts'
import { freshWorlds } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()
const { confirmed, decide, showCode } = loginCodes(stage)

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
