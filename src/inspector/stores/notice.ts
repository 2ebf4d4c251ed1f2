import { useSyncExternalStore } from 'react'

let notice: string | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Says something until the next thing is said, or null to take it away. */
export function say(text: string | null): void {
  notice = text
  for (const listener of [...listeners]) listener()
}

export const useNotice = (): string | null => useSyncExternalStore(subscribe, () => notice)
