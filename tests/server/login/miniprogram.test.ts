import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { CallSpec } from '../../../contract/call.ts'
import { getLoginQrCode, loginByQrCode } from '../../../contract/calls/authentication.ts'
import {
  cancelLoginCode,
  confirmLoginCode,
  getLoginCodeStatus,
  scanLoginCode,
} from '../../../contract/calls/miniprogram.ts'
import { sessions, students } from '../../../server/areas/login/schema.ts'
import { signed } from '../world/signed.ts'
import { freshWorlds } from '../world/stage.ts'
import { createWorld, ownScript } from '../world.ts'

const stage = freshWorlds()

/** When each test's clock begins. */
const START = Date.UTC(2026, 10, 20, 9)
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const SCAN = { scene: 'none', openid: 'o6_anna' }

/** A browser with a login code, and the back end of the mini-program that a phone opened it in. */
async function showCode() {
  const browser = stage.world.browser()
  const { data } = await browser.call(getLoginQrCode, { page: '/' })
  const { waiting }: { waiting: { address: string }[] } = await browser.read('/demo')
  const scene = new URL(waiting[0]?.address ?? '').searchParams.get('scene') ?? ''
  const poll = async () => (await browser.call(loginByQrCode, { uuid: data.UUID })).data
  const backEnd = stage.world.browser()
  return {
    poll,
    scan: async (openid: string) => (await backEnd.call(scanLoginCode, { scene, openid })).data,
    look: async (openid: string) => (await backEnd.call(getLoginCodeStatus, { scene, openid })).data.status,
    confirm: async (openid: string, phone: string) =>
      (await backEnd.call(confirmLoginCode, { scene, openid, phone })).data,
    cancel: async (openid: string) => (await backEnd.call(cancelLoginCode, { scene, openid })).data.status,
  }
}

const send = (spec: CallSpec, payload: string, headers: Record<string, string>) =>
  stage.world.app.inject({ method: spec.method, url: spec.path, payload, headers: { ...FORM, ...headers } })

const statusOf = async (payload: string, headers: Record<string, string>) =>
  (await send(scanLoginCode, payload, headers)).statusCode

const BODY = String(new URLSearchParams(SCAN))
const NOTHING = { host: '', site: '', user_agent: '', address: '', asked_at: '' }

it('logs a browser in as the student whose number the messaging app verified [QR-2] [QR-6]', async () => {
  const code = await showCode()
  expect(await code.look('o6_anna')).toBe('waiting')
  expect(await code.poll()).toEqual({ user_id: '0', status: 'waiting' })
  expect(await code.scan('o6_anna')).toEqual({
    status: 'scanned',
    host: 'univ.localhost',
    site: '江临大学',
    user_agent: 'lightMyRequest',
    address: '127.0.0.1',
    asked_at: '2026-11-20T09:00:00.000Z',
  })
  expect((await code.poll()).status).toBe('scanned')
  expect((await code.confirm('o6_anna', '13800000003')).status).toBe('confirmed')
  expect(await code.look('o6_anna')).toBe('confirmed')
  const [anna] = await stage.store.db.select().from(students).where(eq(students.phone, '13800000003'))
  expect(await code.poll()).toEqual({ user_id: String(anna?.id), status: 'confirmed' })
  expect(await code.look('o6_anna')).toBe('taken')
})

it('registers a number that is new, Taiwan’s in one spelling', async () => {
  const find = (phone: string) => stage.store.db.select().from(students).where(eq(students.phone, phone))
  expect(await find('886912345670')).toEqual([])
  const code = await showCode()
  await code.scan('o6_tai')
  expect((await code.confirm('o6_tai', '8860912345670')).status).toBe('confirmed')
  const [row] = await find('886912345670')
  expect((await code.poll()).user_id).toBe(String(row?.id))
})

it('tells a second person that the code is taken, who registers and logs in nobody [QR-2]', async () => {
  const code = await showCode()
  await code.scan('o6_anna')
  const before = await stage.store.db.$count(sessions)
  expect(await code.scan('o6_ben')).toEqual({ status: 'claimed', ...NOTHING })
  expect(await code.confirm('o6_ben', '13911112222')).toEqual({ status: 'claimed', ...NOTHING })
  expect(await code.cancel('o6_ben')).toBe('claimed')
  expect(await stage.store.db.select().from(students).where(eq(students.phone, '13911112222'))).toEqual([])
  expect(await stage.store.db.$count(sessions)).toBe(before)
  expect(await code.cancel('o6_anna')).toBe('cancelled')
  expect((await code.poll()).status).toBe('cancelled')
})

