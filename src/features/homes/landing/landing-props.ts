import type { SiteInfo } from '../../../../contract/calls/site.ts'
import type { EntryDestination } from '../../../../machines/login/entry/entry.types.ts'

export interface LandingProps {
  readonly site: SiteInfo
  /** Whether the phone numbers float beside the page (SHELL-7). */
  readonly showContacts: boolean
  onStudent(): void
  onEnter(destination: EntryDestination): void
}
