import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'
import { GROWING } from '../../../../contract/call.ts'
import type { Envelope } from '../../../../contract/envelope.ts'
import { streamHeaders } from '../headers.ts'

/** Bytes that may wait for whoever reads slowly; what an answer is by then is told later. */
const BEHIND = 4 * 1024

/** An answer that is told while it grows, to whoever asks for that. */
export class GrowingAnswer {
  readonly #reply: FastifyReply
  readonly #headers: OutgoingHttpHeaders
  readonly #left = new AbortController()

  constructor(reply: FastifyReply, headers: OutgoingHttpHeaders) {
    this.#reply = reply
    this.#headers = headers
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) this.#left.abort()
    })
  }

  /** Aborted once whoever asked has hung up. */
  get left(): AbortSignal {
    return this.#left.signal
  }

  get isBegun(): boolean {
    return this.#reply.raw.headersSent
  }

  /** @param growth what the answer is so far */
  tell(growth: unknown): void {
    const { raw, request } = this.#reply
    if (raw.destroyed || raw.writableLength > BEHIND || !request.headers.accept?.includes(GROWING)) return
    if (!this.isBegun) {
      this.#reply.hijack()
      raw.writeHead(200, {
        ...this.#headers,
        'content-type': `${GROWING}; charset=utf-8`,
        ...streamHeaders,
      })
    }
    raw.write(`${JSON.stringify(growth)}\n`)
  }

  end(envelope: Envelope): void {
    this.#reply.raw.end(JSON.stringify(envelope))
  }
}
