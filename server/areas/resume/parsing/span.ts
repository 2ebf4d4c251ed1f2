import type { Finding } from '../../../../contract/parsed-resume.ts'
import { dateIn } from './dates.ts'
import { noFinding, normalised, type Piece } from './piece.ts'
import type { Facts } from './tokens.ts'

export interface Span {
  readonly start: Finding
  readonly end: Finding
}

export const noSpan: Span = { start: noFinding, end: noFinding }

const LEAVES = /毕业|届|expected|graduat|预计|结束/i

/** The time of an entry as its heading lines say it; a date alone is when it began, or when somebody leaves a school. */
export function spanOf(facts: readonly Facts[], alone: 'start' | 'end'): Span {
  const dated = facts.filter(({ date }) => date)
  const found = dated.find(({ date }) => date?.isSpan) ?? dated[0]
  return found ? spanIn(found.datePiece, alone) : noSpan
}

export function spanIn(piece: Piece, alone: 'start' | 'end'): Span {
  const date = dateIn(piece)
  if (!date) return noSpan
  const only = LEAVES.test(piece.plain) ? 'end' : alone
  if (!date.isSpan && only === 'end') return { start: noFinding, end: normalised(date.start, piece) }
  const isOpen = date.end === 'present' || date.end === ''
  return {
    start: date.start === '' ? noFinding : normalised(date.start, piece, date.end === '' ? 'noEnd' : null),
    end: date.end === '' ? noFinding : normalised(date.end, piece, isOpen ? 'noEnd' : null),
  }
}
