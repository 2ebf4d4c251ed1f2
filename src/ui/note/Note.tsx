import type { ReactNode } from 'react'
import { InfoIcon } from '../icons/account.tsx'
import { AlertIcon } from '../icons/shell.tsx'
import * as css from './Note.css.ts'

export interface NoteProps {
  readonly kind: keyof typeof css.kind
  readonly children: ReactNode
}

const icons = { info: InfoIcon, warning: AlertIcon, danger: AlertIcon }

/** A sentence within a form: something to know, or what went wrong. */
export function Note({ kind, children }: NoteProps) {
  const Icon = icons[kind]
  return (
    <div className={css.kind[kind]}>
      <Icon size={16} className={css.icon[kind]} />
      <p>{children}</p>
    </div>
  )
}
