import { carouselMachine } from '../../../machines/carousel/carousel.machine.ts'
import { useOwnActor } from '../useOwnActor.ts'

const stay = () => {}

/** `items` by pages of `size`. */
export const pagesOf = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))

/** A carousel with ends, which lives as long as the view and has as many pages as that was first drawn with. */
export const usePages = (count: number) =>
  useOwnActor(
    () => carouselMachine,
    () => ({ count, autoplay: false }),
    stay,
  )
