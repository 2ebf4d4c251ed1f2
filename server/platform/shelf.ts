import type { Clock } from './clock.ts'

/** Milliseconds that entries share a heap by; one that is over holds its place for so long at most. */
const GRAIN = 1000

interface Entry {
  value: string
  readonly expiresAt: number
}

/** Texts with a time to live, and room for so many. */
export interface Shelf {
  /** Its value may be changed in place. */
  read(key: string): Entry | null
  /** False where it is new and there is no room. */
  write(key: string, value: string, ttl: number): boolean
  remove(key: string): void
  /** Drops what is over: the work is as much as there is to drop, however much stays. */
  sweep(): void
}

export function createShelf(most: number, clock: Clock): Shelf {
  const entries = new Map<string, Entry>()
  /** Keys by when they are over. */
  const heaps = new Map<number, Set<string>>()
  let sweptAt = Number.NEGATIVE_INFINITY

  const heapOf = ({ expiresAt }: Entry) => Math.ceil(expiresAt / GRAIN)

  function remove(key: string) {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    const at = heapOf(entry)
    const heap = heaps.get(at)
    heap?.delete(key)
    if (heap?.size === 0) heaps.delete(at)
  }

  function sweep() {
    sweptAt = clock()
    for (const [at, keys] of heaps) {
      if (at * GRAIN > sweptAt) continue
      for (const key of keys) entries.delete(key)
      heaps.delete(at)
    }
  }

  return {
    read(key) {
      const entry = entries.get(key)
      if (!entry || entry.expiresAt > clock()) return entry ?? null
      remove(key)
      return null
    },
    write(key, value, ttl) {
      if (!entries.has(key) && entries.size >= most) {
        if (clock() - sweptAt >= GRAIN) sweep()
        if (entries.size >= most) return false
      }
      remove(key)
      const entry = { value, expiresAt: clock() + ttl }
      entries.set(key, entry)
      const at = heapOf(entry)
      const heap = heaps.get(at)
      if (heap) heap.add(key)
      else heaps.set(at, new Set([key]))
      return true
    },
    remove,
    sweep,
  }
}
