import { setTimeout as wait } from 'node:timers/promises'
import { calls } from '../../../contract/calls.ts'
import { median } from '../figure.ts'
import { requestOf } from '../request.ts'
import type { Client } from './client.ts'
import { type Content, HOST } from './content.ts'
import type { Read } from './reads.ts'
import { type Query, recordQueries } from './recorded.ts'

/** Answers until the compiler has settled. */
const WARM_UP = 150
/** Milliseconds that one measurement takes about. */
const ROUND = 50

/** A read that is ready to be measured. */
export interface Measurable {
  readonly queries: readonly Query[]
  /** Number of statements behind it, measured or not. */
  readonly statements: number
  /** Answers of one measurement. */
  readonly times: number
  answer(times: number): Promise<string>
}

/** Milliseconds of this process's processor, which holds server and database, without the client. */
async function costOf(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const repeat = async (queries: readonly Query[], times: number) => {
  for (let count = 0; count < times; count += 1) for (const query of queries) await query
}

/** What a request finds: a processor that did nothing, or something else, a moment before. */
const rest = async (times: number, run = async () => {}) => {
  for (let count = 0; count < times; count += 1) {
    await wait(1)
    await run()
  }
}

/** Milliseconds a run, each after a rest; run after run without one, in caches that nothing else uses, would cost a quarter less. */
async function costAfterRest(queries: readonly Query[], times: number): Promise<number> {
  const resting = await costOf(() => rest(times))
  return ((await costOf(() => rest(times, () => repeat(queries, 1)))) - resting) / times
}

/** @param behind which of the queries behind the read it is measured against: the one that costs most, or all of them */
export async function prepare(
  content: Content,
  client: Client,
  read: Read,
  behind: 'costliest' | 'all',
): Promise<Measurable> {
  const cookie = read.caller && content.cookies[read.caller]
  const request = requestOf(calls[read.call], read.params, `${HOST}:${content.port}`, cookie).toString('latin1')
  const answer = async (times: number) => (await client.ask({ port: content.port, request, times })).body
  const body = await answer(WARM_UP)
  if (!body.startsWith('{"code":0,')) throw new Error(`${read.name}: ${body.slice(0, 200)}`)
  const recorded = await recordQueries(() => answer(1))
  const costs: number[] = []
  for (const query of recorded) {
    await repeat([query], WARM_UP)
    costs.push(await costOf(() => repeat([query], 10)))
  }
  const queries = behind === 'all' ? recorded : recorded.filter((_, index) => costs[index] === Math.max(...costs))
  const each = (await costOf(() => answer(10))) / 10
  return { queries, statements: recorded.length, times: Math.max(3, Math.round(ROUND / each)), answer }
}

export interface Cost {
  /** Milliseconds a call, and a run of its queries. */
  readonly call: number
  readonly query: number
  /** Median of the rounds' ratios. */
  readonly ratio: number
}

/** In turns, so that whatever else the machine does meets both alike. */
export async function measureCost({ answer, queries, times }: Measurable, rounds: number): Promise<Cost> {
  const pairs = []
  for (let round = 0; round < rounds; round += 1) {
    const call = (await costOf(() => answer(times))) / times
    pairs.push({ call, query: await costAfterRest(queries, times) })
  }
  return {
    call: median(pairs.map(({ call }) => call)),
    query: median(pairs.map(({ query }) => query)),
    ratio: median(pairs.map(({ call, query }) => call / query)),
  }
}
