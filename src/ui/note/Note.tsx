import type { ReactNode } from 'react'
import { AlertIcon } from '../icons/AlertIcon.tsx'
import { InfoIcon } from '../icons/InfoIcon.tsx'
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
