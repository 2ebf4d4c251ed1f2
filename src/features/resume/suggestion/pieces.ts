import type { Suggestion } from '../../../../contract/calls/rewriting.ts'
import { PLACEHOLDER } from '../../../entities/resume/outline.ts'

export interface Piece {
  readonly text: string
  /** As the line had it, in other words, or what is still to come. */
  readonly kind: 'same' | 'new' | 'blank'
}

/** A suggestion piece by piece, for what is the line's own to be told from what is not. */
export function piecesOf({ text, marks }: Suggestion): readonly Piece[] {
  const edges = [0, ...marks.flatMap(({ from, to }) => [from, to]), text.length]
  const parts = edges.slice(1).map((to, at) => ({ text: text.slice(edges[at], to), isNew: at % 2 === 1 }))
  return parts.flatMap(({ text: part, isNew }) =>
    part
      .split(/(\[X\])/)
      .filter((one) => one !== '')
      .map((one) => ({ text: one, kind: one === PLACEHOLDER ? 'blank' : isNew ? 'new' : 'same' }) as const),
  )
}
