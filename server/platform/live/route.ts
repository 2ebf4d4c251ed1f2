import type { FastifyInstance } from 'fastify'
import { LIVE_PATH } from '../../../contract/calls/notices.ts'
import { codes } from '../../../contract/codes.ts'
import { Exchange } from '../http/exchange.ts'
import { codeOf, loggable } from '../http/failures.ts'
import { isOwnScript } from '../http/fetch-metadata.ts'
import { HSTS, securityHeaders, streamHeaders } from '../http/headers.ts'
import { sendFailure } from '../http/registry.ts'
import type { Platform } from '../platform.ts'
import { type Identity, sessionHash } from '../sessions/sessions.ts'
import { deskOf } from './live.ts'

/** Milliseconds after which a browser that lost the stream comes again. */
const RETRY = 5000
/** Bytes that may wait for whoever reads slowly. */
const BEHIND = 16 * 1024

const headers = {
  ...securityHeaders,
  'content-type': 'text/event-stream; charset=utf-8',
  ...streamHeaders,
}

/** Whose pages are told something, by what they are told; null of anybody else. */
function toldAs(owner: Identity | null): string | null {
  if (owner?.loginType === 'student') return owner.userId
  return owner?.loginType === 'company' ? deskOf(owner.userId) : null
}

/** Where open pages listen for what changed. */
export function registerLive(app: FastifyInstance, { browserIds, live, log, sessions }: Platform): void {
  app.addHook('preClose', () => live.close())

  app.get(LIVE_PATH, async (request, reply) => {
    if (!isOwnScript(request.headers)) return sendFailure(reply, codes.forbidden)
    const exchange = new Exchange(request, browserIds)
    const { sessionId, isSecure } = exchange
    try {
      const told = toldAs(await sessions.owner(sessionId))
      // Nothing to hear, in the words of event streams: with anything else browsers complain on the console.
      if (!sessionId || told === null) return reply.code(204).send()
      await live.listen()
      if (!live.hasRoom(told)) return sendFailure(reply, codes.unavailable)
      const { raw } = reply
      reply.hijack()
      // Whoever left meanwhile would never be forgotten.
      if (raw.destroyed) return
      raw.writeHead(200, { ...headers, ...(isSecure && HSTS) })
      raw.write(`retry: ${RETRY}\n\n`)
      const forget = live.open(told, {
        sessionHash: sessionHash(sessionId),
        write(text) {
          if (raw.writableLength > BEHIND) raw.destroy()
          else raw.write(text)
        },
        end: () => raw.end(),
      })
      raw.on('close', forget)
    } catch (error) {
      const code = codeOf(error)
      if (code === codes.internal) log.error({ route: LIVE_PATH, err: loggable(error) }, 'call failed')
      sendFailure(reply, code)
    }
  })
}
