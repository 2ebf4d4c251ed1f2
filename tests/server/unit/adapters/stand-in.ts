import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Reply {
  readonly status?: number
  readonly type?: string
  readonly body: string | Buffer
}

/** An outside service on this machine, answering as a test says. */
export interface StandIn {
  /** Scheme and host. */
  readonly address: string
  readonly received: readonly Received[]
  answer(reply: (request: Received) => Reply | Promise<Reply>): void
  close(): Promise<void>
}

export const json = (value: unknown): Reply => ({ type: 'application/json', body: JSON.stringify(value) })

export async function startStandIn(): Promise<StandIn> {
  const received: Received[] = []
  let reply: (request: Received) => Reply | Promise<Reply> = () => ({ status: 500, body: '' })
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand.in')
    const one: Received = {
      method: request.method ?? '',
      path: pathname,
      query: searchParams,
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    }
    received.push(one)
    const { status = 200, type = 'text/plain', body } = await reply(one)
    response.writeHead(status, { 'content-type': type }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer(next) {
      reply = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
