import type { Clock } from '../clock.ts'
import { createShelf, type Shelf } from '../shelf.ts'

/**
 * Most entries of each kind. They fill up apart, so that a flood of one never makes another forget; a full one takes
 * nothing new until entries are over, and drops nothing.
 */
export const families = {
  /** Counters that freeze or cap: a lost one would let somebody try again. */
  security: 300_000,
  /** One-time passwords, their waits and tries. */
  code: 100_000,
  qr: 150_000,
  captcha: 100_000,
  /** Browsers that solved a puzzle lately. */
  passed: 50_000,
  /** Transfers between our sites. */
  ticket: 50_000,
  /** Counters that anybody adds to, logged in or not. */
  visitor: 100_000,
  /** Counters that only who is logged in adds to, so that no stranger takes their room. */
  account: 100_000,
  /** What no visitor adds to: marks of the mini-program's back end, and what providers gave and allow. */
  other: 50_000,
} as const
export type Family = keyof typeof families

/** What an entry goes by; its first part is its family. */
export type Key = `${Family}:${string}`

/** There is no room for a new entry of this family now. */
export class FamilyFull extends Error {
  readonly family: Family
  constructor(family: Family) {
    super(`no room for more of ${family}`)
    this.family = family
  }
}

/** What holds the entries does not answer now. */
export class EphemeralGone extends Error {}

/** Whether an error says no more than that short-lived state fails now. */
export const isEphemeralFailure = (error: unknown): boolean =>
  error instanceof FamilyFull || error instanceof EphemeralGone

/**
 * Short-lived state that every process serving the site shares. Texts under keys, each with its time to live in
 * milliseconds, at least 1; every method is atomic. Those that may add an entry reject with FamilyFull where there is
 * no room, and all with EphemeralGone where the entries cannot be reached.
 */
export interface Ephemeral {
  get(key: Key): Promise<string | null>
  set(key: Key, value: string, ttl: number): Promise<void>
  /** False where the key is there already. */
  setIfAbsent(key: Key, value: string, ttl: number): Promise<boolean>
  /** Sets, and gives what was there. */
  swap(key: Key, value: string, ttl: number): Promise<string | null>
  /** Removes, and gives what was there. */
  take(key: Key): Promise<string | null>
  /** False, and no change, where the key does not hold `expected`. */
  compareAndSet(key: Key, expected: string, value: string, ttl: number): Promise<boolean>
  compareAndDelete(key: Key, expected: string): Promise<boolean>
  /** Counts up from 1; the time to live runs from the first count. */
  increment(key: Key, ttl: number): Promise<number>
  /** Takes one count back; the time to live stays. Nothing happens where nothing is counted. */
  decrement(key: Key): Promise<void>
  /** Says something to whoever listens now, at every process; nobody hears of it later. */
  publish(channel: string, message: string): Promise<void>
  /** @returns what ends it */
  subscribe(channel: string, listener: Listener): Promise<() => void>
  close(): Promise<void>
}

export interface Listener {
  hear(message: string): void
  /** Something may have been said that was not heard; from here on all is heard again. */
  missed(): void
}

const SWEEP_EVERY = 10_000

/**
 * The embedded one: in this process's memory, some 200 to 1,000 bytes an entry.
 * @param most entries of each family
 */
export function createMemoryEphemeral(clock: Clock, most: Readonly<Record<Family, number>> = families): Ephemeral {
  const names = Object.keys(families) as Family[]
  const shelves = Object.fromEntries(names.map((name) => [name, createShelf(most[name], clock)]))

  function shelfOf(key: Key): Shelf {
    const shelf = shelves[familyOf(key)]
    if (!shelf) throw new Error(`no family has the key of ${familyOf(key)}`)
    return shelf
  }

  const read = (key: Key) => shelfOf(key).read(key)

  function write(key: Key, value: string, ttl: number) {
    if (!shelfOf(key).write(key, value, ttl)) throw new FamilyFull(familyOf(key))
  }

  const listeners = new Map<string, Set<Listener>>()

  const timer = setInterval(() => {
    for (const name of names) shelves[name]?.sweep()
  }, SWEEP_EVERY)
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
      shelfOf(key).remove(key)
      return value
    },
    async compareAndSet(key, expected, value, ttl) {
      if (read(key)?.value !== expected) return false
      write(key, value, ttl)
      return true
    },
    async compareAndDelete(key, expected) {
      if (read(key)?.value !== expected) return false
      shelfOf(key).remove(key)
      return true
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
    async decrement(key) {
      const entry = read(key)
      if (entry && Number(entry.value) > 0) entry.value = String(Number(entry.value) - 1)
    },
    async publish(channel, message) {
      for (const listener of listeners.get(channel) ?? []) listener.hear(message)
    },
    async subscribe(channel, listener) {
      const all = listeners.get(channel) ?? new Set()
      listeners.set(channel, all.add(listener))
      return () => all.delete(listener)
    },
    async close() {
      clearInterval(timer)
    },
  }
}

export const familyOf = (key: Key): Family => key.slice(0, key.indexOf(':')) as Family
