import type { ReactNode } from 'react'
import * as m from '../../../messages/compiled/messages.js'
import { Pager } from '../../ui/carousel/Pager.tsx'
import { usePreferences } from '../preferences.tsx'
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

interface PagedProps<T> extends CarouselProps<T> {
  readonly pages: readonly (readonly T[])[]
}

function Paged<T>({ label, pages, children }: PagedProps<T>) {
  usePreferences()
  const { actor, index } = usePages(pages.length)
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
