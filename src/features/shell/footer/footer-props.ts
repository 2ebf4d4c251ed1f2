import type { ReactNode } from 'react'
import type { SiteInfo } from '../../../../contract/calls/site.ts'
import type { EntryDestination } from '../../../../machines/login/entry/entry.types.ts'

export interface FooterProps {
  readonly site: SiteInfo
  /** Title of the job-fair entry, null where the site shows none. */
  readonly fairTitle: string | null
  /** Null while it is not known: the place of the technical-support logo is kept (SITE-7). */
  readonly isSupportHidden: boolean | null
  /** The site's mini-program code, drawn once it comes into view. */
  readonly miniProgramCode: ReactNode
  /** Whether the site's lists are there to be seen. */
  readonly isOpen: boolean
  onEnter(destination: EntryDestination): void
}
