import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { get, post, UPLOAD_TIMEOUT } from '../../../contract/call.ts'
import { calls } from '../../../contract/calls.ts'
import { codes } from '../../../contract/codes.ts'
import { CallFailure, type Failure } from '../../../contract/failures.ts'
import { lastCall, onSessionRejected, request } from '../../../src/api/client.ts'
import { serverNow } from '../../../src/api/server-time.ts'

const params = v.object({ text: v.string(), filter: v.optional(v.object({ city: v.string() })) })
const answer = v.object({ name: v.string() })
const read = request(get({ path: '/api/read', params, answer }))
const write = request(post({ path: '/api/write', params, answer }))
const upload = request(post({ path: '/api/upload', params, answer, timeout: UPLOAD_TIMEOUT }))

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json({ code: 0, msg: 'success', data: { name: '林' } }))
  vi.stubGlobal('fetch', fetched)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const answering = (body: BodyInit, init?: ResponseInit) =>
  fetched.mockImplementation(async () => new Response(body, init))
const enveloped = (code: number, data: unknown = null, init?: ResponseInit) =>
  answering(JSON.stringify({ code, msg: '请稍后再试', data }), init)
const rejecting = (name: string) => fetched.mockRejectedValue(new DOMException('', name))

async function failure(calling: Promise<unknown>): Promise<Failure> {
  const error = await calling.then(
    () => new Error('it succeeded'),
    (reason: unknown) => reason,
  )
  if (error instanceof CallFailure) return error.failure
  throw error
}

const sent = () => {
  const [address, init] = fetched.mock.calls[0]!
  return { address, method: init.method, credentials: init.credentials, body: init.body && String(init.body) }
}

describe('a call', () => {
  it('a GET carries its parameters in the query, objects as JSON [API-2]', async () => {
    await expect(read({ text: '林 & 木', filter: { city: '杭州' } })).resolves.toEqual({ name: '林' })
    const query = new URLSearchParams({ public_source: '1', text: '林 & 木', filter: '{"city":"杭州"}' })
    expect(sent()).toEqual({ address: `/api/read?${query}`, method: 'GET', credentials: 'include', body: undefined })
  })

  it('a POST carries them as a form [API-2]', async () => {
    await expect(write({ text: 'a b' })).resolves.toEqual({ name: '林' })
    expect(sent()).toEqual({
      address: '/api/write',
      method: 'POST',
      credentials: 'include',
      body: 'public_source=1&text=a+b',
    })
    const form = new Request('http://univ.localhost/', { method: 'POST', body: fetched.mock.calls[0]![1].body! })
    expect(form.headers.get('content-type')).toBe('application/x-www-form-urlencoded;charset=UTF-8')
  })

  it('keeps nothing of an answer that the contract does not name [API-3]', async () => {
    enveloped(0, { name: '林', secret: 1 })
    await expect(read({ text: '' })).resolves.toEqual({ name: '林' })
  })

  it.each([
    ['10 s', read, 10_000],
    ['15 s for an upload', upload, 15_000],
  ])('is given %s [API-2]', async (_, call, milliseconds) => {
    const over = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal)
    fetched.mockImplementation(
      (_, { signal }) => new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason))),
    )
    const calling = failure(call({ text: '' }))
    over.abort(new DOMException('', 'TimeoutError'))
    await expect(calling).resolves.toEqual({ kind: 'timeout' })
    expect(timeout.mock.calls).toEqual([[milliseconds]])
  })
})

