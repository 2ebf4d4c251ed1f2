import type { Clock } from './clock.ts'
import { createQueue } from './queue.ts'

/** Milliseconds that an answer is kept. */
const MINUTE = 60_000
/** Answers that are kept, the lately asked for. */
const MOST = 100
/** Worked out at once, and waiting for that: of all, and of one address. */
const AT_WORK = 1
const WAITING = 32
const SHARE = 8

/** Answers to anybody that take a look at very many rows, however little is asked. */
export interface Scans {
  /**
   * What was worked out for whoever asked the same within the minute; else it waits for its turn.
   * @param asker whom its waiting counts for
   * @param key all that the answer hangs on; null for one that is somebody's own, and not kept
   * @throws Overloaded where too many wait already
   */
  of<T>(asker: string, key: string | null, read: () => Promise<T>): Promise<T>
}

export function createScans(clock: Clock): Scans {
  const queue = createQueue(AT_WORK, WAITING, SHARE)
  const kept = new Map<string, { readonly answer: Promise<unknown>; readonly until: number }>()
  return {
    of<T>(asker: string, key: string | null, read: () => Promise<T>) {
      if (key === null) return queue.run(asker, read)
      const former = kept.get(key)
      const entry =
        former && clock() < former.until ? former : { answer: queue.run(asker, read), until: clock() + MINUTE }
      kept.delete(key)
      kept.set(key, entry)
      for (const oldest of kept.keys()) if (kept.size > MOST) kept.delete(oldest)
      entry.answer.catch(() => {
        if (kept.get(key) === entry) kept.delete(key)
      })
      return entry.answer as Promise<T>
    },
  }
}
