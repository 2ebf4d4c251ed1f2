import { fromPromise } from 'xstate'
import type { Rewriting } from '../../../contract/calls/rewriting.ts'
import { suggestionMachine } from './suggestion.machine.ts'
import type { RewriteOrder } from './suggestion.types.ts'

export interface SuggestionPorts {
  /** Rejects with a CallFailure. */
  rewrite(order: RewriteOrder, signal: AbortSignal): Promise<Rewriting>
}

export const provideSuggestion = (ports: SuggestionPorts) =>
  suggestionMachine.provide({
    actors: { rewrite: fromPromise<Rewriting, RewriteOrder>(({ input, signal }) => ports.rewrite(input, signal)) },
  })
