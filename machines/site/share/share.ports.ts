import { fromPromise } from 'xstate'
import { shareMachine } from './share.machine.ts'
import type { SharedLink, SystemEnd } from './share.types.ts'

export interface SharePorts {
  /** Puts a text into the clipboard; rejects where the browser refuses. */
  copy(text: string): Promise<void>
  /** Opens the system's own sharing; rejects where that fails. */
  share(link: SharedLink): Promise<SystemEnd>
}

export const provideShare = (ports: SharePorts) =>
  shareMachine.provide({
    actors: {
      copy: fromPromise<void, SharedLink>(({ input }) => ports.copy(input.address)),
      share: fromPromise<SystemEnd, SharedLink>(({ input }) => ports.share(input)),
    },
  })
