import type { MotionPort } from '../../../machines/homes/carousel/carousel.ports.ts'

const query = '(prefers-reduced-motion: reduce)'

export const motion: MotionPort = {
  isReduced: () => matchMedia(query).matches,
  watch(changed) {
    const list = matchMedia(query)
    list.addEventListener('change', changed)
    return () => list.removeEventListener('change', changed)
  },
}
