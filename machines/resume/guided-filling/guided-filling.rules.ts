import type { GuidedMove } from '../../../contract/calls/guided.ts'
import { codes } from '../../../contract/codes.ts'
import { failureOf, hasCode } from '../../../contract/failures.ts'
import { GUIDED_LIMITS, type Guided } from '../../../contract/guided.ts'
import type { GuidedDraft, GuidedFillingContext, GuidedOrder } from './guided-filling.types.ts'

export type Sight = 'contradicted' | 'choosing' | 'done' | 'unclear' | 'plain'

/** The next thing to do in a conversation as the server has it. */
export function sightOf(guided: Guided | null): Sight {
  if (!guided) return 'choosing'
  const last = guided.turns.at(-1)
  if (guided.contradictions.length > 0) return 'contradicted'
  if (!guided.question) return 'done'
  if (!last) return 'choosing'
  return last.outcome === 'unclear' || last.outcome === 'partly' ? 'unclear' : 'plain'
}

export const isConflict = (error: unknown): boolean => {
  const failure = failureOf(error)
  return hasCode(failure, codes.conflict)
}

const fits = (text: string, most: number) => text.trim() !== '' && text.length <= most
export const isSendable = (text: string): boolean => fits(text, GUIDED_LIMITS.answer)
export const isPastable = (text: string): boolean => fits(text, GUIDED_LIMITS.paste)

type Known = Pick<GuidedFillingContext, 'guided'>
const versionOf = ({ guided }: Known) => guided?.version ?? 0

export function answerOf(known: Known, text: string): GuidedOrder | null {
  const { guided } = known
  return guided?.question
    ? { kind: 'answer', version: versionOf(known), question: guided.question.id, text: text.trim() }
    : null
}

export const moveOf = (known: Known, move: GuidedMove): GuidedOrder => ({
  kind: 'move',
  version: versionOf(known),
  move,
})

export const fixOf = (known: Known & Pick<GuidedFillingContext, 'fix'>): GuidedOrder | null =>
  known.fix && { kind: 'correct', version: versionOf(known), turn: known.fix.turn, text: known.fix.text.trim() }

export const pasteOf = (known: Known & Pick<GuidedFillingContext, 'pasted'>): GuidedOrder => ({
  kind: 'paste',
  version: versionOf(known),
  text: known.pasted.trim(),
})

/** The part of the typed text that is left, once some of it has been taken. */
export function restOf(
  { order, text, fix, pasted }: Pick<GuidedFillingContext, 'order' | 'text' | 'fix' | 'pasted'>,
  guided: Guided,
): Pick<GuidedFillingContext, 'text' | 'fix' | 'pasted'> {
  switch (order?.kind) {
    case 'correct':
      return { text, fix: null, pasted }
    case 'paste':
      return { text, fix, pasted: '' }
    default:
      return { text: guided.question?.said ?? '', fix, pasted }
  }
}

export const draftOf = ({ guided, text, pasted }: GuidedFillingContext): GuidedDraft => ({
  version: guided?.version ?? 0,
  text,
  pasted,
})

/** The text that was typed for the question that is still asked; '' for another question. */
export const draftFor = (guided: Guided, draft: GuidedDraft | null): Pick<GuidedDraft, 'text' | 'pasted'> =>
  draft?.version === guided.version ? { text: draft.text, pasted: draft.pasted } : { text: '', pasted: '' }
