import type { onRequestHookHandler } from 'fastify'
import type { Log } from '../../log.ts'
import type { IsProxy } from './proxies.ts'

const HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']

/** Says once that headers of a proxy came from elsewhere: a proxy that the settings forgot, or a visitor who pretends. */
export function createForwardingReport(log: Log, isProxy: IsProxy): onRequestHookHandler {
  let isReported = false
  function report(headers: readonly string[]) {
    isReported = true
    log.warn(
      { headers },
      'Forwarded headers came from an address that TRUST_PROXY does not name, and were not believed. If it is your proxy, name its network there.',
    )
  }
  return (request, _, done) => {
    if (!isReported) {
      const headers = HEADERS.filter((name) => request.headers[name] !== undefined)
      if (headers.length > 0 && !isProxy(request.socket.remoteAddress ?? '')) report(headers)
    }
    done()
  }
}
