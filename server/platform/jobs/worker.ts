import { PgBoss } from 'pg-boss'
import type { JobStore } from '../db/job-store.ts'
import { loggable } from '../http/failures.ts'
import type { Log } from '../log.ts'

/** Milliseconds between two looks for what is due. */
const LOOK = 1000
/** Milliseconds that jobs under way get at the end. */
const DRAIN = 5000

/** Jobs of one kind. */
export interface JobKind {
  start(boss: PgBoss): Promise<void>
  /** Asks for what is due, once. */
  ask(boss: PgBoss): Promise<void>
}

/** Does jobs that are due, in this process and beside those of others. */
export interface Worker {
  begin(): void
  /** Waits for what is under way. */
  end(): Promise<void>
}

export function createWorker(jobs: JobStore, kinds: readonly JobKind[], log: Log): Worker {
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> = Promise.resolve()
  let boss: PgBoss | null = null
  let isEnding = false
  let isFailing = false

  /** Once for each outage. */
  function fail(error: unknown) {
    if (!isFailing) log.error({ err: loggable(error) }, 'jobs wait')
    isFailing = true
  }

  async function start(): Promise<PgBoss> {
    const one = new PgBoss({ ...jobs, schema: 'jobs', schedule: false, reindex: false, monitorVacuum: false })
    one.on('error', fail)
    await one.start()
    for (const kind of kinds) await kind.start(one)
    return one
  }

  async function look(): Promise<void> {
    try {
      boss ??= await start()
      for (const kind of kinds) await kind.ask(boss)
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
