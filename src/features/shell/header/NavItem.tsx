import type { ReactNode } from 'react'
import type { EntryDestination } from '../../../../machines/login/entry/entry.types.ts'
import { hrefOf, isCurrent, type NavLink } from '../../../entities/site/navigation.ts'

export interface NavItemProps {
  readonly link: NavLink
  readonly className: string
  /** Path of the page that is open. */
  readonly current?: string
  onEnter(destination: EntryDestination): void
  /** Once it has been followed. */
  onLeave?(): void
  readonly children: ReactNode
}

/** A link, or a button where it depends on the visitor what it leads to. */
export function NavItem({ link, className, current = '', onEnter, onLeave, children }: NavItemProps) {
  const { enters } = link
  const shared = { className, children, 'aria-current': isCurrent(link, current) ? ('page' as const) : undefined }
  if (!enters) return <a {...shared} href={hrefOf(link.path)} onClick={onLeave} />
  return (
    <button
      {...shared}
      type="button"
      onClick={() => {
        onLeave?.()
        onEnter(enters)
      }}
    />
  )
}
