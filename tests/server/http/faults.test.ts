import { expect, it } from 'vitest'
import {
  checkStudentLogin,
  getCommon,
  getLoginQrCode,
  loginByQrCode,
  logout,
} from '../../../contract/calls/authentication.ts'
import { getSiteInfo } from '../../../contract/calls/site.ts'
import { freshWorlds } from '../world/stage.ts'

const stage = freshWorlds()

it('answers 503 at once while the database is gone, fails sessions closed, and recovers unaided', async () => {
  const browser = stage.world.browser()
  const own = await browser.logIn('13800000001')
  await stage.store.cut()
  const failed = [
    await browser.call(getCommon, {}),
    await browser.call(checkStudentLogin, { user_id: own }),
    await browser.call(getSiteInfo, { domain: 'univ.localhost' }),
    await browser.call(logout, {}),
  ]
  expect(failed.map(({ status, code, data }) => [status, code, data])).toEqual(Array(4).fill([503, 50300, null]))
  expect(failed[0]?.msg).toBe('服务暂时不可用，请稍后重试')
  expect((await stage.world.app.inject('/healthz')).statusCode).toBe(503)
  expect(browser.jar.has('session_id')).toBe(true)
  await stage.store.mend()
  expect((await browser.call(checkStudentLogin, { user_id: own })).data).toEqual({ user_id: own })
  expect((await stage.world.app.inject('/healthz')).json()).toEqual({ ok: true })
})

it('shows and polls login codes without a database', async () => {
  const browser = stage.world.browser()
  await stage.store.cut()
  const { data } = await browser.call(getLoginQrCode, { page: 'p' })
  const polled = await browser.call(loginByQrCode, { uuid: data.UUID })
  await stage.store.mend()
  expect(polled.data).toEqual({ user_id: '0', status: 'waiting' })
})

it('answers an unforeseen fault with a plain sentence and code 50000', async () => {
  const { select } = stage.store.db
  stage.store.db.select = () => {
    throw new Error('secret detail')
  }
  const answer = await stage.world.browser().call(getSiteInfo, { domain: 'univ.localhost' })
  stage.store.db.select = select
  expect([answer.status, answer.code, answer.msg, answer.data]).toEqual([
    500,
    50000,
    '服务暂时不可用，请稍后重试',
    null,
  ])
  expect(stage.world.logged()).toContain('call failed')
})
