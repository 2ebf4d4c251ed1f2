import { loggable } from '../../platform/http/failures.ts'
import type { JobKind } from '../../platform/jobs/worker.ts'
import type { Log } from '../../platform/log.ts'
import type { Teller } from './teller.ts'

/** Seconds between two looks for jobs that others made or that come again; those made here are begun at once. */
const POLL = 2
/** Tries of a job, the first a few seconds after it failed, the last after some minutes. */
const TRIES = 8

const QUEUE = 'notices'
const DEAD = 'notices-given-up'

interface Job {
  /** Id of a row of the outbox. */
  readonly outbox: number
}

/** Has what is due in the outbox told, whichever process put it out. */
export function createTelling(teller: Teller, log: Log): JobKind {
  let worker = ''

  async function tell({ id, data }: { readonly id: string; readonly data: Job }) {
    try {
      await teller.tell(data.outbox)
      return { id, status: 'completed' } as const
    } catch (error) {
      log.warn({ outbox: data.outbox, err: loggable(error) }, 'a notice has to wait')
      return { id, status: 'failed' } as const
    }
  }

  return {
    async start(boss) {
      await boss.createQueue(DEAD)
      await boss.createQueue(QUEUE, {
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
      worker = await boss.work<Job, unknown, typeof options>(QUEUE, options, (some) => Promise.all(some.map(tell)))
      await boss.work<Job>(DEAD, { pollingIntervalSeconds: POLL }, async (some) => {
        for (const { data } of some) {
          await teller.giveUp(data.outbox)
          log.error({ outbox: data.outbox }, 'a notice was given up')
        }
      })
    },

    async ask(boss) {
      const due = await teller.take()
      if (due.length === 0) return
      await boss.insert(
        QUEUE,
        due.map(({ id, isHits }) => ({ data: { outbox: id }, singletonKey: String(id), priority: isHits ? 0 : 1 })),
      )
      boss.notifyWorker(worker)
    },
  }
}
