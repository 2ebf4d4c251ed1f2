import type { ReactNode } from 'react'
import * as css from './SectionHead.css.ts'

export interface SectionHeadProps {
  /** Of the heading, for `aria-labelledby`. */
  readonly id: string
  readonly title: string
  readonly hint?: ReactNode
  /** At the right: a link to all of it, a choice. */
  readonly children?: ReactNode
}

/** Heading of a page's section. */
export function SectionHead({ id, title, hint, children }: SectionHeadProps) {
  return (
    <div className={children ? css.head : `${css.head} ${css.free}`}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {hint && <p className={css.hint}>{hint}</p>}
      {children && <div className={css.end}>{children}</div>}
    </div>
  )
}
