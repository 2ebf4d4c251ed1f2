import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { carouselMachine } from '../../../machines/homes/carousel/carousel.machine.ts'
import { carouselIndex } from '../../../machines/homes/carousel/carousel.selectors.ts'
import * as m from '../../../messages/compiled/messages.js'
import { Pager } from '../../ui/carousel/Pager.tsx'
import { usePreferences } from '../preferences/preferences.tsx'
import { pagesOf, usePages } from './usePages.ts'

export interface CarouselProps<T> {
  /** Accessible name. */
  readonly label: string
  /** One at least. */
  readonly items: readonly T[]
  /** Items to a page. */
  readonly size: number
  children(items: readonly T[]): ReactNode
}

/** Items by pages; the arrows are gone at the ends (HOME-6). */
export function Carousel<T>(props: CarouselProps<T>) {
  const pages = pagesOf(props.items, props.size)
  return <Paged key={pages.length} {...props} pages={pages} />
}

export interface CarouselViewProps<T> extends Pick<CarouselProps<T>, 'label' | 'children'> {
  readonly pages: readonly (readonly T[])[]
  /** With as many pages. */
  readonly actor: ActorRefFrom<typeof carouselMachine>
}

function Paged<T>({ items, ...props }: Omit<CarouselViewProps<T>, 'actor'> & Pick<CarouselProps<T>, 'items'>) {
  const actor = usePages(items, props.pages.length)
  return <CarouselView {...props} actor={actor} />
}

/** The page that the machine is at. */
export function CarouselView<T>({ label, pages, actor, children }: CarouselViewProps<T>) {
  usePreferences()
  const index = useSelector(actor, carouselIndex)
  return (
    <Pager
      label={label}
      index={index}
      count={pages.length}
      previousLabel={m.homes_previous()}
      nextLabel={m.homes_next()}
      pageLabel={(page) => m.homes_page({ page, pages: pages.length })}
      onPrevious={() => actor.send({ type: 'PAGE.PREVIOUS' })}
      onNext={() => actor.send({ type: 'PAGE.NEXT' })}
      onPick={(picked) => actor.send({ type: 'PAGE.PICKED', index: picked })}
    >
      {children(pages[index] ?? [])}
    </Pager>
  )
}
