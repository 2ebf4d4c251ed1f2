import { useState } from 'react'
import { type ActorRefFrom, createActor } from 'xstate'
import { carouselMachine } from '../../../machines/homes/carousel/carousel.machine.ts'
import { devTools } from '../../../machines/kit/dev-tools.ts'

type CarouselActor = ActorRefFrom<typeof carouselMachine>

/** As long as the items: whoever comes back to them finds the page that was left. */
const kept = new WeakMap<readonly unknown[], CarouselActor>()

function carouselOf(items: readonly unknown[], count: number): CarouselActor {
  const known = kept.get(items)
  if (known) return known
  const actor = createActor(carouselMachine, { devTools, input: { count, autoplay: false } }).start()
  kept.set(items, actor)
  return actor
}

/** `items` by pages of `size`. */
export const pagesOf = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))

/** The carousel of these items, with ends and as many pages as it was first drawn with. */
export function usePages(items: readonly unknown[], count: number): CarouselActor {
  const [actor] = useState(() => carouselOf(items, count))
  return actor
}
