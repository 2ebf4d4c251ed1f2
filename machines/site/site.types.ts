import type { SiteInfo } from '../../contract/calls/site.ts'
import type { Failure } from '../../contract/failures.ts'

/** One entry of the exhibition configuration. */
export interface Exhibition {
  readonly label: string
  readonly title: string
  readonly show: boolean
}

export interface SiteContext {
  readonly domain: string
  readonly site: SiteInfo | null
  readonly exhibitions: readonly Exhibition[]
  readonly failure: Failure | null
}

export type SiteEvent = { type: 'RETRIED' }

/** Host name without port. */
export type SiteInput = { domain: string }
