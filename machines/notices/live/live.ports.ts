import { fromCallback } from 'xstate'
import type { Changed } from '../../../contract/notices.ts'
import { type VisibilityPort, visibilityActor } from '../../kit/visibility.ts'
import { liveMachine } from './live.machine.ts'
import type { StreamEvent } from './live.types.ts'

export interface LivePorts {
  readonly visibility: VisibilityPort
  /**
   * Hears what the tab that listens passes on.
   * @returns a function that ends it
   */
  hearTabs(userId: string, told: (changed: Changed) => void): () => void
  tellTabs(userId: string, changed: Changed): void
  /**
   * Waits for this tab's turn among those of the browser; it lasts until the function returned is called.
   * @param got called once; never where tabs cannot take turns
   */
  queueToLead(userId: string, got: () => void): () => void
  /**
   * Opens the stream of whoever is logged in.
   * @returns a function that closes it
   */
  openStream(report: (event: StreamEvent) => void): () => void
  /** Has what was read of it read anew where it is shown. */
  refresh(userId: string, changed: Changed): void
}

export const provideLive = (ports: LivePorts) =>
  liveMachine.provide({
    actors: {
      hearTabs: fromCallback<{ type: 'TABS.TOLD'; changed: Changed }, { userId: string }>(({ input, sendBack }) =>
        ports.hearTabs(input.userId, (changed) => sendBack({ type: 'TABS.TOLD', changed })),
      ),
      watchVisibility: visibilityActor(ports.visibility),
      queueToLead: fromCallback<{ type: 'LEAD.GOT' }, { userId: string }>(({ input, sendBack }) =>
        ports.queueToLead(input.userId, () => sendBack({ type: 'LEAD.GOT' })),
      ),
      stream: fromCallback<StreamEvent>(({ sendBack }) => ports.openStream(sendBack)),
    },
    actions: {
      refresh: (_, { userId, changed }) => ports.refresh(userId, changed),
      tellTabs: (_, { userId, changed }) => ports.tellTabs(userId, changed),
    },
  })
