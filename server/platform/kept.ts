import type { Clock } from './clock.ts'

/**
 * What was read last, shared by everybody who asks for it while it is fresh; a failure is not kept.
 * @param milliseconds for which it is fresh
 */
export function kept<T>(clock: Clock, milliseconds: number, read: () => Promise<T>): () => Promise<T> {
  let copy: { value: Promise<T>; until: number } | null = null
  return () => {
    if (copy && clock() < copy.until) return copy.value
    const fresh = { value: read(), until: clock() + milliseconds }
    copy = fresh
    fresh.value.catch(() => {
      if (copy === fresh) copy = null
    })
    return fresh.value
  }
}
