import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BODY_LIMIT } from '../../../contract/call.ts'
import { verifyCaptcha } from '../../../contract/calls/captcha.ts'
import { employerLogin } from '../../../contract/calls/employer.ts'
import { encodeParams } from '../../../contract/encoding.ts'
import { PATIENCE } from '../../../server/platform/platform.ts'
import { openStore, type Store } from '../world/store.ts'
import { createWorld, ownScript, type World } from '../world.ts'

let store: Store
let world: World
let port: number

beforeAll(async () => {
  store = await openStore()
  world = await createWorld(store.db, { patience: { ...PATIENCE, headers: 100, request: 300, check: 20 } })
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  port = (world.app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await world.close()
  await store.close()
})

/** Sends what is given and nothing more; what comes back until the server hangs up. */
async function sendAndWait(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answered = ''
  socket.on('data', (chunk) => {
    answered += chunk
  })
  socket.on('error', () => {})
  socket.write(text)
  await once(socket, 'close')
  return answered
}

const HEAD = `POST ${verifyCaptcha.path} HTTP/1.1\r\nHost: univ.localhost\r\nSec-Fetch-Site: same-origin\r\nSec-Fetch-Dest: empty\r\nContent-Type: application/x-www-form-urlencoded\r\n`

describe('a client that never comes to an end', () => {
  it.each([
    ['in silence', ''],
    ['within the first line', 'GET /api/site/getsi'],
    ['within its headers', HEAD],
    ['within its body', `${HEAD}Content-Length: 1000\r\n\r\nchallenge=a`],
    ['within a body in chunks', `${HEAD}Transfer-Encoding: chunked\r\n\r\n3\r\ncha\r\n`],
  ])(
    '%s is hung up on',
    async (_, text) => {
      expect(await sendAndWait(text)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    },
    60_000,
  )

  it('is hung up on even where it sends another header now and then', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write('GET / HTTP/1.1\r\n')
    const drip = setInterval(() => socket.write('X-A: b\r\n'), 10)
    // Not by `once` of node:events, which fails of the reset that a write after the end may meet.
    await new Promise((resolve) => socket.resume().once('close', resolve))
    clearInterval(drip)
  }, 60_000)

  it('holds up nobody else meanwhile', async () => {
    const slow = sendAndWait(`${HEAD}Content-Length: 1000\r\n\r\nchallenge=a`)
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`)
    expect(answer.status).toBe(200)
    await slow
  }, 60_000)
})

it('waits ten seconds for headers, thirty for a request, three minutes where nothing comes or goes, where nothing else is said', async () => {
  const usual = await createWorld(store.db)
  const { headersTimeout, requestTimeout, timeout } = usual.app.server
  expect([headersTimeout, requestTimeout, timeout]).toEqual([10_000, 30_000, 180_000])
  await usual.close()
})

describe('a body', () => {
  const post = (path: string, payload: string) =>
    world.app.inject({
      method: 'POST',
      url: path,
      payload,
      headers: { host: 'univ.localhost', ...ownScript, 'content-type': 'application/x-www-form-urlencoded' },
    })
  const isTooLarge = { statusCode: 400, code: 10001, connection: 'close' }
  const answerTo = async (path: string, payload: string) => {
    const { statusCode, headers, ...response } = await post(path, payload)
    return { statusCode, code: response.json().code, connection: headers.connection }
  }

  it('is refused with an envelope, and the rest of it not read, where it is larger than a call takes', async () => {
    expect(await answerTo(employerLogin.path, `phone=${'1'.repeat(BODY_LIMIT)}`)).toEqual(isTooLarge)
    expect(await answerTo('/m/scan', `scene=${'1'.repeat(BODY_LIMIT)}`)).toEqual(isTooLarge)
    const endless = `${HEAD.replace(verifyCaptcha.path, employerLogin.path)}Transfer-Encoding: chunked\r\n\r\n`
    const chunk = `${BODY_LIMIT.toString(16)}\r\n${'a'.repeat(BODY_LIMIT)}\r\n`
    expect(await sendAndWait(endless + chunk + chunk)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  }, 60_000)

  it('may be as large as the longest trail of a puzzle, at that call alone', async () => {
    const trail = Array.from({ length: 2000 }, (_, at) => ({ x: at / 7, t: at * 8.123456789 }))
    const longest = new URLSearchParams(encodeParams({ challenge: 'c'.repeat(64), trail })).toString()
    expect(longest.length).toBeGreaterThan(BODY_LIMIT)
    const { statusCode, ...response } = await post(verifyCaptcha.path, longest)
    expect([statusCode, response.json()]).toEqual([200, { code: 0, msg: 'success', data: { result: 'expired' } }])
    expect(await answerTo(employerLogin.path, longest)).toEqual(isTooLarge)
    expect(await answerTo(verifyCaptcha.path, longest.repeat(3))).toEqual(isTooLarge)
  })
})
