/** Pseudo-random choices that are the same for the same seed (mulberry32). */
export interface Random {
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number
  pick<T>(from: readonly T[]): T
  /** `count` of them in random order; all, where there are no more. */
  some<T>(from: readonly T[], count: number): T[]
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    between,
    pick: (from) => from[between(0, from.length - 1)]!,
    some(from, count) {
      const rest = [...from]
      const taken = []
      while (taken.length < count && rest.length > 0) taken.push(rest.splice(between(0, rest.length - 1), 1)[0]!)
      return taken
    },
  }
}
