import { fromPromise } from 'xstate'
import type { DomainConfig, SiteInfo } from '../../../contract/calls/site.ts'
import { siteMachine } from './site.machine.ts'
import type { SiteLoaded } from './site.types.ts'

/** The calls reject with a CallFailure. */
export interface SitePorts {
  loadSite(domain: string, signal: AbortSignal): Promise<SiteLoaded>
  loadSupportLogo(signal: AbortSignal): Promise<'shown' | 'hidden'>
  loadDomainConfig(domain: string, signal: AbortSignal): Promise<DomainConfig>
  /** Tells the developers, once. */
  reportMalformedExhibitions(): void
  /** Keeps what the back offices and pages opened from here read of the site (SITE-8). */
  rememberSite(site: SiteInfo, config: DomainConfig | null): void
  /** To an address outside this page's routes, in this tab and in place of this page. */
  leave(address: string): void
}

export const provideSite = (ports: SitePorts) =>
  siteMachine.provide({
    actors: {
      loadSite: fromPromise<SiteLoaded, { domain: string }>(({ input, signal }) =>
        ports.loadSite(input.domain, signal),
      ),
      loadSupportLogo: fromPromise<'shown' | 'hidden'>(({ signal }) => ports.loadSupportLogo(signal)),
      loadDomainConfig: fromPromise<DomainConfig, { domain: string }>(({ input, signal }) =>
        ports.loadDomainConfig(input.domain, signal),
      ),
    },
    actions: {
      reportMalformedExhibitions: () => ports.reportMalformedExhibitions(),
      rememberSite: (_, { site, config }) => site && ports.rememberSite(site, config),
      leave: (_, { address }) => ports.leave(address),
    },
  })
