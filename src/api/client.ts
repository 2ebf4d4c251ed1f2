import * as v from 'valibot'
import type { Answer, CallSpec, Params } from '../../contract/call.ts'
import { codes } from '../../contract/codes.ts'
import { encodeParams } from '../../contract/encoding.ts'
import { envelope } from '../../contract/envelope.ts'
import { CallFailure, type Failure } from '../../contract/failures.ts'
import { learnTime } from './server-time.ts'

type Listener = (call: number) => void
const rejectionListeners = new Set<Listener>()

/**
 * Calls `listener` whenever any answer carries code 20011 (SESS-2), with the number of the call that it answers.
 * @returns a function that ends that
 */
export function onSessionRejected(listener: Listener): () => void {
  rejectionListeners.add(listener)
  return () => rejectionListeners.delete(listener)
}

let calls = 0

/** The number of the last call that the page has made; 0 for none. */
export const lastCall = (): number => calls

/** Counts a call that is made now. @returns its number */
export const countCall = (): number => ++calls

let doubtedUntil = 0

/** What the browser keeps may be older than what the server has just said: for so many seconds the server is asked. */
export function doubtKept(seconds: number): void {
  doubtedUntil = performance.now() + seconds * 1000
}

/** The client's function of a call. It rejects with nothing but a CallFailure. */
/* @__NO_SIDE_EFFECTS__ */
export function request<C extends CallSpec>(call: C): (params: Params<C>, signal?: AbortSignal) => Promise<Answer<C>> {
  return async (params, signal) => {
    const number = countCall()
    const timeout = AbortSignal.timeout(call.timeout)
    const response = await send(
      call,
      encodeParams(Object(params)),
      signal ? AbortSignal.any([timeout, signal]) : timeout,
    )
    learnTime(response)
    const body = await response.json().catch((error: unknown) => {
      throw new CallFailure(timeout.aborted || signal?.aborted ? transportFailure(error) : bodyFailure(response))
    })
    return readAnswer(call, response, body, number)
  }
}

/** What HTTP says of an answer. */
export type Status = Pick<Response, 'ok' | 'status' | 'statusText'>

/**
 * The `data` of an answer.
 * @param body as parsed; undefined where it is no JSON
 * @param number of the call
 * @throws CallFailure
 */
export function readAnswer<C extends CallSpec>(call: C, response: Status, body: unknown, number: number): Answer<C> {
  const parsed = v.safeParse(envelope, body)
  if (!parsed.success) throw new CallFailure(bodyFailure(response))
  const { code, msg, data } = parsed.output
  if (code === codes.notLoggedIn) for (const listener of rejectionListeners) listener(number)
  if (code !== codes.ok) throw new CallFailure({ kind: 'server', code, msg, data })
  const answer = v.safeParse(call.answer, data)
  if (!answer.success) throw new CallFailure({ kind: 'malformed' })
  return answer.output as Answer<C>
}

/** Where a GET call is found. */
export const addressOf = <C extends CallSpec>(call: C, params: Params<C>): string =>
  `${call.path}?${new URLSearchParams(encodeParams(Object(params)))}`

/** @throws CallFailure */
export async function send(
  call: CallSpec,
  params: Record<string, string>,
  signal: AbortSignal,
  headers: HeadersInit = {},
): Promise<Response> {
  const encoded = new URLSearchParams(params)
  const isDoubted = performance.now() < doubtedUntil
  const init: RequestInit = {
    method: call.method,
    credentials: 'include',
    signal,
    headers,
    ...(isDoubted && { cache: 'no-cache' }),
  }
  try {
    return call.method === 'GET'
      ? await fetch(`${call.path}?${encoded}`, init)
      : await fetch(call.path, { ...init, body: encoded })
  } catch (error) {
    throw new CallFailure(transportFailure(error))
  }
}

export function transportFailure(error: unknown): Failure {
  const name = error instanceof Error ? error.name : ''
  if (name === 'TimeoutError') return { kind: 'timeout' }
  return { kind: name === 'AbortError' ? 'aborted' : 'offline' }
}

export const bodyFailure = ({ ok, status, statusText }: Status): Failure =>
  ok ? { kind: 'malformed' } : { kind: 'status', status, statusText }
