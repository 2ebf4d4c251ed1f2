import { loggable } from '../../../platform/http/failures.ts'
import type { JobKind } from '../../../platform/jobs/worker.ts'
import type { Log } from '../../../platform/log.ts'
import type { SearchCounter } from './counter.ts'

const QUEUE = 'searches'
/** Seconds between two looks for a job that another process made, or that comes again. */
const POLL = 2
/** Seconds after which whoever counts is taken for dead. */
const PATIENCE = 1800

interface Job {
  /** ISO 8601. */
  readonly until: string
}

/** Has each day counted by one process, also a day that began while none ran. */
export function createDailyCount(counter: SearchCounter, log: Log): JobKind {
  let asked = 0
  let worker = ''

  async function count({ until }: Job): Promise<void> {
    try {
      await counter.count(new Date(until))
    } catch (error) {
      log.error({ until, err: loggable(error) }, 'saved searches wait to be counted')
      throw error
    }
  }

  return {
    async start(boss) {
      await boss.createQueue(QUEUE, {
        // Every process asks for the same day.
        policy: 'exclusive',
        retryLimit: 8,
        retryDelay: 10,
        retryBackoff: true,
        retryDelayMax: 1800,
        expireInSeconds: PATIENCE,
        deleteAfterSeconds: 3600,
      })
      worker = await boss.work<Job>(QUEUE, { pollingIntervalSeconds: POLL }, async (some) => {
        for (const { data } of some) await count(data)
      })
    },

    async ask(boss) {
      const until = counter.due()
      if (until.getTime() === asked) return
      const day = until.toISOString()
      await boss.insert(QUEUE, [{ data: { until: day }, singletonKey: day }])
      boss.notifyWorker(worker)
      asked = until.getTime()
    },
  }
}
