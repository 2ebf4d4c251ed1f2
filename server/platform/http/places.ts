/** Who holds how many places of what there is room for so much of at once. */
export interface Places {
  /** How many are held under a key. */
  heldBy(key: string): number
  /** Holds one under each key until the work is done. */
  during<T>(keys: readonly string[], work: () => Promise<T>): Promise<T>
}

export function createPlaces(): Places {
  const held = new Map<string, number>()
  const heldBy = (key: string) => held.get(key) ?? 0
  const count = (key: string, by: 1 | -1) => {
    const now = heldBy(key) + by
    if (now > 0) held.set(key, now)
    else held.delete(key)
  }
  return {
    heldBy,
    async during(keys, work) {
      for (const key of keys) count(key, 1)
      try {
        return await work()
      } finally {
        for (const key of keys) count(key, -1)
      }
    },
  }
}
