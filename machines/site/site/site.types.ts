import type { DomainConfig, LocalText, SiteInfo } from '../../../contract/calls/site.ts'
import type { Failure } from '../../../contract/failures.ts'
import type { LoginType } from '../../../contract/rules/storage.ts'
import type { Recognised } from '../../login/session/session.types.ts'

/** One entry of the exhibition configuration. */
export interface Exhibition {
  readonly label: string
  readonly title: LocalText
  readonly show: boolean
}

export interface SiteInput {
  /** Host name without port. */
  readonly domain: string
  /** Of the page that was asked for, with its search: `/job?id=1`. */
  readonly path: string
  /** As the cookies hint at it, where its key is there too (SHELL-6). */
  readonly loginType: LoginType | null
  /** The visitor chose this site though it is opened on a phone (SITE-5). */
  readonly staysOnDesktop: boolean
}

export interface SiteContext extends SiteInput {
  readonly site: SiteInfo | null
  readonly isPhone: boolean
  readonly exhibitions: readonly Exhibition[]
  /** Of the employers' login screen; null where it could not be had. */
  readonly config: DomainConfig | null
  /** The technical-support logo of the footer (SITE-7). */
  readonly supportLogo: 'unknown' | 'shown' | 'hidden'
  readonly failure: Failure | null
}

export type SiteEvent =
  | { type: 'RETRIED' }
  /** Somebody logged in or out in another tab. */
  | { type: 'IDENTITY.RECOGNISED'; identity: Recognised }

/** The site, and whether it is looked at on a phone. */
export type SiteLoaded = { site: SiteInfo; isPhone: boolean }
