import type { FastifyReply, FastifyRequest } from 'fastify'
import { codes } from '../../../contract/codes.ts'
import type { Log } from '../log.ts'
import { codeOf, loggable } from './failures.ts'
import { sendFailure } from './registry.ts'

/** The route's pattern, never the address itself: addresses carry phones, codes and tickets. */
export async function logAnswer(log: Log, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { method, routeOptions } = request
  log.info(
    { method, route: routeOptions.url, status: reply.raw.statusCode, ms: Math.round(reply.elapsedTime) },
    'answered',
  )
}

/** A page's address without its #. */
const PAGE = /^\/[A-Za-z_]+(?:\?|$)/

/** A page whose # was lost is led to; what no page can be leads home; a call gets its envelope. */
export function answerUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const isVisit = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
  if (isVisit && request.url !== '/' && !request.url.startsWith('/api/')) {
    return reply.redirect(PAGE.test(request.url) ? `/#${request.url}` : '/')
  }
  sendFailure(reply, codes.notFound)
}

/** What reaches the framework's own handler: unreadable bodies, pages that threw, a database that is gone. */
export function answerFailure(log: Log, error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  const code = status >= 400 && status < 500 ? codes.badParameters : codeOf(error)
  if (code === codes.internal) log.error({ route: request.routeOptions.url, err: loggable(error) }, 'request failed')
  // The rest of a body that is too large is not waited for.
  if (status === 413) reply.raw.setHeader('connection', 'close')
  sendFailure(reply, code)
}
