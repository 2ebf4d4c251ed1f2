import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CALL_TIMEOUT, GROWING, post } from '../../../contract/call.ts'
import { codes } from '../../../contract/codes.ts'
import { growing } from '../../../src/api/growing.ts'

const write = growing(
  post({ path: '/api/write', params: v.object({}), answer: v.object({ text: v.string() }), growth: v.string() }),
)

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
let body: ReadableStreamDefaultController<Uint8Array>
let signal: AbortSignal

beforeEach(() => {
  vi.useFakeTimers()
  fetched.mockReset().mockImplementation(async (_, init) => {
    signal = init.signal!
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        body = controller
        signal.addEventListener('abort', () => controller.error(signal.reason))
      },
    })
    return new Response(stream, { headers: { 'content-type': GROWING } })
  })
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const say = (text: string) => body.enqueue(new TextEncoder().encode(text))
const answered = JSON.stringify({ code: codes.ok, msg: 'success', data: { text: '写好了' } })

async function begin(given?: AbortSignal) {
  const heard: string[] = []
  const answer = write({}, { onGrowth: (text) => heard.push(text), ...(given && { signal: given }) })
  const end = answer.then(
    (data) => data,
    (error) => error.failure,
  )
  await vi.advanceTimersByTimeAsync(0)
  return { heard, end }
}

it('an answer that grows is heard line by line, however it is cut on its way, and comes last [API-2]', async () => {
  const { heard, end } = await begin()
  expect(new Headers(fetched.mock.lastCall![1].headers).get('accept')).toBe(GROWING)
  const bytes = new TextEncoder().encode('"写"\n"写好"\n')
  body.enqueue(bytes.slice(0, 2))
  body.enqueue(bytes.slice(2, 9))
  body.enqueue(bytes.slice(9))
  await vi.waitFor(() => expect(heard).toEqual(['写', '写好']))
  say(answered)
  body.close()
  expect(await end).toEqual({ text: '写好了' })
})

it('the client takes an answer that came whole as it takes that of any call', async () => {
  const { heard, end } = await begin()
  say(answered)
  body.close()
  expect(await end).toEqual({ text: '写好了' })
  expect(heard).toEqual([])
})

it.each([
  [
    'a refusal at its end',
    JSON.stringify({ code: codes.refused, msg: '请稍后', data: null }),
    { kind: 'server', code: codes.refused },
  ],
  ['an end in the middle', '"写', { kind: 'malformed' }],
  ['no line of ours', '<html>\n</html>', { kind: 'malformed' }],
])('an answer that begins to grow and turns out to be %s is that failure', async (_, last, failure) => {
  const { end } = await begin()
  say('"写"\n')
  say(last)
  body.close()
  expect(await end).toMatchObject(failure)
})

it('an answer may take longer than any other call while it grows, and is given up once it is silent for as long [API-2]', async () => {
  const { heard, end } = await begin()
  for (const text of ['"写"\n', '"写好"\n']) {
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT - 1)
    say(text)
    await vi.advanceTimersByTimeAsync(0)
  }
  expect([heard.length, signal.aborted]).toEqual([2, false])
  await vi.advanceTimersByTimeAsync(CALL_TIMEOUT)
  expect(await end).toEqual({ kind: 'timeout' })
})

it('the caller who stops an answer gives it up', async () => {
  const stop = new AbortController()
  const { end } = await begin(stop.signal)
  say('"写"\n')
  stop.abort()
  expect(await end).toEqual({ kind: 'aborted' })
  expect(signal.aborted).toBe(true)
})