describe('a call that fails', () => {
  it.each([codes.refused, codes.badParameters, codes.internal, 500_002])(
    'an answer with code %i keeps message and data [API-2]',
    async (code) => {
      enveloped(code, { rest: 3 })
      await expect(failure(read({ text: '' }))).resolves.toEqual({
        kind: 'server',
        code,
        msg: '请稍后再试',
        data: { rest: 3 },
      })
    },
  )

  it('an HTTP error with a code is still the code [API-2]', async () => {
    enveloped(codes.forbidden, null, { status: 403 })
    await expect(failure(write({ text: '' }))).resolves.toEqual({
      kind: 'server',
      code: codes.forbidden,
      msg: '请稍后再试',
      data: null,
    })
  })

  it.each(['<h1>Bad Gateway</h1>', '', '{"error":"no"}'])(
    'an HTTP error that says "%s" has the status text [API-2]',
    async (body) => {
      answering(body, { status: 502, statusText: 'Bad Gateway' })
      await expect(failure(read({ text: '' }))).resolves.toEqual({
        kind: 'status',
        status: 502,
        statusText: 'Bad Gateway',
      })
    },
  )

  it.each([
    '<html>',
    '',
    'null',
    '[]',
    '7',
    '{}',
    '{"code":0,"data":{"name":"林"}}',
    '{"code":"0","msg":"","data":{"name":"林"}}',
    '{"code":0,"msg":"success"}',
    '{"code":0,"msg":"success","data":null}',
    '{"code":0,"msg":"success","data":{}}',
    '{"code":0,"msg":"success","data":{"name":7}}',
  ])('an answer with %s is malformed [API-3]', async (body) => {
    answering(body)
    await expect(failure(read({ text: '' }))).resolves.toEqual({ kind: 'malformed' })
  })

  it.each([
    ['TimeoutError', 'timeout'],
    ['AbortError', 'aborted'],
    ['NetworkError', 'offline'],
  ])('a call that ends with %s counts as %s [API-3]', async (name, kind) => {
    rejecting(name)
    await expect(failure(read({ text: '' }))).resolves.toEqual({ kind })
  })

  it('a call without a connection is offline [API-3]', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(failure(read({ text: '' }))).resolves.toEqual({ kind: 'offline' })
  })

  it('a call that is given up in the middle of its body is aborted [API-3]', async () => {
    const given = new AbortController()
    fetched.mockImplementation(async (_, { signal }) => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"code":0'))
          signal!.addEventListener('abort', () => controller.error(signal!.reason))
        },
      })
      return new Response(body)
    })
    const calling = failure(read({ text: '' }, given.signal))
    given.abort()
    await expect(calling).resolves.toEqual({ kind: 'aborted' })
  })
})

describe('code 20011', () => {
  it('is told to every listener, once per answer, until it no longer listens [SESS-2]', async () => {
    const listener = vi.fn()
    const stop = onSessionRejected(listener)
    enveloped(codes.notLoggedIn)
    await expect(failure(read({ text: '' }))).resolves.toEqual({
      kind: 'server',
      code: 20011,
      msg: '请稍后再试',
      data: null,
    })
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    await failure(write({ text: '' }))
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('is told with the number of the call that it answers, however many came after it [SESS-2]', async () => {
    const listener = vi.fn()
    const stop = onSessionRejected(listener)
    const before = lastCall()
    const late = Promise.withResolvers<Response>()
    fetched.mockReturnValueOnce(late.promise)
    const refused = failure(read({ text: '' }))
    await read({ text: '' })
    expect(lastCall()).toBe(before + 2)
    late.resolve(Response.json({ code: codes.notLoggedIn, msg: '', data: null }))
    await refused
    stop()
    expect(listener.mock.calls).toEqual([[before + 1]])
  })

  it.each(Object.entries(calls))('is told whichever call it answers: %s [SESS-2]', async (_, call) => {
    const listener = vi.fn()
    const stop = onSessionRejected(listener)
    enveloped(codes.notLoggedIn)
    await expect(failure(request(call)({} as never))).resolves.toMatchObject({ kind: 'server', code: 20011 })
    stop()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('is the only code that is told [SESS-2]', async () => {
    const listener = vi.fn()
    const stop = onSessionRejected(listener)
    enveloped(codes.sessionVoid)
    await failure(read({ text: '' }))
    stop()
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('the time', () => {
  const NOW = Date.UTC(2026, 10, 23, 8)
  const MINUTE = 60_000
  const said = (off: number) =>
    enveloped(codes.ok, { name: '林' }, { headers: { date: new Date(NOW + off).toUTCString() } })

  beforeEach(() => void vi.useFakeTimers({ now: NOW }))

  afterEach(async () => {
    said(0)
    await read({ text: '' })
    vi.useRealTimers()
  })

  it.each([
    ['ahead', -60 * MINUTE],
    ['behind', 60 * MINUTE],
    ['of another day', 2 * 1440 * MINUTE],
  ])('is the server’s where the visitor’s clock is %s', async (_, off) => {
    said(off)
    await read({ text: '' })
    expect(serverNow()).toBe(NOW + off)
    vi.setSystemTime(NOW + 5000)
    expect(serverNow()).toBe(NOW + off + 5000)
  })

  it('is the visitor’s where an answer that was kept is a little old, or says none', async () => {
    for (const off of [-30_000, 900]) {
      said(off)
      await read({ text: '' })
      expect(serverNow()).toBe(NOW)
    }
    said(60 * MINUTE)
    await read({ text: '' })
    enveloped(codes.ok, { name: '林' })
    await read({ text: '' })
    expect(serverNow()).toBe(NOW + 60 * MINUTE)
  })

  it('is that of the last answer once the visitor has set the clock right', async () => {
    said(60 * MINUTE)
    await read({ text: '' })
    vi.setSystemTime(NOW + 60 * MINUTE)
    await read({ text: '' })
    expect(serverNow()).toBe(NOW + 60 * MINUTE)
  })
})
