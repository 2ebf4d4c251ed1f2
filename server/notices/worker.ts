import { PgBoss } from 'pg-boss'
import type { JobStore } from '../db/job-store.ts'
import { loggable } from '../http/failures.ts'
import type { Log } from '../log.ts'
import type { Teller } from './teller.ts'

/** Milliseconds between two looks for what is due. */
const LOOK = 1000
/** Seconds between two looks for jobs that others made or that come again; those made here are begun at once. */
const POLL = 2
/** Tries of a job, the first a few seconds after it failed, the last after some minutes. */
const TRIES = 8
/** Milliseconds that jobs under way get at the end. */
const DRAIN = 5000

const QUEUE = 'notices'
const DEAD = 'notices-given-up'

interface Job {
  /** Id of a row of the outbox. */
  readonly outbox: number
}

/** Jobs of another kind that are done beside notices. */
export interface JobKind {
  start(boss: PgBoss): Promise<void>
  /** Asks for what is due, once. */
  ask(boss: PgBoss): Promise<void>
}

/** Does what is due in the outbox, and jobs of other kinds, in this process and beside those of others. */
export interface NoticeWorker {
  begin(): void
  /** Waits for what is under way. */
  end(): Promise<void>
}

export function createNoticeWorker(jobs: JobStore, teller: Teller, others: readonly JobKind[], log: Log): NoticeWorker {
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> = Promise.resolve()
  let boss: PgBoss | null = null
  let worker = ''
  let isEnding = false
  let isFailing = false

  /** Once for each outage. */
  function fail(error: unknown) {
    if (!isFailing) log.error({ err: loggable(error) }, 'notices wait')
    isFailing = true
  }

  async function start(): Promise<PgBoss> {
    const one = new PgBoss({ ...jobs, schema: 'jobs', schedule: false, reindex: false, monitorVacuum: false })
    one.on('error', fail)
    await one.start()
    await one.createQueue(DEAD)
    await one.createQueue(QUEUE, {
      // A row that is taken anew while its job waits gets no second one.
      policy: 'exclusive',
      retryLimit: TRIES,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 600,
      expireInSeconds: 60,
      deleteAfterSeconds: 3600,
      deadLetter: DEAD,
    })
    const options = { batchSize: 20, pollingIntervalSeconds: POLL, perJobResults: true } as const
    worker = await one.work<Job, unknown, typeof options>(QUEUE, options, (some) => Promise.all(some.map(tell)))
    await one.work<Job>(DEAD, { pollingIntervalSeconds: POLL }, async (some) => {
      for (const { data } of some) {
        await teller.giveUp(data.outbox)
        log.error({ outbox: data.outbox }, 'a notice was given up')
      }
    })
    for (const kind of others) await kind.start(one)
    return one
  }

  async function tell({ id, data }: { readonly id: string; readonly data: Job }) {
    try {
      await teller.tell(data.outbox)
      return { id, status: 'completed' } as const
    } catch (error) {
      log.warn({ outbox: data.outbox, err: loggable(error) }, 'a notice has to wait')
      return { id, status: 'failed' } as const
    }
  }

  async function look(): Promise<void> {
    try {
      boss ??= await start()
      for (const kind of others) await kind.ask(boss)
      const due = await teller.take()
      if (due.length > 0) {
        await boss.insert(
          QUEUE,
          due.map(({ id, isHits }) => ({ data: { outbox: id }, singletonKey: String(id), priority: isHits ? 0 : 1 })),
        )
        boss.notifyWorker(worker)
      }
      isFailing = false
    } catch (error) {
      fail(error)
    }
  }

  function next() {
    underWay = look().then(() => {
      if (!isEnding) timer = setTimeout(next, LOOK).unref()
    })
  }

  return {
    begin: next,
    async end() {
      isEnding = true
      clearTimeout(timer)
      await underWay
      await boss?.stop({ graceful: true, timeout: DRAIN, close: jobs.connectionString !== undefined })
    },
  }
}
