import { Connection } from './connection.ts'
import { type Figure, median } from './figure.ts'
import { type MeasuredServer, startBare, startProduct } from './server.ts'
import { isWaiting, openVisitors, type Visitor } from './visitor.ts'

const VISITORS = 50
/** Answers until the compiler has settled. */
const WARM_UP = 20_000
const ROUND = 2_000
const ROUNDS = 25

/** Headers that node:http adds by itself. */
const ownHeaders = /^(?:date|connection|keep-alive)$/i

const headersOf = (head: string): Record<string, string> =>
  Object.fromEntries(
    head
      .split('\r\n')
      .slice(1)
      .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)])
      .filter(([name]) => !ownHeaders.test(name)),
  )

/** Sends `count` polls, every visitor one after the other. */
async function load(visitors: readonly Visitor[], count: number): Promise<void> {
  let left = count
  await Promise.all(
    visitors.map(async ({ connection, poll }) => {
      while (left > 0) {
        left -= 1
        const { body } = await connection.ask(poll)
        if (!isWaiting(body)) throw new Error(`not the answer of a waiting visitor: ${body}`)
      }
    }),
  )
}

/** Microseconds of the server's processor per answer. */
async function costOf(server: MeasuredServer, visitors: readonly Visitor[]): Promise<number> {
  const { cpu: before } = await server.usage()
  await load(visitors, ROUND)
  const { cpu: after } = await server.usage()
  return ((after - before) * 1000) / ROUND
}

/** What a poll costs the server, against node:http that answers the same requests with the same bytes. */
export async function measurePollCpu(): Promise<Figure[]> {
  const product = await startProduct()
  const closing = [product.stop]
  try {
    const visitors = await openVisitors(product.port, VISITORS)
    const { head, body } = await visitors[0]!.connection.ask(visitors[0]!.poll)
    const bare = await startBare({ headers: headersOf(head), body })
    closing.unshift(bare.stop)
    const twins = visitors.map(({ poll }) => ({ connection: new Connection(bare.port), poll }))
    closing.unshift(async () => {
      for (const { connection } of [...visitors, ...twins]) connection.close()
    })
    await load(visitors, WARM_UP)
    await load(twins, WARM_UP)
    const costs: number[] = []
    const references: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      costs.push(await costOf(product, visitors))
      references.push(await costOf(bare, twins))
    }
    return [
      {
        name: 'QR poll, CPU per answer',
        value: median(costs),
        unit: 'µs',
        reference: median(references),
        ratio: median(costs.map((cost, round) => cost / (references[round] ?? Number.NaN))),
        promise: { atMost: 1.6 },
        note: `bare node:http, same bytes; medians of ${ROUNDS} rounds of ${ROUND} answers each, in turns`,
      },
    ]
  } finally {
    for (const close of closing) await close()
  }
}
