/** Milliseconds since the epoch. */
export type Clock = () => number

/**
 * Short-lived state that every process serving the site shares. Texts under keys, each with its time to live in
 * milliseconds; every method is atomic.
 */
export interface Ephemeral {
  get(key: string): Promise<string | null>
  set(key: string, value: string, ttl: number): Promise<void>
  /** False where the key is there already. */
  setIfAbsent(key: string, value: string, ttl: number): Promise<boolean>
  /** Sets, and gives what was there. */
  swap(key: string, value: string, ttl: number): Promise<string | null>
  /** Removes, and gives what was there. */
  take(key: string): Promise<string | null>
  /** False, and no change, where the key does not hold `expected`. */
  compareAndSet(key: string, expected: string, value: string, ttl: number): Promise<boolean>
  compareAndDelete(key: string, expected: string): Promise<boolean>
  /** Counts up from 1; the time to live runs from the first count. */
  increment(key: string, ttl: number): Promise<number>
  close(): Promise<void>
}

interface Entry {
  value: string
  expiresAt: number
}

const SWEEP_EVERY = 10_000
const MOST_ENTRIES = 300_000

/**
 * The embedded one: in this process's memory.
 * @param most entries kept; beyond it the oldest go
 */
export function createMemoryEphemeral(clock: Clock, most = MOST_ENTRIES): Ephemeral {
  const entries = new Map<string, Entry>()

  function sweep() {
    const now = clock()
    for (const [key, entry] of entries) if (entry.expiresAt <= now) entries.delete(key)
  }

  function read(key: string): Entry | null {
    const entry = entries.get(key)
    if (!entry) return null
    if (entry.expiresAt > clock()) return entry
    entries.delete(key)
    return null
  }

  function write(key: string, value: string, ttl: number) {
    entries.delete(key)
    if (entries.size >= most) sweep()
    while (entries.size >= most) {
      const oldest = entries.keys().next()
      if (oldest.done) break
      entries.delete(oldest.value)
    }
    entries.set(key, { value, expiresAt: clock() + ttl })
  }

  const timer = setInterval(sweep, SWEEP_EVERY)
  timer.unref()

  return {
    async get(key) {
      return read(key)?.value ?? null
    },
    async set(key, value, ttl) {
      write(key, value, ttl)
    },
    async setIfAbsent(key, value, ttl) {
      if (read(key)) return false
      write(key, value, ttl)
      return true
    },
    async swap(key, value, ttl) {
      const former = read(key)?.value ?? null
      write(key, value, ttl)
      return former
    },
    async take(key) {
      const value = read(key)?.value ?? null
      entries.delete(key)
      return value
    },
    async compareAndSet(key, expected, value, ttl) {
      if (read(key)?.value !== expected) return false
      write(key, value, ttl)
      return true
    },
    async compareAndDelete(key, expected) {
      return read(key)?.value === expected && entries.delete(key)
    },
    async increment(key, ttl) {
      const entry = read(key)
      if (!entry) {
        write(key, '1', ttl)
        return 1
      }
      const count = Number(entry.value) + 1
      entry.value = String(count)
      return count
    },
    async close() {
      clearInterval(timer)
      entries.clear()
    },
  }
}
