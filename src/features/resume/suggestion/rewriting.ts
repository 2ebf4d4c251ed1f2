import { createContext } from 'react'
import type { SuggestionInput } from '../../../../machines/resume/suggestion/suggestion.types.ts'
import type { PageFlows } from '../../../shared/actors/actors.ts'

export interface Rewriter {
  readonly load: PageFlows['suggestion']
  /** Whether a language model wrote a line. */
  isOfModel(line: string): boolean
}

/** What rewords lines; null where the site does not offer it. */
export const Rewriting = createContext<Rewriter | null>(null)

export type LinesPlace = Omit<SuggestionInput, 'line'>

/** Whose lines are shown; null where they are of something that is not reworded. */
export const LinesOf = createContext<LinesPlace | null>(null)
