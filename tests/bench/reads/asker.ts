import { Connection } from '../connection.ts'

/** A client in a process of its own, so that what asking costs is no part of what answering costs. */
export interface Asking {
  readonly port: number
  readonly request: string
  readonly times: number
}

export interface Asked {
  /** Milliseconds for all of it. */
  readonly elapsed: number
  /** The last answer's. */
  readonly body: string
}

const connections = new Map<number, Connection>()

function connectionTo(port: number): Connection {
  const known = connections.get(port)
  if (known) return known
  const fresh = new Connection(port)
  connections.set(port, fresh)
  return fresh
}

process.on('message', async ({ port, request, times }: Asking) => {
  const connection = connectionTo(port)
  const bytes = Buffer.from(request)
  const began = performance.now()
  let body = ''
  for (let count = 0; count < times; count += 1) ({ body } = await connection.ask(bytes))
  process.send?.({ elapsed: performance.now() - began, body } satisfies Asked)
})
