import { useMemo, useSyncExternalStore } from 'react'

/**
 * Whether the window is so now.
 * @param query of media, as CSS has it
 */
export function useMatches(query: string): boolean {
  const list = useMemo(() => matchMedia(query), [query])
  const watch = useMemo(
    () => (changed: () => void) => {
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [list],
  )
  return useSyncExternalStore(watch, () => list.matches)
}
