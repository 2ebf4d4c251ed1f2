import { fromCallback } from 'xstate'
import { attachmentMachine } from './attachment.machine.ts'
import type { TabEvent } from './attachment.types.ts'

export interface AttachmentPorts {
  /**
   * Asks which tabs are here and reports each that answers, that comes later, or that goes.
   * @returns a function that ends the watch
   */
  watchTabs(report: (event: TabEvent) => void): () => void
  /** Asks the tab for all that it has, and for what comes; called again when its page was loaded anew. */
  attach(tab: string): void
}

export const provideAttachment = (ports: AttachmentPorts) =>
  attachmentMachine.provide({
    actors: { watchTabs: fromCallback<TabEvent>(({ sendBack }) => ports.watchTabs(sendBack)) },
    actions: { attach: (_, { tab }) => ports.attach(tab) },
  })
