import type { ReactNode } from 'react'
import * as css from './Message.css.ts'

export interface MessageProps {
  readonly kind: keyof typeof css.icon
  /** 32 px. */
  readonly icon: ReactNode
  readonly title: string
  /** What to do next. */
  readonly hint?: string
  /** Buttons, links, more to read. */
  readonly children?: ReactNode
}

/** Fills a pane that has one thing to say. */
export function Message({ kind, icon, title, hint, children }: MessageProps) {
  return (
    <div className={css.message}>
      <span className={css.icon[kind]}>{icon}</span>
      <div>
        <p className={css.title}>{title}</p>
        {hint && <p className={css.hint}>{hint}</p>}
      </div>
      {children}
    </div>
  )
}
