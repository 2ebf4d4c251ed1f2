import type { ReactNode } from 'react'
import * as css from './Tag.css.ts'

export interface TagProps {
  readonly children: ReactNode
  readonly tone?: keyof typeof css.tone
}

/** A short property of something in a list, 24 px high. */
export function Tag({ children, tone = 'plain' }: TagProps) {
  return <span className={css.tone[tone]}>{children}</span>
}
