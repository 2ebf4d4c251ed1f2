import type {
  RewriteEngine,
  RewriteVariant,
  Rewriting,
  RewrittenSection,
} from '../../../../contract/calls/rewriting.ts'
import { marksOf } from './rewriting/marks.ts'
import { type RuleVariant, rewriteLine, ruleVariants } from './rewriting/rewrite-line.ts'

/** A line that somebody wants in other words. */
export interface Asked {
  readonly line: string
  readonly section: RewrittenSection
  readonly entry: string
  readonly variant: RewriteVariant
  /** That is to do it. */
  readonly engine: RewriteEngine
  /** Agrees that lines are sent to a model, or takes that back; null for neither. */
  readonly agrees: boolean | null
}

/** How somebody waits for an answer. */
export interface Waiting {
  readonly signal: AbortSignal
  /** @param text of the wording so far */
  tell(text: string): void
}

/** What writes with students: rules, or whoever the settings name. */
export interface Assistant {
  /** @param userId the session's owner */
  rewrite(userId: string, asked: Asked, waiting: Waiting): Promise<Rewriting>
}

const isOfRules = (variant: RewriteVariant): variant is RuleVariant => ruleVariants.some((one) => one === variant)

/** What rules make of a line; they can translate nothing, and whoever asked for English is told so. */
export function rewrittenByRules({
  line,
  variant,
}: Pick<Asked, 'line' | 'variant'>): Omit<Rewriting, 'fell' | 'model'> {
  const answer = isOfRules(variant) ? rewriteLine(line, variant) : ({ why: 'unable' } as const)
  const isText = 'text' in answer
  return {
    engine: 'rules',
    suggestion: isText ? { text: answer.text, marks: marksOf(answer.text, line) } : null,
    why: isText ? null : answer.why,
    variants: [...ruleVariants],
  }
}

/** Rules, and nobody else: nothing leaves this server. */
export const rulesAlone: Assistant = {
  rewrite: async (_, asked) => ({ ...rewrittenByRules(asked), fell: null, model: null }),
}
