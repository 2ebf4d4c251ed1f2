import { failureOf } from '../../../../contract/failures.ts'
import { provideSuggestion } from '../../../../machines/resume/suggestion/suggestion.ports.ts'
import { readModelLinesAnew, rewriteLine } from '../../../api/rewriting.ts'
import type { SuggestionFlow } from '../../../shared/actors/actors.ts'
import { session } from '../../actors.ts'

/** Lines of a student's resume in other words, with its effects. */
export const suggestion: SuggestionFlow = {
  logic: provideSuggestion({
    rewrite({ agrees, ...order }, report) {
      const left = new AbortController()
      rewriteLine(
        {
          user_id: session.getSnapshot().context.userId,
          ...order,
          ...(agrees !== null && { agrees: agrees ? '1' : '0' }),
        },
        { signal: left.signal, onGrowth: (text) => report({ type: 'WORDING.GROWN', text }) },
      ).then(
        (found) => {
          if (found.engine === 'model') void readModelLinesAnew()
          report({ type: 'WORDING.CAME', found })
        },
        (error: unknown) => report({ type: 'WORDING.FAILED', failure: failureOf(error) }),
      )
      return () => left.abort()
    },
  }),
}
