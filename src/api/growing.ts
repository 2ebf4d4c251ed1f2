import * as v from 'valibot'
import { type Answer, GROWING, type GrowingSpec, type Growth, type Params } from '../../contract/call.ts'
import { encodeParams } from '../../contract/encoding.ts'
import { CallFailure } from '../../contract/failures.ts'
import { bodyFailure, countCall, readAnswer, send, transportFailure } from './client.ts'
import { learnTime } from './server-time.ts'

/** How far an answer is. */
export interface Watching<C extends GrowingSpec> {
  readonly signal?: AbortSignal
  /** @param growth what the answer is so far */
  onGrowth?(growth: Growth<C>): void
}

/** The client's function of a call whose answer grows. It rejects with nothing but a CallFailure. */
/* @__NO_SIDE_EFFECTS__ */
export function growing<C extends GrowingSpec>(
  call: C,
): (params: Params<C>, watching?: Watching<C>) => Promise<Answer<C>> {
  return async (params, { signal, onGrowth } = {}) => {
    const number = countCall()
    const silence = createSilence(call.timeout)
    const either = signal ? AbortSignal.any([silence.signal, signal]) : silence.signal
    const hear = (line: string) => {
      silence.end()
      const growth = v.safeParse(call.growth, JSON.parse(line))
      if (growth.success) onGrowth?.(growth.output as Growth<C>)
    }
    try {
      const response = await send(call, encodeParams(Object(params)), either, { accept: GROWING })
      learnTime(response)
      const body = await lastOf(response, hear).catch((error: unknown) => {
        throw new CallFailure(error instanceof SyntaxError ? bodyFailure(response) : transportFailure(error))
      })
      return readAnswer(call, response, body, number)
    } finally {
      silence.forget()
    }
  }
}

/** Aborts after so many milliseconds in which nothing ended it. */
function createSilence(most: number) {
  const controller = new AbortController()
  const begin = () => setTimeout(() => controller.abort(new DOMException('silent', 'TimeoutError')), most)
  let timer = begin()
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer)
      timer = begin()
    },
    forget: () => clearTimeout(timer),
  }
}

/** The last line of an answer, as parsed. @param hear is given each line before it */
async function lastOf({ body }: Response, hear: (line: string) => void): Promise<unknown> {
  let rest = ''
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    const lines = (rest + read.value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) hear(line)
  }
  return JSON.parse(rest)
}
