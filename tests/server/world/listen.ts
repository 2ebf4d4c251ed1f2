import { type IncomingMessage, request } from 'node:http'
import { LIVE_PATH } from '../../../contract/calls/notices.ts'
import { type Browser, ownScript } from '../world.ts'

/** As a page listens. */
export interface Listening {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  heard(): string
  readonly ended: Promise<void>
  leave(): void
}

/** Listens at a server on this machine, as a page of the browser's would. */
export function listenAt(port: number, browser: Browser, headers: Record<string, string> = {}): Promise<Listening> {
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        path: LIVE_PATH,
        headers: { host: `${browser.host}:${port}`, cookie, 'accept-encoding': 'gzip', ...ownScript, ...headers },
      },
      (response) => {
        let heard = ''
        response.setEncoding('utf8').on('data', (chunk) => {
          heard += chunk
        })
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          heard: () => heard,
          ended: new Promise((ended) => response.once('close', () => ended())),
          leave: () => sent.destroy(),
        })
      },
    )
    sent.once('error', reject)
    sent.end()
  })
}
