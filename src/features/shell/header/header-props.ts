import type { ReactNode } from 'react'
import type { SiteInfo } from '../../../../contract/calls/site.ts'
import type { EntryDestination } from '../../../../machines/login/entry/entry.types.ts'
import type { Account } from '../../../entities/site/account.ts'
import type { FocusWish } from '../../../shared/focus/TakesFocus.tsx'

export interface HeaderProps extends FocusWish {
  readonly site: SiteInfo
  /** Title of the job-fair entry, null where the site shows none. */
  readonly fairTitle: string | null
  readonly account: Account | null
  /** Before the account of a student: what is new. */
  readonly bell?: ReactNode
  /** In the menu of a student on a phone: how many notices are new. */
  readonly unread?: number | null
  /** Whether somebody is logged in is still being found out. */
  readonly busy: boolean
  /** Path of the page that is open. */
  readonly current: string
  /** The entries as a page of their own, on a phone. */
  readonly isMenuOpen: boolean
  onMenuOpen(): void
  onMenuClose(): void
  /** Wants to go where it depends on the visitor what that comes to. */
  onEnter(destination: EntryDestination): void
  onLogout(): void
}
