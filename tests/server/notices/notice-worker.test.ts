import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createDailyCount } from '../../../server/areas/jobs/searches/daily.ts'
import { notices, outbox } from '../../../server/areas/notices/schema.ts'
import { createTeller } from '../../../server/areas/notices/teller.ts'
import { createTelling } from '../../../server/areas/notices/telling.ts'
import { createWorker, type Worker } from '../../../server/platform/jobs/worker.ts'
import { createLog } from '../../../server/platform/log.ts'
import { putOut, TAKEN_AT_ONCE } from '../../../server/platform/outbox/outbox.ts'
import { sharedWorld } from '../world/stage.ts'

const stage = sharedWorld()
const db = () => stage.store.db

let running: Worker[]
let told: string[]
let logged: string
/** What happens to what is published next. */
let publishing: () => void
/** The days that were counted, and how that goes. */
let counted: string[]
let counting: () => void
let today: Date

const log = createLog('info', {
  write(line) {
    logged += line
  },
})

const start = () => {
  const live = {
    async publish(userId: string) {
      publishing()
      told.push(userId)
    },
  }
  const sms = { send: async () => undefined, tell: null }
  const counter = {
    due: () => today,
    async count(until: Date) {
      counting()
      counted.push(until.toISOString())
    },
  }
  const teller = createTeller({ db: db(), clock: Date.now, sms, live, log })
  const worker = createWorker(stage.store.jobs, [createDailyCount(counter, log), createTelling(teller, log)], log)
  running.push(worker)
  worker.begin()
  return worker
}

const end = async () => {
  await Promise.all(running.map((worker) => worker.end()))
  running = []
}

const put = (once: string, dueAt = new Date()) =>
  db().transaction((tx) => putOut(tx, { once, studentId: 1, kind: 'view', dueAt }))

const open = () =>
  db().$count(outbox, sql`${outbox.doneAt} is null and ${outbox.failedAt} is null and ${outbox.voidedAt} is null`)

beforeEach(async () => {
  running = []
  told = []
  logged = ''
  publishing = () => undefined
  counting = () => undefined
  counted = []
  today = new Date('2026-11-20T00:00:00Z')
  await db().delete(outbox)
  await db().delete(notices)
})
afterEach(end)

it('does what is due, and nothing twice, by two workers on one database', async () => {
  await put('event:later', new Date(Date.now() + 3_600_000))
  for (const worker of ['one', 'other']) {
    start()
    await put(`event:${worker}`)
    await expect.poll(open).toBe(1)
  }
  for (let count = 0; count < 60; count++) await put(`event:${count}`)
  await expect.poll(open).toBe(1)
  expect([await db().$count(notices), told.length]).toEqual([62, 62])
  expect(logged).toBe('')
})

it('tries again after a while, and once only after what went well', async () => {
  let isGone = true
  publishing = () => {
    if (isGone) throw new Error('gone')
  }
  await put('event:1')
  start()
  await expect.poll(() => logged).toContain('a notice has to wait')
  isGone = false
  await expect.poll(open).toBe(0)
  expect([await db().$count(notices), told]).toEqual([1, ['1']])
})

it('finishes what is under way when it ends, and goes on after a start anew', async () => {
  await put('event:1')
  await start().end()
  const done = await db().$count(notices)
  await put('event:2')
  start()
  await expect.poll(open).toBe(0)
  expect([done <= 1, await db().$count(notices)]).toEqual([true, 2])
})

it('gives up in the end, and says which row and nothing of anybody', async () => {
  publishing = () => {
    throw new Error('gone')
  }
  await put('event:1')
  start()
  const lastTry = sql`update jobs.job set retry_limit = 0, start_after = now() where name = 'notices' and state = 'retry'`
  await expect
    .poll(() =>
      db()
        .execute(lastTry)
        .then(() => logged),
    )
    .toContain('a notice was given up')
  const [row] = await db().select().from(outbox)
  expect(row?.failedAt).not.toBeNull()
  const lines = logged.trim().split('\n')
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual({
    level: 50,
    time: expect.any(String),
    outbox: row?.id,
    msg: 'a notice was given up',
  })
})

it('has saved searches counted once a day, and again where that failed', async () => {
  let isGone = true
  counting = () => {
    if (isGone) throw new Error('gone')
  }
  today = new Date('2026-11-21T00:00:00Z')
  start()
  await expect.poll(() => logged).toContain('saved searches wait to be counted')
  isGone = false
  const again = sql`update jobs.job set start_after = now() where name = 'searches' and state = 'retry'`
  // Another test's day may still be waiting.
  const ofTest = () => counted.filter((day) => day >= '2026-11-21')
  await expect.poll(() => db().execute(again).then(ofTest)).toEqual(['2026-11-21T00:00:00.000Z'])
  today = new Date('2026-11-22T00:00:00Z')
  await expect.poll(ofTest).toEqual(['2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z'])
})

it('waits for a database that is gone, and says so once', async () => {
  start()
  await put('event:1')
  await expect.poll(open).toBe(0)
  await stage.store.cut()
  await expect.poll(() => logged).toContain('jobs wait')
  await stage.store.mend()
  await expect
    .poll(() =>
      put('event:2').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  await expect.poll(open).toBe(0)
  expect(await db().$count(notices)).toBe(2)
  expect(logged.split('jobs wait')).toHaveLength(2)
})

it('tells what employers decide before what saved searches found, however much of that waits', async () => {
  const hits = Array.from({ length: TAKEN_AT_ONCE + 20 }, (_, at) => `search:${at}`)
  const due = { channel: 'notice', dueAt: new Date(0) } as const
  await db()
    .insert(outbox)
    .values(hits.map((once) => ({ ...due, once, studentId: 1, kind: 'searchHits' as const })))
  await db()
    .insert(outbox)
    .values({ ...due, once: 'event:1', studentId: 2, kind: 'reject', dueAt: new Date() })
  start()
  await expect.poll(open).toBe(0)
  expect(told.indexOf('2')).toBeLessThan(20)
  expect(told).toHaveLength(hits.length + 1)
})
