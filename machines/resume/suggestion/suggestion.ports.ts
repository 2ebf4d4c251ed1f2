import { fromCallback } from 'xstate'
import { suggestionMachine } from './suggestion.machine.ts'
import type { RewriteEvent, RewriteOrder } from './suggestion.types.ts'

export interface SuggestionPorts {
  /**
   * Has a line rewritten.
   * @param report hears what is written so far, and how it ended
   * @returns a function that gives it up
   */
  rewrite(order: RewriteOrder, report: (event: RewriteEvent) => void): () => void
}

export const provideSuggestion = (ports: SuggestionPorts) =>
  suggestionMachine.provide({
    actors: {
      rewrite: fromCallback<RewriteEvent, RewriteOrder>(({ input, sendBack }) => ports.rewrite(input, sendBack)),
    },
  })
