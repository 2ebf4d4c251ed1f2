import { connect, type Socket } from 'node:net'
import { gunzipSync } from 'node:zlib'

export interface Answer {
  /** Status line and headers. */
  readonly head: string
  readonly body: string
}

const HEAD_END = Buffer.from('\r\n\r\n')

/** One keep-alive connection that asks one thing at a time; leaner than a full client, so that one process plays thousands of visitors. */
export class Connection {
  readonly #socket: Socket
  #received: Buffer = Buffer.alloc(0)
  #waiting: { resolve(answer: Answer): void; reject(error: Error): void } | null = null

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.on('data', (chunk) => this.#receive(chunk))
    this.#socket.on('error', (error) => this.#fail(error))
    this.#socket.on('close', () => this.#fail(new Error('the connection was closed')))
  }

  get isIdle(): boolean {
    return this.#waiting === null
  }

  ask(request: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  #receive(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
    const headEnd = this.#received.indexOf(HEAD_END)
    if (headEnd < 0) return
    const head = this.#received.toString('latin1', 0, headEnd)
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
    const bodyStart = headEnd + HEAD_END.length
    if (this.#received.length < bodyStart + length) return
    const bytes = this.#received.subarray(bodyStart, bodyStart + length)
    const body = (/content-encoding: gzip/i.test(head) ? gunzipSync(bytes) : bytes).toString()
    this.#received = Buffer.alloc(0)
    const waiting = this.#waiting
    this.#waiting = null
    waiting?.resolve({ head, body })
  }

  #fail(error: Error): void {
    const waiting = this.#waiting
    this.#waiting = null
    waiting?.reject(error)
  }
}
