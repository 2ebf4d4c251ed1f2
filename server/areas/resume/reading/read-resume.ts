import { Worker } from 'node:worker_threads'
import type { ParsedResume } from '../../../../contract/parsed-resume.ts'
import { createQueue } from '../../../platform/queue.ts'
import type { Outcome } from './outcome.ts'
import { ResumeRefused } from './refusal.ts'

const AT_WORK = 2
const WAITING = 16
/** Most places to wait in that one student holds. */
const SHARE = 2

/** What a reading may take: seconds, and memory in MB of its heap and of the buffers beside it. */
export interface Bounds {
  readonly seconds: number
  readonly heap: number
  readonly buffers: number
}

const bounds: Bounds = { seconds: 12, heap: 256, buffers: 384 }

/** Buffers are not part of a worker's heap, so no limit of Node's holds for them and they are looked after. */
const LOOK_EVERY = 50
const MB = 1024 * 1024

export interface ResumeReader {
  /**
   * Reads a pdf or docx, told by its content, in a thread of its own.
   * @param asker whom its waiting counts for
   * @throws ResumeRefused with the reason
   * @throws Overloaded where too many wait already
   */
  read(bytes: Uint8Array, asker: string): Promise<ParsedResume>
}

function readInWorker(bytes: Uint8Array, { seconds, heap, buffers }: Bounds): Promise<ParsedResume> {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), {
    workerData: bytes,
    // What its libraries say of a file may quote it.
    stdout: true,
    stderr: true,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
  })
  const { promise, resolve, reject } = Promise.withResolvers<ParsedResume>()
  const refuse = (reason: ConstructorParameters<typeof ResumeRefused>[0]) => reject(new ResumeRefused(reason))
  const tooLong = setTimeout(() => refuse('tooLong'), seconds * 1000)
  const look = setInterval(async () => {
    // It rejects once the worker has ended.
    const statistics = await worker.getHeapStatistics().catch(() => null)
    if (statistics && statistics.external_memory > buffers * MB) refuse('tooMuchMemory')
  }, LOOK_EVERY)
  worker.once('message', (outcome: Outcome) =>
    'resume' in outcome ? resolve(outcome.resume) : refuse(outcome.refusal),
  )
  worker.once('error', (error: Error & { code?: string }) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? refuse('tooMuchMemory') : reject(error),
  )
  worker.once('exit', () => refuse('damaged'))
  return promise.finally(() => {
    clearTimeout(tooLong)
    clearInterval(look)
    return worker.terminate()
  })
}

/** @param limits stricter ones in tests */
export function createResumeReader(limits: Bounds = bounds): ResumeReader {
  const queue = createQueue(AT_WORK, WAITING, SHARE)
  return { read: (bytes, asker) => queue.run(asker, () => readInWorker(bytes, limits)) }
}
