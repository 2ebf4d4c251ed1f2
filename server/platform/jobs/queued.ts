import { and, eq, lt, or } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { PgBoss } from 'pg-boss'
import { loggable } from '../http/failures.ts'
import type { Log } from '../log.ts'
import type { JobKind } from './worker.ts'

/** Seconds between two looks for jobs that others made; those made here are begun at once. */
const POLL = 2

interface Job {
  /** Of the row. */
  readonly id: number
}

/** Rows of a table that wait for work. */
export interface Waiting {
  /** Those that wait, and those that somebody began and left. */
  due(): Promise<number[]>
  /** Works on one; nothing where somebody else does. */
  run(id: number): Promise<void>
}

/**
 * Rows that wait, and those that somebody began and left.
 * @param before that time somebody who began is taken for dead
 */
export const isDue = (status: PgColumn, begunAt: PgColumn, before: Date) =>
  or(eq(status, 'queued'), and(eq(status, 'running'), lt(begunAt, before)))

export interface QueueOptions {
  /** What is told where one fails. */
  readonly failed: string
  /** Worked on at once. */
  readonly atOnce?: number
  /** Seconds after which a job is taken for dead. */
  readonly expire?: number
}

/** Has rows worked on, whichever process they came to. */
export function createQueue(name: string, { due, run }: Waiting, log: Log, options: QueueOptions): JobKind {
  const { failed, atOnce = 1, expire = 60 } = options
  let worker = ''
  const work = ({ id }: Job) => run(id).catch((error: unknown) => log.error({ err: loggable(error) }, failed))
  return {
    async start(boss: PgBoss) {
      await boss.createQueue(name, { policy: 'exclusive', expireInSeconds: expire, deleteAfterSeconds: 60 })
      worker = await boss.work<Job>(name, { batchSize: 50, pollingIntervalSeconds: POLL }, async (some) => {
        for (let at = 0; at < some.length; at += atOnce)
          await Promise.all(some.slice(at, at + atOnce).map(({ data }) => work(data)))
      })
    },

    async ask(boss: PgBoss) {
      const rows = await due()
      if (rows.length === 0) return
      await boss.insert(
        name,
        rows.map((id) => ({ data: { id }, singletonKey: String(id) })),
      )
      boss.notifyWorker(worker)
    },
  }
}