it('knows no phone that is none, and no code that is none', async () => {
  const code = await showCode()
  const backEnd = stage.world.browser()
  for (const phone of ['', '12800000000', '0912345678', "1' or '1'='1"]) {
    expect((await backEnd.call(confirmLoginCode, { ...SCAN, phone })).status).toBe(400)
  }
  expect((await backEnd.call(scanLoginCode, SCAN)).data).toEqual({ status: 'expired', ...NOTHING })
  expect((await code.poll()).status).toBe('waiting')
})

describe('a sender that is not the back end', () => {
  it('gets nothing from a page of ours, a session or another key', async () => {
    const browser = stage.world.browser()
    await browser.logIn('13800000001')
    const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    expect(await statusOf(BODY, { host: 'univ.localhost:8080', ...ownScript, cookie })).toBe(403)
    expect(
      await statusOf(BODY, signed(scanLoginCode, BODY, START, { key: 'another key, just as long as it is' })),
    ).toBe(403)
    expect(await statusOf(BODY, signed(scanLoginCode, BODY, START))).toBe(200)
  })

  it('changes nothing of a request: body, call, time or nonce', async () => {
    const headers = signed(scanLoginCode, BODY, START)
    expect(await statusOf(`${BODY}&x=1`, headers)).toBe(403)
    expect(await statusOf(BODY, { ...headers, 'x-timestamp': String(START / 1000 + 1) })).toBe(403)
    expect(await statusOf(BODY, { ...headers, 'x-nonce': 'another-nonce' })).toBe(403)
    expect((await send(cancelLoginCode, BODY, headers)).statusCode).toBe(403)
    expect((await send({ ...scanLoginCode, path: `${scanLoginCode.path}?x=1` }, BODY, headers)).statusCode).toBe(403)
    for (const name of ['x-timestamp', 'x-nonce', 'x-signature']) {
      expect(await statusOf(BODY, { ...headers, [name]: '' })).toBe(403)
    }
    expect(await statusOf(BODY, headers)).toBe(200)
  })

  it('sends a request again: never, however long it waits', async () => {
    const headers = signed(scanLoginCode, BODY, START + 300_000)
    expect(await Promise.all([statusOf(BODY, headers), statusOf(BODY, headers)])).toEqual(
      expect.arrayContaining([200, 403]),
    )
    for (const step of [1, 299_999, 300_000, 1000, 300_000]) {
      stage.world.advance(step)
      expect(await statusOf(BODY, headers)).toBe(403)
    }
  })

  it('comes five minutes late or early at most', async () => {
    const at = (now: number) => statusOf(BODY, signed(scanLoginCode, BODY, now))
    expect(await Promise.all([at(START - 300_000), at(START + 300_000)])).toEqual([200, 200])
    expect(await Promise.all([at(START - 301_000), at(START + 301_000)])).toEqual([403, 403])
  })

  it('sends other bodies than forms', async () => {
    const payload = JSON.stringify(SCAN)
    const headers = { ...signed(scanLoginCode, payload, START), 'content-type': 'application/json' }
    expect((await send(scanLoginCode, payload, headers)).statusCode).toBe(400)
  })
})

it('has the calls only where there is a key', async () => {
  const plain = await createWorld(stage.store.db, { demo: false, env: { MINIPROGRAM_KEY: '' } })
  const answer = await plain.browser().call(scanLoginCode, SCAN)
  expect([answer.status, answer.code]).toEqual([404, 40400])
  await plain.close()
})

it('logs neither phone, scene nor openid', async () => {
  const code = await showCode()
  await code.scan('o6_secretive')
  await code.confirm('o6_secretive', '13911113333')
  for (const secret of ['o6_secretive', '13911113333']) expect(stage.world.logged()).not.toContain(secret)
})

it('takes the request that docs/providers.md shows', async () => {
  const text = readFileSync(new URL('../../../docs/providers.md', import.meta.url), 'utf8')
  const [, key = ''] = /MINIPROGRAM_KEY=([\w-]{32,})/.exec(text) ?? []
  const [, request = ''] = /```http\n([^`]+)```/.exec(text) ?? []
  const [head = '', body = ''] = request.trimEnd().split('\n\n')
  const [line = '', ...rest] = head.split('\n')
  const [method, path = ''] = line.split(' ')
  const headers = Object.fromEntries(rest.map((header) => header.split(': ', 2)))
  const world = await createWorld(stage.store.db, { env: { MINIPROGRAM_KEY: key } })
  const ask = (payload: string) => world.app.inject({ method: method as 'POST', url: path, payload, headers })
  expect((await ask(body.replace('scene=Z', 'scene=z'))).statusCode).toBe(403)
  expect((await ask(body)).json()).toEqual({ code: 0, msg: 'success', data: { status: 'expired', ...NOTHING } })
  expect((await ask(body)).statusCode).toBe(403)
  await world.close()
})
