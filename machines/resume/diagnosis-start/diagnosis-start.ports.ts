import { fromPromise } from 'xstate'
import { diagnosisStartMachine } from './diagnosis-start.machine.ts'
import type { Choice, StartOrder } from './diagnosis-start.types.ts'

interface Named {
  readonly id: string
}

export interface DiagnosisStartPorts {
  /** Positions by a keyword; rejects with a CallFailure. */
  find(term: string, signal: AbortSignal): Promise<readonly Choice[]>
  /** Rejects with a CallFailure. */
  start(order: StartOrder, signal: AbortSignal): Promise<Named>
  open(id: string): void
}

export const provideDiagnosisStart = (ports: DiagnosisStartPorts) =>
  diagnosisStartMachine.provide({
    actors: {
      find: fromPromise<readonly Choice[], { readonly term: string }>(({ input, signal }) =>
        ports.find(input.term, signal),
      ),
      start: fromPromise<Named, StartOrder>(({ input, signal }) => ports.start(input, signal)),
    },
    actions: { open: (_, { id }) => ports.open(id) },
  })
