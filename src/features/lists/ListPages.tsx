import { COUNT_MAX } from '../../../contract/content.ts'
import * as m from '../../../messages/compiled/messages.js'
import { Pagination } from '../../ui/pagination/Pagination.tsx'
import { usePreferences } from '../preferences.tsx'
import { pages } from './ListPages.css.ts'

export interface ListPagesProps {
  readonly page: number
  /** Entries of all pages. */
  readonly total: number
  readonly size: number
  hrefOf(page: number): string
}

/** Links to the pages of a list. */
export function ListPages({ page, total, size, hrefOf }: ListPagesProps) {
  usePreferences()
  return (
    <div className={pages}>
      <Pagination
        page={page}
        pages={Math.ceil(Math.min(total, COUNT_MAX) / size)}
        hrefOf={hrefOf}
        labels={{
          nav: m.lists_pages(),
          previous: m.lists_previous(),
          next: m.lists_next(),
          page: (n) => m.lists_page({ n }),
          of: (n, all) => m.lists_page_of({ page: n, pages: all }),
        }}
      />
    </div>
  )
}
