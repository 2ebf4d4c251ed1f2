import type { VisibilityPort } from '../../../machines/visibility.ts'

export const visibility: VisibilityPort = {
  isHidden: () => document.hidden,
  watch(changed) {
    document.addEventListener('visibilitychange', changed)
    return () => document.removeEventListener('visibilitychange', changed)
  },
}
