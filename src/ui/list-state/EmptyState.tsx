import type { ReactNode } from 'react'
import { NothingFound } from '../illustrations/NothingFound.tsx'
import * as css from './ListState.css.ts'

export interface EmptyStateProps {
  readonly title: string
  readonly text: string
  /** The next thing to do. */
  readonly children?: ReactNode
}

/** In the place of a list that holds nothing. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className={css.state} role="status">
      <NothingFound className={css.picture} />
      <p className={css.title}>{title}</p>
      <p className={css.text}>{text}</p>
      {children && <div className={css.actions}>{children}</div>}
    </div>
  )
}
