import type { ReactNode } from 'react'
import * as css from './StatusPage.css.ts'

export interface StatusPageProps {
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  /** What it is about, below the text. */
  readonly details?: ReactNode
  /** What to do next. */
  readonly children?: ReactNode
  /** Something is under way, and said to screen readers. */
  readonly busy?: boolean
}

/** A page that says how something stands, and what to do next. */
export function StatusPage({ icon, title, text, details, children, busy = false }: StatusPageProps) {
  return (
    <div className={css.page} {...(busy && { role: 'status' })}>
      <span className={css.icon}>{icon}</span>
      <h1 className={css.title}>{title}</h1>
      <p className={css.text}>{text}</p>
      {details}
      <div className={css.actions}>{children}</div>
    </div>
  )
}
