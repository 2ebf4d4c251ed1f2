import type { VisibilityPort } from '../../../machines/kit/visibility.ts'

export const visibility: VisibilityPort = {
  isHidden: () => document.hidden,
  watch(changed) {
    document.addEventListener('visibilitychange', changed)
    return () => document.removeEventListener('visibilitychange', changed)
  },
}
