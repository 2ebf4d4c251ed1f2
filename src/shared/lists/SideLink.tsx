import type { MouseEvent, ReactNode } from 'react'
import { note as noteFont } from '../../ui/list/Entry.css.ts'
import * as css from '../../ui/list/SideCard.css.ts'

export interface SideLinkProps {
  readonly href: string
  onClick?(event: MouseEvent): void
  /** A picture before it. */
  readonly mark?: ReactNode
  readonly title: string
  readonly note: ReactNode
  /** What stands at the right. */
  readonly end?: ReactNode
}

/** A line of a card beside a page's main matter. */
export function SideLink({ href, onClick, mark, title, note, end }: SideLinkProps) {
  return (
    <a className={css.link} href={href} onClick={onClick}>
      {mark}
      <span className={css.words}>
        <span className={css.name}>{title}</span>
        <span className={`${css.note} ${noteFont}`}>{note}</span>
      </span>
      {end}
    </a>
  )
}
