import type { Doubt, Finding } from '../../../contract/parsed-resume.ts'
import { asMeant, fold } from './fold.ts'

export type Place = Finding['places'][number]

/** Text of the file that knows where each of its characters stands. */
export interface Piece {
  readonly text: string
  /** As rules compare it; as long as `text`. */
  readonly plain: string
  readonly marks: readonly Place[]
}

export const nothing: Piece = { text: '', plain: '', marks: [] }

export function pieceOf(text: string, place: Place): Piece {
  const meant = Array.from(text, asMeant).join('')
  return { text: meant, plain: fold(meant), marks: Array.from({ length: meant.length }, () => place) }
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

export function placesOf(marks: readonly Place[]): Place[] {
  const places = new Map(marks.map((place) => [`${place.page}.${place.run}`, place]))
  return [...places.values()]
}

export const noFinding: Finding = { value: '', places: [], doubt: null }

/** A piece of the file as a finding, cut where the resume's field ends. */
export function findingOf(piece: Piece | null | undefined, max: number, doubt: Doubt | null = null): Finding {
  if (!piece || piece.text === '') return noFinding
  const value = piece.text.replace(/\s+/g, ' ').trim()
  const isLong = value.length > max
  return {
    value: isLong ? value.slice(0, max) : value,
    places: placesOf(piece.marks),
    doubt: isLong ? 'shortened' : doubt,
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
