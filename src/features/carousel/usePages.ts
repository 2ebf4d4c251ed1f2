import { useSelector } from '@xstate/react'
import { carouselMachine } from '../../../machines/carousel/carousel.machine.ts'
import { carouselIndex } from '../../../machines/carousel/carousel.selectors.ts'
import { useOwnActor } from '../useOwnActor.ts'

const stay = () => {}

/** `items` by pages of `size`. */
export const pagesOf = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))

/** A carousel with ends, which lives as long as the view and has as many pages as that was first drawn with. */
export function usePages(count: number) {
  const actor = useOwnActor(
    () => carouselMachine,
    () => ({ count, autoplay: false }),
    stay,
  )
  return { actor, index: useSelector(actor, carouselIndex) }
}
