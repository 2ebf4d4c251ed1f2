import { useDeferredValue } from 'react'

/**
 * What was read, as soon as there is room to draw it: React draws it in slices then, while whatever the visitor does
 * goes first. Drawn in one go, a long page would not answer meanwhile.
 */
export function useArrived<T>(data: T | undefined): T | undefined {
  const hasArrived = useDeferredValue(data !== undefined)
  return hasArrived ? data : undefined
}
