import type { ReactNode } from 'react'
import type { DomainConfig, SiteInfo } from '../../../../contract/calls/site.ts'

export interface EmployerScreenProps {
  readonly site: SiteInfo
  /** The look of the screen; null while it is not known, or cannot be. */
  readonly config: DomainConfig | null
  /** The card in which an employer logs in or registers. */
  readonly form: ReactNode
  /** The organiser's entry. */
  onOrganiser(): void
  /** Wants to know whom to ask (CHAN-3). */
  onContacts(): void
}
