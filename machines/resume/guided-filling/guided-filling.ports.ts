import { fromPromise } from 'xstate'
import type { Guided } from '../../../contract/guided.ts'
import { guidedFillingMachine } from './guided-filling.machine.ts'
import type { GuidedDraft, GuidedOrder } from './guided-filling.types.ts'

export interface GuidedFillingPorts {
  /** Reads how far the conversation is; rejects with a CallFailure. */
  read(signal: AbortSignal): Promise<Guided>
  /** Rejects with a CallFailure, of code 40900 where another tab was first. */
  send(order: GuidedOrder, signal: AbortSignal): Promise<Guided>
  tellWritten(): void
  keepDraft(draft: GuidedDraft): void
}

export const provideGuidedFilling = (ports: GuidedFillingPorts) =>
  guidedFillingMachine.provide({
    actors: {
      read: fromPromise<Guided>(({ signal }) => ports.read(signal)),
      send: fromPromise<Guided, GuidedOrder>(({ input, signal }) => ports.send(input, signal)),
    },
    actions: {
      tellWritten: () => ports.tellWritten(),
      keepDraft: (_, draft) => ports.keepDraft(draft),
    },
  })
