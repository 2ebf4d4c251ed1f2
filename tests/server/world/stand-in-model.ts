import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export interface Received {
  readonly authorization: string
  /** As it was sent. */
  readonly body: string
}

/** How a language model behaves. */
export type Behaviour =
  /** Streams a text, so many milliseconds between its pieces. */
  | { readonly says: string; readonly pause?: number }
  /** Ends the connection in the middle of it. */
  | { readonly breaksOff: string }
  | { readonly refuses: number }

/** A language model on this machine that speaks OpenAI's protocol, streamed. */
export interface StandInModel {
  readonly baseUrl: string
  readonly received: readonly Received[]
  /** For each call from now on, the last also for those after it. */
  behave(...all: readonly Behaviour[]): void
  close(): Promise<void>
}

const chunk = (content: string, end: string | null = null): string =>
  `data: ${JSON.stringify({
    id: 'one',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'stand-in',
    choices: [{ index: 0, delta: end ? {} : { role: 'assistant', content }, finish_reason: end }],
  })}\n\n`

/** Characters that come at once. */
const PIECE = 7

async function stream(response: ServerResponse, text: string, pause: number): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (let at = 0; at < text.length && !response.destroyed; at += PIECE) {
    response.write(chunk(text.slice(at, at + PIECE)))
    if (pause > 0) await wait(pause)
  }
}

export async function startModel(): Promise<StandInModel> {
  const received: Received[] = []
  let behaviours: Behaviour[] = [{ refuses: 500 }]
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const one of request) chunks.push(one as Buffer)
    received.push({
      authorization: request.headers.authorization ?? '',
      body: Buffer.concat(chunks).toString('utf8'),
    })
    const behaviour = behaviours.length > 1 ? behaviours.shift()! : behaviours[0]!
    if (request.url !== '/v1/chat/completions') return void response.writeHead(404).end()
    if ('refuses' in behaviour) {
      response.writeHead(behaviour.refuses, { 'content-type': 'application/json' })
      return void response.end('{"error":{"message":"no"}}')
    }
    if ('breaksOff' in behaviour) {
      await stream(response, behaviour.breaksOff, 0)
      return void response.destroy()
    }
    await stream(response, behaviour.says, behaviour.pause ?? 0)
    response.end(`${chunk('', 'stop')}data: [DONE]\n\n`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
    behave(...all) {
      behaviours = [...all]
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
