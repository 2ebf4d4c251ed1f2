import * as z from 'zod/mini'
import type { Answer, CallSpec, Params } from '../../contract/call.ts'
import { codes } from '../../contract/codes.ts'
import { encodeParams } from '../../contract/encoding.ts'
import { envelope } from '../../contract/envelope.ts'
import { CallFailure, type Failure } from '../../contract/failures.ts'

type Listener = () => void
const rejectionListeners = new Set<Listener>()

/**
 * Calls `listener` whenever any answer carries code 20011 (SESS-2).
 * @returns a function that ends that
 */
export function onSessionRejected(listener: Listener): () => void {
  rejectionListeners.add(listener)
  return () => rejectionListeners.delete(listener)
}

/** The client's function of a call. It rejects with nothing but a CallFailure. */
/* @__NO_SIDE_EFFECTS__ */
export function request<C extends CallSpec>(call: C): (params: Params<C>, signal?: AbortSignal) => Promise<Answer<C>> {
  return async (params, signal) => {
    const timeout = AbortSignal.timeout(call.timeout)
    const response = await send(
      call,
      encodeParams(Object(params)),
      signal ? AbortSignal.any([timeout, signal]) : timeout,
    )
    const body = await response.json().catch((error: unknown) => {
      throw new CallFailure(timeout.aborted || signal?.aborted ? transportFailure(error) : bodyFailure(response))
    })
    return readAnswer(call, response, body)
  }
}

/** What HTTP says of an answer. */
export type Status = Pick<Response, 'ok' | 'status' | 'statusText'>

/**
 * The `data` of an answer.
 * @param body as parsed; undefined where it is no JSON
 * @throws CallFailure
 */
export function readAnswer<C extends CallSpec>(call: C, response: Status, body: unknown): Answer<C> {
  const parsed = envelope.safeParse(body)
  if (!parsed.success) throw new CallFailure(bodyFailure(response))
  const { code, msg, data } = parsed.data
  if (code === codes.notLoggedIn) for (const listener of rejectionListeners) listener()
  if (code !== codes.ok) throw new CallFailure({ kind: 'server', code, msg, data })
  const answer = z.safeParse(call.answer, data)
  if (!answer.success) throw new CallFailure({ kind: 'malformed' })
  return answer.data as Answer<C>
}

/** Where a GET call is found. */
export const addressOf = <C extends CallSpec>(call: C, params: Params<C>): string =>
  `${call.path}?${new URLSearchParams(encodeParams(Object(params)))}`

async function send(call: CallSpec, params: Record<string, string>, signal: AbortSignal): Promise<Response> {
  const encoded = new URLSearchParams(params)
  const init: RequestInit = { method: call.method, credentials: 'include', signal }
  try {
    return call.method === 'GET'
      ? await fetch(`${call.path}?${encoded}`, init)
      : await fetch(call.path, { ...init, body: encoded })
  } catch (error) {
    throw new CallFailure(transportFailure(error))
  }
}

function transportFailure(error: unknown): Failure {
  const name = error instanceof Error ? error.name : ''
  if (name === 'TimeoutError') return { kind: 'timeout' }
  return { kind: name === 'AbortError' ? 'aborted' : 'offline' }
}

const bodyFailure = ({ ok, status, statusText }: Status): Failure =>
  ok ? { kind: 'malformed' } : { kind: 'status', status, statusText }
