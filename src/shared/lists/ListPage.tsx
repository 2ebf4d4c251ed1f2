import type { ReactNode } from 'react'
import * as css from '../../ui/list/ListPage.css.ts'
import { unseen } from '../../ui/reset.css.ts'

export interface ListPageProps {
  /** Null where a head above has it. */
  readonly heading: string | null
  /** The header says already what this is: the heading is there for screen readers alone. */
  readonly isHeadingUnseen?: boolean
  /** Below the heading. */
  readonly note?: ReactNode
  readonly search: ReactNode
  readonly filters: ReactNode
  /** Column at the right of wide screens. */
  readonly side?: ReactNode
  /** The list. */
  readonly children: ReactNode
}

/** Frame of a list: search and filters above, the list, and what goes with it. */
export function ListPage({ heading, isHeadingUnseen = false, note, search, filters, side, children }: ListPageProps) {
  return (
    <div className={css.page}>
      {heading !== null && <h1 className={isHeadingUnseen ? unseen : css.heading}>{heading}</h1>}
      {note}
      {search}
      {filters}
      <div className={css.columns[side ? 'two' : 'one']}>
        <div>{children}</div>
        {side && <aside className={css.side}>{side}</aside>}
      </div>
    </div>
  )
}
