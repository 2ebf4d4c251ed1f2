import { fromPromise } from 'xstate'
import type { SiteInfo } from '../../contract/calls/site.ts'
import { siteMachine } from './site.machine.ts'

export interface SitePorts {
  /** Rejects with a CallFailure. */
  loadSiteInfo(domain: string, signal: AbortSignal): Promise<SiteInfo>
  /** Tells the developers, once. */
  reportMalformedExhibitions(): void
}

export const provideSite = (ports: SitePorts) =>
  siteMachine.provide({
    actors: {
      loadSiteInfo: fromPromise<SiteInfo, { domain: string }>(({ input, signal }) =>
        ports.loadSiteInfo(input.domain, signal),
      ),
    },
    actions: { reportMalformedExhibitions: () => ports.reportMalformedExhibitions() },
  })
