import { useSyncExternalStore } from 'react'
import { formatPlace, type Place, parsePlace } from '../place.ts'

const listeners = new Set<() => void>()
let place = parsePlace(location.hash)

function reread(): void {
  const next = parsePlace(location.hash)
  if (formatPlace(next) === formatPlace(place)) return
  place = next
  for (const listener of [...listeners]) listener()
}

export const currentPlace = (): Place => place

/** @returns a function that ends that */
export function onPlace(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('hashchange', reread)
    reread()
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('hashchange', reread)
  }
}

/** The address of what is shown now, but for `change`; a fragment. */
export const href = (change: Partial<Place>): string => formatPlace({ ...place, ...change })

/** Shows another actor, step, state or pane; no new entry of the history. */
export function go(change: Partial<Place>): void {
  history.replaceState(history.state, '', href(change))
  reread()
}

export const usePlace = (): Place => useSyncExternalStore(onPlace, currentPlace)
