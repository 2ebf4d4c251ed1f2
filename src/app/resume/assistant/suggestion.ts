import { provideSuggestion } from '../../../../machines/resume/suggestion/suggestion.ports.ts'
import { rewriteLine } from '../../../api/rewriting.ts'
import type { SuggestionFlow } from '../../../shared/actors/actors.ts'
import { session } from '../../actors.ts'

/** Lines of a student's resume in other words, with its effects. */
export const suggestion: SuggestionFlow = {
  logic: provideSuggestion({
    rewrite: (order, signal) => rewriteLine({ user_id: session.getSnapshot().context.userId, ...order }, signal),
  }),
}
