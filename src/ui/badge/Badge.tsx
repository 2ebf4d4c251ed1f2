import type { ReactNode } from 'react'
import * as css from './Badge.css.ts'

export interface BadgeProps {
  readonly kind?: keyof typeof css.kind
  readonly children: ReactNode
}

export function Badge({ kind = 'plain', children }: BadgeProps) {
  return <span className={css.kind[kind]}>{children}</span>
}
