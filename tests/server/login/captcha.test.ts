import { expect, it } from 'vitest'
import { createCaptcha } from '../../../contract/calls/captcha.ts'
import { sharedWorld } from '../world/stage.ts'

const stage = sharedWorld()

it('makes puzzles for the site’s own two uses alone [CAP-1]', async () => {
  const browser = stage.world.browser()
  const create = async (appid: string) => {
    const { status, code } = await browser.call(createCaptcha, { appid })
    return [status, code]
  }
  expect(await create('univ-sms-login')).toEqual([200, 0])
  expect(await create('univ-password-login')).toEqual([200, 0])
  expect(await create('main-sms-login')).toEqual([400, 10001])
  expect(await create('')).toEqual([400, 10001])
})

it('makes a browser sixty puzzles a minute', async () => {
  const browser = stage.world.browser()
  const create = async () => (await browser.call(createCaptcha, { appid: 'univ-sms-login' })).code
  for (let made = 0; made < 60; made++) expect(await create()).toBe(0)
  expect(await create()).toBe(20013)
  stage.world.advance(60_000)
  expect(await create()).toBe(0)
})
