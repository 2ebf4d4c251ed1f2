import type { ReactNode } from 'react'
import { LeftIcon, RightIcon } from '../icons/account.tsx'
import * as css from './Pagination.css.ts'
import { pageMarks } from './pages-around.ts'

export interface PaginationProps {
  /** From 1. */
  readonly page: number
  readonly pages: number
  /** Address of a page. */
  hrefOf(page: number): string
  readonly labels: {
    /** Accessible name of the whole. */
    readonly nav: string
    readonly previous: string
    readonly next: string
    /** Accessible name of a page's link; holds its number. */
    page(n: number): string
    /** Where one is. */
    of(page: number, pages: number): string
  }
}

/** Links to the pages of a list; nothing where there is only one. */
export function Pagination({ page, pages, hrefOf, labels }: PaginationProps) {
  if (pages < 2) return null
  const step = (to: number, label: string, icon: ReactNode) =>
    to < 1 || to > pages ? (
      <span className={`${css.place} ${css.end}`} aria-hidden="true">
        {icon}
      </span>
    ) : (
      <a className={`${css.place} ${css.link}`} href={hrefOf(to)} aria-label={label}>
        {icon}
      </a>
    )
  return (
    <nav aria-label={labels.nav}>
      <ul className={css.list}>
        <li className={css.sum}>{labels.of(page, pages)}</li>
        <li>{step(page - 1, labels.previous, <LeftIcon size={16} />)}</li>
        {pageMarks(page, pages).map(({ mark, on }, at, marks) =>
          mark === 'gap' ? (
            <li key={`after ${marks[at - 1]?.mark}`} className={css.on[on]} aria-hidden="true">
              <span className={`${css.place} ${css.gap}`}>…</span>
            </li>
          ) : (
            <li key={mark} className={css.on[on]}>
              <a
                className={`${css.place} ${css.link}`}
                href={hrefOf(mark)}
                aria-label={labels.page(mark)}
                aria-current={mark === page ? 'page' : undefined}
              >
                {mark}
              </a>
            </li>
          ),
        )}
        <li>{step(page + 1, labels.next, <RightIcon size={16} />)}</li>
      </ul>
    </nav>
  )
}
