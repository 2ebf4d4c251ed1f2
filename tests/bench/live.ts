import { connect, type Socket } from 'node:net'
import { LIVE_PATH } from '../../contract/calls/notices.ts'
import { type Figure, percentile } from './figure.ts'
import { sessionOf, TELL_PATH } from './live-parts.ts'
import { requestOf } from './request.ts'
import { type MeasuredServer, startStreams } from './server.ts'

const STREAMS = 2000
/** Opened and closed before anything is measured, so that what the first ones load counts for none. */
const WARM_UP = 200
const ROUNDS = 5
/** Milliseconds in which all are to have heard. */
const LIMIT = 30_000

/** One open page that listens. */
class Listener {
  readonly #socket: Socket
  readonly opened: Promise<void>
  #hear: () => void = () => undefined

  constructor(port: number, student: number) {
    const request = requestOf(
      { method: 'GET', path: LIVE_PATH },
      {},
      `localhost:${port}`,
      `session_id=${sessionOf(student)}`,
    )
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => this.#socket.write(request))
    this.opened = new Promise((resolve, reject) => {
      this.#socket.on('data', (chunk) => {
        const text = String(chunk)
        if (text.includes('retry:')) resolve()
        if (text.includes('event: told')) this.#hear()
      })
      this.#socket.on('close', () => reject(new Error('a stream was not opened, or closed')))
      this.#socket.on('error', reject)
    })
  }

  /** When it hears the next event. */
  next(): Promise<number> {
    return new Promise((resolve) => {
      this.#hear = () => resolve(performance.now())
    })
  }

  close(): void {
    this.#socket.destroy()
  }
}

/** Opens one for each of so many students a few at a time. */
async function open(port: number, count: number): Promise<Listener[]> {
  const listeners: Listener[] = []
  while (listeners.length < count) {
    const some = Math.min(50, count - listeners.length)
    const more = Array.from({ length: some }, (_, index) => new Listener(port, listeners.length + index))
    await Promise.all(more.map(({ opened }) => opened))
    listeners.push(...more)
  }
  return listeners
}

/** Milliseconds until each hears what all are told at once. */
async function tell(port: number, listeners: readonly Listener[]): Promise<number[]> {
  const heard = Promise.all(listeners.map((one) => one.next()))
  const began = performance.now()
  const late = AbortSignal.timeout(LIMIT)
  const tooLate = new Promise<never>((_, reject) => late.addEventListener('abort', () => reject(late.reason)))
  await fetch(`http://127.0.0.1:${port}${TELL_PATH}`, { method: 'POST' })
  return (await Promise.race([heard, tooLate])).map((at) => at - began)
}

const inMiB = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MiB`

async function hold(server: MeasuredServer): Promise<Figure[]> {
  let listeners = await open(server.port, WARM_UP)
  try {
    await tell(server.port, listeners)
    for (const one of listeners) one.close()
    await server.usage({ collect: true })
    const without = await server.usage({ collect: true })
    listeners = await open(server.port, STREAMS)
    const withAll = await server.usage({ collect: true })
    const times: number[] = []
    const lasts: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const heard = await tell(server.port, listeners)
      times.push(...heard)
      lasts.push(Math.max(...heard))
    }
    return [
      {
        name: 'live: memory of an open stream',
        value: (withAll.heap - without.heap) / STREAMS / 1024,
        unit: 'KiB',
        note: `of JavaScript; resident ${inMiB(without.rss)} without, ${inMiB(withAll.rss)} with ${STREAMS} of them`,
      },
      {
        name: 'live: until a student hears, 95th percentile',
        value: percentile(times, 0.95),
        unit: 'ms',
        note: `all ${STREAMS} are told something of their own at once, each session looked up; ${ROUNDS} rounds`,
      },
      { name: 'live: until the last one hears', value: Math.max(...lasts), unit: 'ms', note: 'the worst round' },
    ]
  } finally {
    for (const one of listeners) one.close()
  }
}

/** Students' open pages that listen, all in one process. */
export async function measureLive(): Promise<Figure[]> {
  const server = await startStreams(STREAMS)
  try {
    return await hold(server)
  } finally {
    await server.stop()
  }
}
