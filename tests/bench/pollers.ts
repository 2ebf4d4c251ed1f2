import { startRedis, type TestRedis } from '../server/world/redis.ts'
import { type Figure, percentile } from './figure.ts'
import { type MeasuredServer, startProduct } from './server.ts'
import { isWaiting, openVisitors, type Visitor } from './visitor.ts'

const SECONDS = 30
/** Shorter than the life of a code, so that everybody still waits at the end. */
const VISITORS = 10_000
/** Milliseconds between looks at who is due. */
const STEP = 10

interface Tally {
  readonly latencies: number[]
  errors: number
  /** Visitors who were due while their former poll was not answered yet. */
  overdue: number
}

async function pollOnce({ connection, poll }: Visitor, tally: Tally): Promise<void> {
  const sent = performance.now()
  try {
    const { body } = await connection.ask(poll)
    if (!isWaiting(body)) tally.errors += 1
    tally.latencies.push(performance.now() - sent)
  } catch {
    tally.errors += 1
  }
}

/** Every visitor polls once a second, evenly spread over it. */
function pace(visitors: readonly Visitor[], seconds: number): Promise<Tally> {
  const tally: Tally = { latencies: [], errors: 0, overdue: 0 }
  const perMillisecond = visitors.length / 1000
  const began = performance.now()
  let asked = 0
  const polls: Promise<void>[] = []
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(Math.floor((performance.now() - began) * perMillisecond), seconds * visitors.length)
      for (; asked < due; asked += 1) {
        const visitor = visitors[asked % visitors.length]!
        if (visitor.connection.isIdle) polls.push(pollOnce(visitor, tally))
        else tally.overdue += 1
      }
      if (asked < seconds * visitors.length) return
      clearInterval(timer)
      resolve(Promise.all(polls).then(() => tally))
    }, STEP)
  })
}

/** Waiting visitors at one poll a second, held for half a minute. */
export async function measurePollers(): Promise<Figure[]> {
  const product = await startProduct()
  try {
    return await hold(product, 'pollers')
  } finally {
    await product.stop()
  }
}

/** The same, with what they wait for on Redis. */
export async function measureRedisPollers(): Promise<Figure[]> {
  const redis = await startRedis()
  try {
    const product = await startProduct({ redisUrl: redis.url })
    try {
      const before = await redisUsage(redis)
      const began = performance.now()
      const figures = await hold(product, 'pollers on Redis')
      const { cpu, memory } = await redisUsage(redis)
      const share = (cpu - before.cpu) / (performance.now() - began)
      return [
        ...figures,
        {
          name: 'pollers on Redis: what Redis itself takes',
          value: share * 100,
          unit: '% of a core',
          note: `and ${((memory - before.memory) / VISITORS / 1024).toFixed(1)} KiB a visitor, while they come and wait`,
        },
      ]
    } finally {
      await product.stop()
    }
  } finally {
    await redis.kill()
  }
}

/** Milliseconds of processor time, and bytes. */
async function redisUsage(redis: TestRedis): Promise<{ cpu: number; memory: number }> {
  const told = String(await redis.command('INFO', 'everything'))
  const read = (name: string) => Number(new RegExp(`^${name}:([\\d.]+)`, 'm').exec(told)?.[1])
  return { cpu: (read('used_cpu_user') + read('used_cpu_sys')) * 1000, memory: read('used_memory') }
}

async function hold(product: MeasuredServer, name: string): Promise<Figure[]> {
  let visitors: Visitor[] = []
  try {
    const half = VISITORS / 2
    visitors = await openVisitors(product.port, half)
    await pace(visitors, 1)
    const { rss: ofHalf } = await product.usage({ collect: true })
    visitors.push(...(await openVisitors(product.port, half)))
    await pace(visitors, 1)
    const { rss: ofAll } = await product.usage({ collect: true })
    const { cpu: before } = await product.usage()
    const began = performance.now()
    const { latencies, errors, overdue } = await pace(visitors, SECONDS)
    const elapsed = performance.now() - began
    const { cpu: after } = await product.usage()
    const share = (after - before) / elapsed
    return [
      {
        name: `${name}: waiting at 1/s, one core`,
        value: VISITORS / share,
        unit: '',
        promise: { atLeast: 10_000 },
        note: `reckoned from ${VISITORS} held for ${SECONDS} s with ${Math.round(share * 100)} % of a core`,
      },
      { name: `${name}: answers a second`, value: (latencies.length * 1000) / elapsed, unit: '/s' },
      {
        name: `${name}: errors`,
        value: errors,
        unit: '',
        promise: { atMost: 0 },
        note: `${overdue} polls were skipped because the former one was not answered yet`,
      },
      { name: `${name}: latency, median`, value: percentile(latencies, 0.5), unit: 'ms' },
      { name: `${name}: latency, 99th percentile`, value: percentile(latencies, 0.99), unit: 'ms' },
      {
        name: `${name}: memory per waiting visitor`,
        value: (ofAll - ofHalf) / half / 1024,
        unit: 'KiB',
        note: `resident memory that the second ${half} add`,
      },
    ]
  } finally {
    for (const { connection } of visitors) connection.close()
  }
}
