import { useSyncExternalStore } from 'react'

const wide = matchMedia('screen and (min-width: 1280px)')

function watch(changed: () => void): () => void {
  wide.addEventListener('change', changed)
  return () => wide.removeEventListener('change', changed)
}

/** Whether there is room beside the form. */
export const useIsWide = (): boolean => useSyncExternalStore(watch, () => wide.matches)
