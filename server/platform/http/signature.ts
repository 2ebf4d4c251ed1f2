import { createHmac } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { codes } from '../../../contract/codes.ts'
import type { Clock } from '../clock.ts'
import type { Ephemeral } from '../ephemeral/ephemeral.ts'
import { isSame } from '../same.ts'
import { Refusal } from './failures.ts'

/** Milliseconds that the caller's clock may be off, either way. */
const WINDOW = 5 * 60_000
/** Letters of a nonce. */
const NONCE = /^[\w-]{8,64}$/

const FORM = 'application/x-www-form-urlencoded'

interface Signed {
  readonly method: string
  readonly path: string
  /** Seconds since the epoch, as text. */
  readonly timestamp: string
  readonly nonce: string
  /** As it is sent. */
  readonly body: string
}

/** Hex HMAC-SHA256 of a request, its parts one a line. */
export const signatureOf = (key: string, { method, path, timestamp, nonce, body }: Signed): string =>
  createHmac('sha256', key).update([method, path, timestamp, nonce, body].join('\n')).digest('hex')

export interface Signatures {
  /** @throws Refusal where a request is not signed with the key, too old, from the future, or was sent before */
  require(request: FastifyRequest): Promise<void>
}

const bodies = new WeakMap<FastifyRequest, string>()

/** Has a scope take forms alone, and keep each as it was sent. */
export function keepBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(FORM, { parseAs: 'string' }, (request, body, done) => {
    bodies.set(request, body.toString())
    done(null, Object.fromEntries(new URLSearchParams(body.toString())))
  })
}

export function createSignatures(key: string, ephemeral: Ephemeral, clock: Clock): Signatures {
  const refuse = () => {
    throw new Refusal(codes.forbidden)
  }
  return {
    async require(request) {
      const { 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': given } = request.headers
      const body = bodies.get(request)
      if (typeof timestamp !== 'string' || typeof nonce !== 'string' || typeof given !== 'string') return refuse()
      if (body === undefined || !/^\d{1,12}$/.test(timestamp) || !NONCE.test(nonce)) return refuse()
      const { method, url: path } = request
      if (!isSame(given, signatureOf(key, { method, path, timestamp, nonce, body }))) return refuse()
      if (Math.abs(clock() - Number(timestamp) * 1000) > WINDOW) return refuse()
      // Remembered for as long as its time could pass.
      if (!(await ephemeral.setIfAbsent(`other:signature:${given}`, '1', 2 * WINDOW + 1000))) return refuse()
    },
  }
}
