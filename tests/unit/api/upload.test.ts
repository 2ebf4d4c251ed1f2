import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { post, UPLOAD_TIMEOUT } from '../../../contract/call.ts'
import { codes } from '../../../contract/codes.ts'
import { CallFailure, type Failure } from '../../../contract/failures.ts'
import { lastCall, onSessionRejected } from '../../../src/api/client.ts'
import { attachmentAddress } from '../../../src/api/resume-files.ts'
import { upload } from '../../../src/api/upload.ts'

/** As much of the browser's as an upload uses; tests play the network. */
class Request {
  static last: Request
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  opened: readonly [method: string, path: string] | null = null
  sent: FormData | null = null
  withCredentials = false
  timeout = 0
  status = 200
  statusText = 'OK'
  responseText = ''
  onload = () => {}
  ontimeout = () => {}
  onerror = () => {}
  onabort = () => {}
  constructor() {
    Request.last = this
  }
  open(method: string, path: string) {
    this.opened = [method, path]
  }
  send(form: FormData) {
    this.sent = form
  }
  abort() {
    this.onabort()
  }
  answer(body: string, status = 200, statusText = 'OK') {
    Object.assign(this, { responseText: body, status, statusText })
    this.onload()
  }
}

const call = post({
  path: '/api/upload',
  params: v.object({ purpose: v.string(), cut: v.optional(v.object({ x: v.number() })) }),
  answer: v.object({ id: v.string() }),
  file: { field: 'file', limit: 100 },
  timeout: UPLOAD_TIMEOUT,
})
const send = upload(call)
const file = new File(['bytes'], '简历.pdf')

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', Request)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function failureOf(sending: Promise<unknown>): Promise<Failure> {
  const error = await sending.then(
    () => new Error('it succeeded'),
    (reason: unknown) => reason,
  )
  if (error instanceof CallFailure) return error.failure
  throw error
}

const enveloped = (code: number, data: unknown = null) => JSON.stringify({ code, msg: '请稍后再试', data })

describe('an upload', () => {
  it('sends its parameters and then its file, with credentials, within 15 s [API-2]', async () => {
    const sending = send({ purpose: 'photo', cut: { x: 0.5 } }, file)
    const { opened, sent, withCredentials, timeout } = Request.last
    expect([opened, withCredentials, timeout]).toEqual([['POST', '/api/upload'], true, 15_000])
    expect([...(sent ?? [])].map(([name, value]) => [name, value instanceof File ? value.name : value])).toEqual([
      ['public_source', '1'],
      ['purpose', 'photo'],
      ['cut', '{"x":0.5}'],
      ['file', '简历.pdf'],
    ])
    Request.last.answer(enveloped(0, { id: '7', secret: 1 }))
    await expect(sending).resolves.toEqual({ id: '7' })
  })

  it('tells how much of it is sent [RES-3]', async () => {
    const shares: number[] = []
    const sending = send({ purpose: 'photo' }, file, { onProgress: (share) => shares.push(share) })
    for (const loaded of [0, 50, 200]) Request.last.upload.onprogress?.({ loaded, total: 200 })
    Request.last.upload.onprogress?.({ loaded: 0, total: 0 })
    Request.last.answer(enveloped(0, { id: '7' }))
    await sending
    expect(shares).toEqual([0, 0.25, 1, 0])
  })

  it('is given up where whoever asked no longer wants it, before or on its way [RES-3]', async () => {
    const wish = new AbortController()
    const sending = send({ purpose: 'photo' }, file, { signal: wish.signal })
    wish.abort()
    await expect(failureOf(sending)).resolves.toEqual({ kind: 'aborted' })
    const late = send({ purpose: 'photo' }, file, { signal: wish.signal })
    await expect(failureOf(late)).resolves.toEqual({ kind: 'aborted' })
    expect(Request.last.sent).toBeNull()
  })

  it.each([
    ['ontimeout', 'timeout'],
    ['onerror', 'offline'],
  ] as const)('an upload that ends by %s is a failure of kind %s [API-2]', async (event, kind) => {
    const sending = send({ purpose: 'photo' }, file)
    Request.last[event]()
    await expect(failureOf(sending)).resolves.toEqual({ kind })
  })

  it('a refusal keeps code, message and data, and ends the session where that is over [SESS-2]', async () => {
    const over = vi.fn()
    const stop = onSessionRejected(over)
    const tooLarge = send({ purpose: 'photo' }, file)
    Request.last.answer(enveloped(codes.fileTooLarge))
    const failure = { kind: 'server', code: codes.fileTooLarge, msg: '请稍后再试', data: null }
    await expect(failureOf(tooLarge)).resolves.toEqual(failure)
    expect(over).not.toHaveBeenCalled()
    const before = lastCall()
    const nobody = send({ purpose: 'photo' }, file)
    Request.last.answer(enveloped(codes.notLoggedIn))
    await failureOf(nobody)
    expect(over.mock.calls).toEqual([[before + 1]])
    stop()
  })

  it.each([
    ['<h1>Bad Gateway</h1>', 502, { kind: 'status', status: 502, statusText: 'Bad' }],
    ['', 413, { kind: 'status', status: 413, statusText: 'Bad' }],
    ['', 200, { kind: 'malformed' }],
    [enveloped(0, { id: 7 }), 200, { kind: 'malformed' }],
  ])('an answer of %j and %d makes the upload fail by what it is [API-3]', async (body, status, failure) => {
    const sending = send({ purpose: 'photo' }, file)
    Request.last.answer(body, status, 'Bad')
    await expect(failureOf(sending)).resolves.toEqual(failure)
  })
})

it('an attachment has an address that holds its id alone', () => {
  expect(attachmentAddress('01234567-89ab')).toBe('/api/resume/getattachment?public_source=1&id=01234567-89ab')
})
