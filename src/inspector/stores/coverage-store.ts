import { useSyncExternalStore } from 'react'
import { type Coverage, loadCoverage } from '../coverage.ts'

let coverage: Coverage | null = null
let isAsked = false
const listeners = new Set<() => void>()

/** Read once; where there is none, everything goes on without. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!isAsked) {
    isAsked = true
    loadCoverage().then(
      (loaded) => {
        coverage = loaded
        for (const each of listeners) each()
      },
      () => undefined,
    )
  }
  return () => listeners.delete(listener)
}

/** What the tests took; null until it has come. */
export const useCoverage = (): Coverage | null => useSyncExternalStore(subscribe, () => coverage)
