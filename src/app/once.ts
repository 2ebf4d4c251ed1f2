const failed = new Set<() => void>()

/**
 * Loads once: a page that asks is drawn again until it has come. What failed stays failed for the page that asked, which
 * is drawn again for that too and would ask for ever.
 */
export function once<A extends unknown[], T>(load: (...wanted: A) => Promise<T>): (...wanted: A) => Promise<T> {
  let loaded: Promise<T> | undefined
  const forget = () => {
    loaded = undefined
  }
  return (...wanted) => {
    if (loaded) return loaded
    loaded = load(...wanted)
    loaded.catch(() => failed.add(forget))
    return loaded
  }
}

/** Another page may ask anew for what failed. */
export function forgetFailures(): void {
  for (const forget of failed) forget()
  failed.clear()
}
