import type { Doubt, Finding, Place } from '../../../../contract/parsed-resume.ts'
import { UNREADABLE } from '../reading/source-page.ts'
import { fold } from './fold.ts'

/** Where a character stands: the how manieth of how many of its run. */
interface Mark {
  readonly page: number
  readonly run: number
  readonly at: number
  readonly of: number
}

/** Text of the file that knows where each of its characters stands. */
export interface Piece {
  readonly text: string
  /** As rules compare it; as long as `text`. */
  readonly plain: string
  readonly marks: readonly Mark[]
}

export const nothing: Piece = { text: '', plain: '', marks: [] }

export function pieceOf(text: string, place: { readonly page: number; readonly run: number }): Piece {
  const of = text.length
  return { text, plain: fold(text), marks: Array.from({ length: of }, (_, at) => ({ ...place, at, of })) }
}

export function slice(piece: Piece, from: number, to = piece.text.length): Piece {
  const start = from + (/^[\s]*/.exec(piece.text.slice(from, to))?.[0].length ?? 0)
  const end = start + piece.text.slice(start, Math.max(start, to)).trimEnd().length
  return {
    text: piece.text.slice(start, end),
    plain: piece.plain.slice(start, end),
    marks: piece.marks.slice(start, end),
  }
}

export function join(pieces: readonly Piece[], glue: string): Piece {
  const [first = nothing, ...rest] = pieces
  return rest.reduce((all, piece) => {
    const mark = all.marks.at(-1) ?? piece.marks[0]
    return {
      text: all.text + glue + piece.text,
      plain: all.plain + glue + piece.plain,
      marks: [...all.marks, ...(mark ? Array.from(glue, () => mark) : []), ...piece.marks],
    }
  }, first)
}

/** The pieces between what a pattern matches in the folded text. */
export function split(piece: Piece, pattern: RegExp): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const match of piece.plain.matchAll(new RegExp(pattern, 'gu'))) {
    pieces.push(slice(piece, from, match.index))
    from = match.index + match[0].length
  }
  pieces.push(slice(piece, from))
  return pieces.filter(({ text }) => text !== '')
}

/** What is left of a piece without a part of it, the ends apart. */
export const without = (piece: Piece, from: number, to: number): Piece[] =>
  [slice(piece, 0, from), slice(piece, to)].filter(({ text }) => text !== '')

/** Stretches of the file, spaces between them included. */
export function placesOf(marks: readonly Mark[]): Place[] {
  const stretches: { page: number; run: number; from: number; to: number; of: number }[] = []
  for (const { page, run, at, of } of marks) {
    const before = stretches.find((one) => one.page === page && one.run === run && at >= one.from && at <= one.to + 1)
    if (before) before.to = Math.max(before.to, at + 1)
    else stretches.push({ page, run, from: at, to: at + 1, of })
  }
  return stretches.map(({ page, run, from, to, of }) => ({ page, run, ...(to - from < of && { from, to }) }))
}

export const noFinding: Finding = { value: '', places: [], doubt: null }

/** A piece of the file as a finding, cut where the resume's field ends. */
export function findingOf(piece: Piece | null | undefined, max: number, doubt: Doubt | null = null): Finding {
  if (!piece || piece.text === '') return noFinding
  const value = piece.text.replaceAll(UNREADABLE, '').replace(/\s+/g, ' ').trim()
  if (value === '') return noFinding
  const isLong = value.length > max
  const isIncomplete = piece.text.includes(UNREADABLE)
  return {
    value: isLong ? value.slice(0, max) : value,
    places: placesOf(piece.marks),
    doubt: isIncomplete ? 'incomplete' : isLong ? 'shortened' : doubt,
  }
}

/** A value that the file says in words of its own. */
export const normalised = (value: string, piece: Piece, doubt: Doubt | null = null): Finding => ({
  value,
  places: placesOf(piece.marks),
  doubt,
})

/** What was found, with the places where more of it stands. */
export const alsoAt = (finding: Finding, pieces: readonly Piece[]): Finding =>
  pieces.length > 0
    ? { ...finding, places: [...finding.places, ...pieces.flatMap(({ marks }) => placesOf(marks))] }
    : finding
