import * as m from '../../../messages/compiled/messages.js'
import { pagesOf } from '../../api/content.ts'
import { Pagination } from '../../ui/pagination/Pagination.tsx'
import { usePreferences } from '../preferences/preferences.tsx'
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
        pages={pagesOf(total, size)}
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
