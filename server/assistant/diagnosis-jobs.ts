import type { PgBoss } from 'pg-boss'
import { loggable } from '../http/failures.ts'
import type { Log } from '../log.ts'
import type { JobKind } from '../notices/worker.ts'
import type { Diagnoses } from './diagnoses.ts'

const QUEUE = 'diagnoses'
/** Seconds between two looks for jobs that others made; those made here are begun at once. */
const POLL = 2

interface Job {
  /** Of the diagnosis. */
  readonly id: number
}

/** Has what students asked for judged, one after the other, whichever process they asked. */
export function createDiagnosisJobs(diagnoses: Diagnoses, log: Log): JobKind {
  let worker = ''

  async function run({ id }: Job): Promise<void> {
    await diagnoses.run(id).catch((error: unknown) => log.error({ err: loggable(error) }, 'a diagnosis failed'))
  }

  return {
    async start(boss: PgBoss) {
      await boss.createQueue(QUEUE, { policy: 'exclusive', expireInSeconds: 60, deleteAfterSeconds: 60 })
      worker = await boss.work<Job>(QUEUE, { batchSize: 50, pollingIntervalSeconds: POLL }, async (some) => {
        for (const { data } of some) await run(data)
      })
    },

    async ask(boss: PgBoss) {
      const due = await diagnoses.due()
      if (due.length === 0) return
      await boss.insert(
        QUEUE,
        due.map((id) => ({ data: { id }, singletonKey: String(id) })),
      )
      boss.notifyWorker(worker)
    },
  }
}
